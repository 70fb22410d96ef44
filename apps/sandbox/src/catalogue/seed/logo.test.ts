import { crc32, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { fundHouses } from './fund-houses.ts';

const readPngChunks = (png: Buffer): readonly { name: string; data: Buffer; isSound: boolean }[] => {
  const chunks = [];
  for (let place = 8; place < png.length;) {
    const length = png.readUInt32BE(place);
    const named = png.subarray(place + 4, place + 8 + length);
    chunks.push({
      name: named.subarray(0, 4).toString('latin1'),
      data: named.subarray(4),
      isSound: crc32(named) === png.readUInt32BE(place + 8 + length),
    });
    place += 12 + length;
  }
  return chunks;
};

const logos = fundHouses.flatMap(({ logo }) => (logo === '' ? [] : [logo]));

test('some fund houses have a logo of their own, a small and valid PNG as a data URL; most have none', () => {
  expect(logos).toHaveLength(3);
  for (const logo of logos) {
    expect(logo).toMatch(/^data:image\/png;base64,/);
    expect(logo.length).toBeLessThan(320);
    const chunks = readPngChunks(Buffer.from(logo.split(',')[1] ?? '', 'base64'));
    expect(chunks.map(({ name, isSound }) => [name, isSound])).toEqual([
      ['IHDR', true],
      ['PLTE', true],
      ['IDAT', true],
      ['IEND', true],
    ]);
    expect(inflateSync(chunks[2]?.data ?? Buffer.alloc(0))).toHaveLength(24 * 4);
  }
  expect(new Set(logos).size).toBe(logos.length);
});
