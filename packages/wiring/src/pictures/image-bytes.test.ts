import { describe, expect, test } from 'vitest';
import { fileNameForType, pictureTypeOf } from './image-bytes.ts';
import { createTiff } from './tiff.ts';

const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
);
const textBytes = (words: string) => new TextEncoder().encode(words);
const concatBytes = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

describe('pictureTypeOf', () => {
  test.each([
    ['a PNG', png, 'image/png'],
    ['a PNG with something behind it', concatBytes(png, textBytes('<script>')), 'image/png'],
    ['half a PNG', png.subarray(0, 40), null],
    [
      'a PNG whose chunk is longer than the file',
      concatBytes(png.subarray(0, 33), textBytes('\u007f\u007f\u007f\u007fIDAT')),
      null,
    ],
    ['a JPEG', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2, 0xff, 0xd9), 'image/jpeg'],
    ['half a JPEG', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2), null],
    ['a GIF', textBytes('GIF89a'), null],
    ['a PDF', textBytes('%PDF-1.4'), null],
    ['a page', textBytes('<html></html>'), null],
    ['nothing', new Uint8Array(), null],
  ])('%s', (_, bytes, type) => {
    expect(pictureTypeOf(bytes)).toBe(type);
  });
});

test.each([
  ['scan.png', 'image/png', 'scan.png'],
  ['scan.JPG', 'image/jpeg', 'scan.JPG'],
  ['my.scan.png', 'image/jpeg', 'my.scan.jpeg'],
  ['scan.jpg', 'image/png', 'scan.png'],
  ['IMG_0001.jfif', 'image/jpeg', 'IMG_0001.jpeg'],
  ['photo.JPE', 'image/jpeg', 'photo.jpeg'],
  ['image', 'image/jpeg', 'image.jpeg'],
] as const)('fileNameForType names %s with the type %s %s', (name, type, called) => {
  expect(fileNameForType(name, type)).toBe(called);
});

test('createTiff writes uncompressed RGB in one strip, with transparency on white', () => {
  const data = Uint8ClampedArray.of(255, 0, 0, 255, 0, 0, 0, 0);
  const bytes = createTiff({ width: 2, height: 1, data });
  expect([...bytes.subarray(0, 4)]).toEqual([0x4d, 0x4d, 0, 42]);
  expect([...bytes.subarray(8, 14)]).toEqual([255, 0, 0, 255, 255, 255]);
  expect(bytes.length).toBe(8 + 6 + 6 + 8 + 2 + 12 * 12 + 4);
});

test('the largest TIFF copy fits the limit', () => {
  expect(createTiff({ width: 1280, height: 1280, data: new Uint8ClampedArray(1280 * 1280 * 4) }).length).toBeLessThan(
    5 * 1024 * 1024,
  );
});
