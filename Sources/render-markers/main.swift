import RenderMarkersCommand

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

exit(await RenderMarkers.run(Array(CommandLine.arguments.dropFirst())).rawValue)
