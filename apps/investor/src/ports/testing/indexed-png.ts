import { encode } from 'fast-png';

/** Creates the same square PNG of 256 random colours each time: one byte a pixel, four when it is rewritten. */
export function createIndexedPng(side: number): Buffer {
  let seed = 1;
  const nextRandomByte = () => (seed = (seed * 48_271) % 2_147_483_647) & 0xff;
  const data = Uint8Array.from({ length: side * side }, nextRandomByte);
  const palette = Array.from({ length: 256 }, () => [nextRandomByte(), nextRandomByte(), nextRandomByte()]);
  return Buffer.from(encode({ width: side, height: side, channels: 1, palette, data }, { zlib: { level: 1 } }));
}
