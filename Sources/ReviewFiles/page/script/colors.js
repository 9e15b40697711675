"use strict";

/** Arithmetic on pixels: arrays of red, green, blue and alpha, 0 to 255, not premultiplied. */
const Colors = (() => {
  /** "#0B5CD5", and the alpha behind it where it is not whole: "#0B5CD5 · 50 %". */
  function text([red, green, blue, alpha]) {
    if (alpha === 0) return "transparent";
    const digits = [red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("");
    const share = alpha === 255 ? "" : ` · ${Dom.decimal(alpha / 2.55, 1)} %`;
    return `#${digits.toUpperCase()}${share}`;
  }

  function css([red, green, blue, alpha]) {
    return `rgb(${red} ${green} ${blue} / ${alpha / 255})`;
  }

  /** "#RRGGBB" as a pixel. */
  function parse(hex) {
    const value = Number.parseInt(hex.slice(1), 16);
    return [value >> 16 & 255, value >> 8 & 255, value & 255, 255];
  }

  /** The pixel as it shows on an opaque ground. */
  function over(pixel, ground) {
    const share = pixel[3] / 255;
    return [0, 1, 2].map((index) => pixel[index] * share + ground[index] * (1 - share));
  }

  /** The largest difference of a premultiplied channel, as the comparison counts it. */
  function delta(left, right) {
    const premultiplied = (pixel) =>
      [...pixel.slice(0, 3).map((part) => Math.round(part * pixel[3] / 255)), pixel[3]];
    const [a, b] = [premultiplied(left), premultiplied(right)];
    return Math.max(...a.map((part, index) => Math.abs(part - b[index])));
  }

  function linear(part) {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }

  /** The contrast ratio of WCAG 2 between two opaque pixels, 1 to 21. */
  function contrast(left, right) {
    const luminance = (pixel) => {
      const [red, green, blue] = pixel.slice(0, 3).map(linear);
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const [low, high] = [luminance(left), luminance(right)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  }

  /** Björn Ottosson's OKLab of an opaque pixel. */
  function oklab(pixel) {
    const [red, green, blue] = pixel.slice(0, 3).map(linear);
    const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
    const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
    const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
    return [
      0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
      1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
      0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
    ];
  }

  /** The distance of two opaque pixels in OKLab, 0 to about 1. */
  function distance(left, right) {
    const [a, b] = [oklab(left), oklab(right)];
    return Math.hypot(...a.map((part, index) => part - b[index]));
  }

  /** Whether an eye sees a distance in OKLab: about 0.02 is just noticeable. */
  function visibility(value) {
    if (value < 0.02) return "not visible";
    return value < 0.05 ? "barely visible" : "visible";
  }

  return { text, css, parse, over, delta, contrast, distance, visibility };
})();
