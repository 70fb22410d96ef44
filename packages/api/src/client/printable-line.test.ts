import { describe, expect, test } from 'vitest';
import { ERROR_TEXT_MAX_LENGTH } from '../contract/index.ts';
import { firstPrintableLine } from './printable-line.ts';

const RUNS = 2000;

/** Returns a Mulberry32 generator: the same texts in every run, so that a failure can be reproduced. */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const controls = Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code));
const lineEnds = ['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'];
const bidi = [
  '\u200e',
  '\u200f',
  '\u061c',
  '\u202a',
  '\u202b',
  '\u202c',
  '\u202d',
  '\u202e',
  '\u2066',
  '\u2067',
  '\u2069',
];
const invisibles = ['\u200b', '\u2060', '\ufeff', '\u00ad', '\u{e0041}', '\ue000', '\ud800', '\udc00'];
const html = ['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '&lt;b&gt;', '<!doctype html>'];
const words = [
  'NullPointerException',
  ' at com.folioflow.Orders.place(Orders.java:41)',
  '😀',
  'क्‍ष',
  '  ',
  'a'.repeat(10_000),
];
const pieces = [...controls, ...lineEnds, ...bidi, ...invisibles, ...html, ...words];

const samples = Array.from({ length: RUNS }, (_, seed) => {
  const random = randomFrom(seed);
  return Array.from({ length: 1 + Math.floor(random() * 12) }, () => pieces[Math.floor(random() * pieces.length)]).join(
    '',
  );
});

describe('the printable line of any text', () => {
  test.each([
    ['is one line', /[\n\r\v\f\u0085\u2028\u2029]/],
    ['has no control character', /\p{Cc}/u],
    ['has no mark that changes the direction of the text', /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/],
    ['has no invisible character except the joiners of Indian scripts', /(?![\u200c\u200d])[\p{Cf}\p{Co}\p{Cs}]/u],
    ['has no space at its ends and no double space', /^\s|\s$|\s\s/],
  ])('%s', (_, forbidden) => {
    for (const sample of samples) expect(firstPrintableLine(sample)).not.toMatch(forbidden);
  });

  test('has at most 200 characters, and a second call does not change it', () => {
    expect(ERROR_TEXT_MAX_LENGTH).toBe(200);
    for (const sample of samples) {
      const line = firstPrintableLine(sample);
      expect(line.length).toBeLessThanOrEqual(ERROR_TEXT_MAX_LENGTH);
      expect(firstPrintableLine(line)).toBe(line);
    }
  });
});

test.each([
  ['the first line of a stack', 'Error: boom\n    at place (orders.js:41:7)\n    at next', 'Error: boom'],
  ['the first line with a printable text', '\n \u202e\r\n\tThe service is busy.\n', 'The service is busy.'],
  ['markup as plain characters', 'Down <b>now</b>', 'Down <b>now</b>'],
  ['the joiners within a word', 'क्‍ष नमस्‌ते', 'क्‍ष नमस्‌ते'],
  ['an empty text for a text without printable characters', '\u0000\u202e\n\u200b', ''],
  ['a line of 200 characters unchanged', 'a'.repeat(200), 'a'.repeat(200)],
  ['the beginning of a line of 10 kB', 'a'.repeat(10_240), `${'a'.repeat(199)}…`],
  ['a cut line without half a character', `${'a'.repeat(198)}😀😀`, `${'a'.repeat(198)}…`],
])('firstPrintableLine returns %s', (_, text, line) => {
  expect(firstPrintableLine(text)).toBe(line);
});
