const SHORT = 3;
const LONG = 4;
const RATIONAL = 5;
const HEADER_BYTES = 8;

type TiffEntry = readonly [tag: number, type: number, count: number, value: number];

/**
 * Creates an uncompressed big-endian RGB TIFF of one strip, at most 65,535 pixels a side; transparency becomes white.
 * No maintained library writes this format (decision 011).
 */
export function createTiff({
  width,
  height,
  data,
}: Pick<ImageData, 'width' | 'height' | 'data'>): Uint8Array<ArrayBuffer> {
  const pixels = width * height * 3;
  const bits = HEADER_BYTES + pixels + (pixels % 2);
  const resolution = bits + 6;
  const directory = resolution + 8;
  const entries: readonly TiffEntry[] = [
    [256, SHORT, 1, width],
    [257, SHORT, 1, height],
    [258, SHORT, 3, bits],
    [259, SHORT, 1, 1],
    [262, SHORT, 1, 2],
    [273, LONG, 1, HEADER_BYTES],
    [277, SHORT, 1, 3],
    [278, SHORT, 1, height],
    [279, LONG, 1, pixels],
    [282, RATIONAL, 1, resolution],
    [283, RATIONAL, 1, resolution],
    [296, SHORT, 1, 2],
  ];
  const bytes = new Uint8Array(directory + 2 + entries.length * 12 + 4);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 0x4d4d002a);
  view.setUint32(4, directory);
  writeRgb(bytes.subarray(HEADER_BYTES), data);
  for (const place of [0, 1, 2]) view.setUint16(bits + place * 2, 8);
  view.setUint32(resolution, 150);
  view.setUint32(resolution + 4, 1);
  view.setUint16(directory, entries.length);
  entries.forEach(([tag, type, count, value], place) => {
    const at = directory + 2 + place * 12;
    view.setUint16(at, tag);
    view.setUint16(at + 2, type);
    view.setUint32(at + 4, count);
    if (type === SHORT && count === 1) view.setUint16(at + 8, value);
    else view.setUint32(at + 8, value);
  });
  return bytes;
}

function writeRgb(into: Uint8Array, rgba: Uint8ClampedArray): void {
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    const alpha = rgba[from + 3] ?? 255;
    for (const part of [0, 1, 2]) {
      const value = rgba[from + part] ?? 0;
      into[to + part] = Math.round((value * alpha + 255 * (255 - alpha)) / 255);
    }
  }
}
