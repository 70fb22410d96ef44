import { decode, encode } from 'fast-png';
import { expect, test } from 'vitest';
import { comparePictures } from './compare-pictures.ts';

/** PNG of one grey, with other greys at some pixels. */
function drawGrey(width: number, height: number, grey: number, others: Readonly<Record<number, number>> = {}) {
  const data = new Uint8Array(width * height * 3).fill(grey);
  for (const [pixel, other] of Object.entries(others)) data.fill(other, Number(pixel) * 3, Number(pixel) * 3 + 3);
  return encode({ width, height, data, channels: 3, depth: 8 });
}

test('equal pictures have no difference', () => {
  expect(comparePictures(drawGrey(4, 4, 200), drawGrey(4, 4, 200))).toBeNull();
});

test('a difference of one level is rounding', () => {
  expect(comparePictures(drawGrey(4, 4, 200), drawGrey(4, 4, 200, { 5: 201, 6: 199 }))).toBeNull();
});

test('each pixel that differs by two levels counts, and the others are not marked', () => {
  const found = comparePictures(drawGrey(4, 4, 200), drawGrey(4, 4, 200, { 5: 202, 6: 0, 7: 201 }));
  expect(found).toMatchObject({ changedPixels: 2, changedRatio: 2 / 16 });
  const { data } = decode(found?.png ?? new Uint8Array());
  const isMarked = (pixel: number) => data[pixel * 4] !== data[pixel * 4 + 1];
  expect([5, 6, 7, 8].map(isMarked)).toEqual([true, true, false, false]);
});

test('edges that differ by some levels are rounding at a ten-thousandth of the pixels, and changed at more', () => {
  const edges = (count: number, grey: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [at, grey]));
  const compareWith = (others: Readonly<Record<number, number>>) =>
    comparePictures(drawGrey(200, 100, 200), drawGrey(200, 100, 200, others))?.changedPixels ?? 0;
  expect([edges(2, 216), edges(3, 216), edges(2, 217)].map(compareWith)).toEqual([0, 3, 2]);
});

test('a row that only one picture has is changed', () => {
  expect(comparePictures(drawGrey(4, 4, 255), drawGrey(4, 5, 255))).toMatchObject({
    changedPixels: 4,
    changedRatio: 4 / 20,
  });
});
