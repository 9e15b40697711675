import DesignTokens
import DisplayList
import Testing

@Suite struct ResolverTests {
  private let resolver = """
    {"name": "pack", "version": "2025.10", "description": "A pack.",
     "sets": {"base": {"sources": [{"$ref": "a.json"}, {"n": \(TestPack.token("number", "1"))}]}},
     "modifiers": {
       "theme": {"contexts": {"light": [], "dark": [{"$ref": "sub/dark.json"}]}, "default": "light"},
       "palette": {"contexts": {"default": [], "strict": [{"$ref": "a.json"},
         {"n": \(TestPack.token("number", "3"))}]}, "default": "default"}},
     "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"},
       {"$ref": "#/modifiers/palette"}]}
    """
  private let files = [
    "a.json": "{\"a\": \(TestPack.token("number", #""{n}""#))}",
    "sub/dark.json": "{\"n\": \(TestPack.token("number", "2"))}",
  ]

  @Test func laterStepsWinTokenByToken() throws {
    let document = try TokenDocument(pack: TestPack.source(resolver, files))
    func numbers(_ contexts: [String: String]) throws -> [Double] {
      let tokens = try document.resolve(contexts: contexts)
      #expect(tokens.tokens.map(\.name) == ["a", "n"])
      return [try tokens.number("a"), try tokens.number("n")]
    }
    #expect(try numbers([:]) == [1, 1])
    #expect(try numbers(["theme": "light"]) == [1, 1])
    #expect(try numbers(["theme": "dark"]) == [2, 2])
    #expect(try numbers(["theme": "dark", "palette": "strict"]) == [3, 3])
    #expect(document.name == "pack")
    #expect(document.contexts(of: "theme") == ["light", "dark"])
    #expect(document.contexts(of: "size") == [])
    let dark = try document.resolve(contexts: ["theme": "dark"]).token(named: "n")
    #expect(dark?.file == "tokens/sub/dark.json")
  }

  @Test(arguments: [
    (["theme": "drak"], "unknown theme 'drak': did you mean 'dark'?"),
    (["them": "dark"], "unknown modifier 'them': did you mean 'theme'?"),
    (["size": "big"], "unknown modifier 'size': accepted: theme, palette"),
  ])
  func unknownChoice(contexts: [String: String], message: String) throws {
    let document = try TokenDocument(pack: TestPack.source(resolver, files))
    #expect(
      TestPack.message { () throws(TokenError) in _ = try document.resolve(contexts: contexts) }
        == message)
  }

  @Test func eachFileIsReadOnce() throws {
    final class Reads { var names: [String] = [] }
    let (reads, files) = (Reads(), files)
    let source = TokenSource(file: "r.json", bytes: Array(resolver.utf8)) {
      name throws(TokenError) in
      reads.names.append(name)
      return Array((files[name] ?? "").utf8)
    }
    let document = try TokenDocument(pack: source)
    _ = try document.resolve(contexts: ["theme": "light"])
    _ = try document.resolve(contexts: ["theme": "dark"])
    #expect(reads.names == ["a.json", "sub/dark.json"])
  }

  @Test(arguments: [
    ("2025.10", "2024.1", #":1: the string '2024.1' as the version: "2025.10""#),
    (
      "resolutionOrder", "resolutionOrdr",
      ":7: unknown key 'resolutionOrdr' of a resolver: did you mean 'resolutionOrder'?"
    ),
    ("\"version\": \"2025.10\",", "", ":1: a resolver without 'version'"),
    (
      "\"#/sets/base", "\"#/sets/bas",
      ":7: no set or modifier '#/sets/bas': did you mean '#/sets/base'?"
    ),
    ("\"sources\"", "\"source\"", ":2: unknown key 'source' of a set: did you mean 'sources'?"),
    (
      "\"default\": \"light\"", "\"default\": \"lite\"",
      ":4: the string 'lite' as the default: accepted: light, dark"
    ),
    ("\"light\": []", "\"light\": {}", ":4: an object as 'light': an array"),
    ("sub/dark.json", "sub/drak.json", ":4: no file 'sub/drak.json'"),
    (
      "\"default\": \"light\"", "\"note\": 1",
      ":4: unknown key 'note' of a modifier: accepted: contexts, description, default, $extensions"
    ),
  ])
  func errors(old: String, new: String, message: String) throws {
    let text = try replacing(old, with: new)
    #expect(
      TestPack.message { () throws(TokenError) in
        _ = try TokenDocument(pack: TestPack.source(text, files))
      } == "tokens/r.json" + message)
  }

  @Test(arguments: [
    "../a.json", "/etc/passwd", "x/../../a.json", "./a.json", "a//b.json", "",
    "C:a.json", "x\\\\..\\\\a.json", "a.json#/x",
  ])
  func fileElsewhereIsRefused(name: String) throws {
    let text = try replacing("sub/dark.json", with: name)
    let message = TestPack.message { () throws(TokenError) in
      _ = try TokenDocument(pack: TestPack.source(text, files))
    }
    #expect(
      message.hasSuffix("as a source: a file beside this one, without '..', '#' or other members"),
      "\(message)")
  }

  @Test func modifierWithoutDefaultMustBeChosen() throws {
    let text = try replacing(", \"default\": \"light\"", with: "")
    let document = try TokenDocument(pack: TestPack.source(text, files))
    #expect(try document.resolve(contexts: ["theme": "dark"]).number("n") == 2)
    #expect(
      TestPack.message { () throws(TokenError) in _ = try document.resolve() }
        == "tokens/r.json:4: 'theme' has no default, and none was chosen: accepted: light, dark")
  }

  @Test func tokenInOneFileAndGroupInAnother() throws {
    let document = try TokenDocument(
      pack: TestPack.source(
        resolver,
        [
          "a.json": files["a.json"] ?? "",
          "sub/dark.json": "{\"n\": {\"x\": \(TestPack.token("number", "1"))}}",
        ]))
    #expect(
      TestPack.message { () throws(TokenError) in
        _ = try document.resolve(contexts: ["theme": "dark"])
      } == "tokens/sub/dark.json:1: n.x: 'n' is a token in tokens/r.json:2, and cannot hold others")
  }

  private func replacing(_ old: String, with new: String) throws -> String {
    let range = try #require(resolver.firstRange(of: old))
    return resolver.replacingCharacters(in: range, with: new)
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<String.Index>, with new: String) -> String {
    self[..<range.lowerBound] + new + self[range.upperBound...]
  }
}
