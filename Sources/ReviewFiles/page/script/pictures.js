"use strict";

/** Images to draw, and their pixels to read. A few are kept; the rest is loaded again. */
const Pictures = (() => {
  const images = new Map();
  const pixels = new Map();
  const keptImages = 16;
  const keptPixels = 4;
  window.REVIEW_PIXELS = Object.create(null);

  /** The image of a path once it is there; null until then, or when it cannot be shown. */
  function image(path) {
    return images.get(path)?.image ?? null;
  }

  /** Whether a path was loaded and is no picture. */
  function isBroken(path) {
    return images.get(path)?.isBroken ?? false;
  }

  /** Loads the images of a case. Never rejects: an image that fails stays null. */
  function load(item) {
    const paths = [item.expected?.image, item.actual?.image, item.difference];
    return Promise.all(paths.filter((path) => path != null).map(loadImage));
  }

  function loadImage(path) {
    const known = images.get(path);
    if (known) return known.promise;
    const entry = { image: null, isBroken: false };
    entry.promise = decode(path).then((image) => {
      entry.image = image;
      entry.isBroken = image === null;
    });
    images.set(path, entry);
    forgetOldest(images, keptImages);
    return entry.promise;
  }

  function decode(source) {
    const image = new Image();
    image.src = source;
    return image.decode().then(() => image, () => null);
  }

  function forgetOldest(map, limit) {
    while (map.size > limit) map.delete(map.keys().next().value);
  }

  /** The pixels of both sides as `ImageData`, null where a side is missing; loaded when asked. */
  function read(item) {
    let promise = pixels.get(item.id);
    if (promise === undefined) {
      promise = readBoth(item);
      pixels.set(item.id, promise);
      forgetOldest(pixels, keptPixels);
    }
    return promise;
  }

  async function readBoth(item) {
    await runScript(item.pixels);
    const sides = window.REVIEW_PIXELS[item.id] ?? {};
    delete window.REVIEW_PIXELS[item.id];
    const expected = await readOne(sides.expected);
    const isOne = sides.actual === sides.expected;
    return { expected, actual: isOne ? expected : await readOne(sides.actual) };
  }

  /** Chromium refuses `fetch` on files; a classic script may be loaded. */
  function runScript(source) {
    return new Promise((resolve, reject) => {
      const script = Dom.create("script", { src: source });
      script.addEventListener("load", () => resolve(script.remove()));
      script.addEventListener("error", () => reject(new Error(`${source} cannot be loaded`)));
      document.head.append(script);
    });
  }

  async function readOne(url) {
    const image = url == null ? null : await decode(url);
    if (image === null) return null;
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, canvas.width, canvas.height);
  }

  /** The pixel at a place: red, green, blue, alpha; null outside. */
  function pixel(data, x, y) {
    if (!data || x < 0 || y < 0 || x >= data.width || y >= data.height) return null;
    const start = (y * data.width + x) * 4;
    return [...data.data.subarray(start, start + 4)];
  }

  return { image, isBroken, load, read, pixel };
})();
