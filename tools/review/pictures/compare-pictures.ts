import { diff } from '@blazediff/core';
import { decode, encode } from 'fast-png';

/** A decoded picture: four bytes a pixel. */
interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

export interface PictureDifference {
  /** PNG that shows the changed pixels on the paled picture. */
  readonly png: Uint8Array;
  readonly changedPixels: number;
  /** Share of the larger picture, from 0 to 1. */
  readonly changedRatio: number;
}

function readRaster(png: Uint8Array): Raster {
  const { width, height, channels, depth, data } = decode(png);
  if (depth !== 8) throw new Error(`A picture has ${depth} bits a colour instead of 8.`);
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let pixel = 0; pixel < width * height; pixel += 1)
    for (let channel = 0; channel < channels; channel += 1)
      pixels[pixel * 4 + channel] = data[pixel * channels + channel] ?? 0;
  return { width, height, data: pixels };
}

/** Extends a picture by transparent pixels, which differ from every drawn one. */
function extendRaster(
  { width, height, data }: Raster,
  size: { readonly width: number; readonly height: number },
): Raster {
  if (width === size.width && height === size.height) return { width, height, data };
  const extended = new Uint8ClampedArray(size.width * size.height * 4);
  for (let row = 0; row < height; row += 1)
    extended.set(data.subarray(row * width * 4, (row + 1) * width * 4), row * size.width * 4);
  return { ...size, data: extended };
}

/** Largest difference of a colour, of 255, that is rounding of the browser. It is invisible. */
const ROUNDING = 1;
/** Edges of letters in a layer of their own can differ by more, at a few pixels. */
const EDGE_ROUNDING = 16;
const EDGE_RATIO = 0.0001;

const COLOURS = [0, 1, 2, 3] as const;

/** Sets pixels that differ by rounding to those of the other picture, and counts the others that differ. */
function countChangedPixels({ data: before }: Raster, { data: after }: Raster): number {
  const [left, right] = [new Uint32Array(before.buffer), new Uint32Array(after.buffer)];
  const edges: number[] = [];
  const equalise = (pixel: number) => {
    right[pixel] = left[pixel] ?? 0;
  };
  let count = 0;
  for (let pixel = 0; pixel < left.length; pixel += 1) {
    if (left[pixel] === right[pixel]) continue;
    const change = Math.max(
      ...COLOURS.map((colour) => Math.abs((before[pixel * 4 + colour] ?? 0) - (after[pixel * 4 + colour] ?? 0))),
    );
    if (change <= ROUNDING) equalise(pixel);
    else if (change <= EDGE_ROUNDING) edges.push(pixel);
    else count += 1;
  }
  if (edges.length > left.length * EDGE_RATIO) return count + edges.length;
  edges.forEach(equalise);
  return count;
}

/** Compares two PNG files pixel by pixel. Returns null if they differ by rounding only. */
export function comparePictures(before: Uint8Array, after: Uint8Array): PictureDifference | null {
  const [left, right] = [readRaster(before), readRaster(after)];
  const size = { width: Math.max(left.width, right.width), height: Math.max(left.height, right.height) };
  const [wideLeft, wideRight] = [extendRaster(left, size), extendRaster(right, size)];
  const changedPixels = countChangedPixels(wideLeft, wideRight);
  if (changedPixels === 0) return null;
  const drawn = new Uint8ClampedArray(size.width * size.height * 4);
  diff(wideLeft.data, wideRight.data, drawn, size.width, size.height, { threshold: 0, includeAA: true, alpha: 0.25 });
  return {
    png: encode({ ...size, data: new Uint8Array(drawn.buffer), channels: 4, depth: 8 }),
    changedPixels,
    changedRatio: changedPixels / (size.width * size.height),
  };
}
