import { describe, expect, test } from 'vitest';
import { namedAs, pictureTypeOf, promisedType } from './image-bytes.ts';
import { tiffOf } from './tiff.ts';

const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
);
const text = (words: string) => new TextEncoder().encode(words);
const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

describe('what a file is by its bytes', () => {
  test.each([
    ['a PNG', png, 'image/png'],
    ['a PNG with something behind it', joined(png, text('<script>')), 'image/png'],
    ['half a PNG', png.subarray(0, 40), null],
    [
      'a PNG whose chunk is longer than the file',
      joined(png.subarray(0, 33), text('\u007f\u007f\u007f\u007fIDAT')),
      null,
    ],
    ['a JPEG', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2, 0xff, 0xd9), 'image/jpeg'],
    ['half a JPEG', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2), null],
    ['a GIF', text('GIF89a'), null],
    ['a PDF', text('%PDF-1.4'), null],
    ['a page', text('<html></html>'), null],
    ['nothing', new Uint8Array(), null],
  ])('%s', (_, bytes, type) => {
    expect(pictureTypeOf(bytes)).toBe(type);
  });

  test.each([
    ['a.png', 'image/png'],
    ['A.PNG', 'image/png'],
    ['a.jpg', 'image/jpeg'],
    ['a.JPEG', 'image/jpeg'],
    ['a.png.html', null],
    ['png', null],
    ['a.gif', null],
  ])('%s promises %s', (name, type) => {
    expect(promisedType(name)).toBe(type);
  });
});

test.each([
  ['scan.png', 'image/png', 'scan.png'],
  ['scan.JPG', 'image/jpeg', 'scan.JPG'],
  ['my.scan.png', 'image/jpeg', 'my.scan.jpeg'],
  ['scan.jpg', 'image/png', 'scan.png'],
] as const)('%s that is %s by its bytes is called %s', (name, type, called) => {
  expect(namedAs(name, type)).toBe(called);
});

test('a TIFF is uncompressed RGB of one strip, transparency on white', () => {
  const data = Uint8ClampedArray.of(255, 0, 0, 255, 0, 0, 0, 0);
  const bytes = tiffOf({ width: 2, height: 1, data });
  expect([...bytes.subarray(0, 4)]).toEqual([0x4d, 0x4d, 0, 42]);
  expect([...bytes.subarray(8, 14)]).toEqual([255, 0, 0, 255, 255, 255]);
  expect(bytes.length).toBe(8 + 6 + 6 + 8 + 2 + 12 * 12 + 4);
});

test('the largest TIFF copy fits the limit', () => {
  expect(tiffOf({ width: 1280, height: 1280, data: new Uint8ClampedArray(1280 * 1280 * 4) }).length).toBeLessThan(
    5 * 1024 * 1024,
  );
});
