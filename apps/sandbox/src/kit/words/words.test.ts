import { expect, test } from 'vitest';
import { en } from './en.ts';
import { amountInHindiWords } from './hi-amount.ts';
import { hi } from './hi.ts';

/** Texts without parameters, by their path. */
const textsOf = (value: unknown, path = ''): readonly (readonly [string, string])[] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => textsOf(each, `${path}.${name}`));
};

/** Abbreviations that are Latin in Hindi too. */
const latin = ['.tag', '.mandateForm.accountTypes.NE', '.mandateForm.accountTypes.NO', '.mandateForm.ifsc'];

test('every Hindi text is in Devanagari, in composed form', () => {
  const texts = textsOf(hi);
  expect(texts.map(([path]) => path)).toEqual(textsOf(en).map(([path]) => path));
  expect(texts.filter(([, text]) => !/\p{Script=Devanagari}/u.test(text)).map(([path]) => path)).toEqual(latin);
  expect(texts.filter(([, text]) => text !== text.normalize('NFC'))).toEqual([]);
});

test('the progress of a plan and its next day are in the language', () => {
  const position = { position: 0, count: 12 };
  expect(en.order.planProgress(position, 'instalments')).toBe('0 of 12 instalments processed');
  expect(hi.order.planProgress(position, 'instalments')).toBe('पूरी हुई किस्तें: 12 में से 0');
  expect(hi.order.planProgress(position, 'transfers')).toBe('पूरे हुए ट्रांसफ़र: 12 में से 0'.normalize('NFC'));
  expect(hi.order.planNext('2027-02-05', 'instalments')).toBe('अगली किस्त: 5 फ़र॰ 2027'.normalize('NFC'));
});

test('a code is in its message, and the action in the language', () => {
  expect(hi.codes.login('482913')).toContain('482913');
  expect(hi.codes.action('482913', 'redeem order')).toMatch(/482913.*रिडेम्प्शन/);
  expect(en.codes.action('482913', 'redeem order')).toBe(
    '482913 is your one-time password for "redeem order". It is valid for 5 minutes.',
  );
});

test.each([
  [0, 'शून्य'],
  [100, 'एक सौ'],
  [1_999, 'एक हज़ार नौ सौ निन्यानवे'],
  [125_000, 'एक लाख पच्चीस हज़ार'],
  [10_050_049, 'एक करोड़ पचास हज़ार उनचास'],
])('%i rupees in Hindi words', (rupees, words) => {
  expect(amountInHindiWords(rupees)).toBe(words.normalize('NFC'));
});

test('each number below a hundred has a word of its own in Hindi', () => {
  const words = Array.from({ length: 100 }, (_, number) => amountInHindiWords(number));
  expect(new Set(words.filter((word) => word !== '')).size).toBe(100);
});

test('an outflow in a document has a minus', () => {
  expect([en, hi].map(({ documentAmount }) => documentAmount(-1_000_000))).toEqual(['Rs. -1,000.00', '-₹1,000.00']);
});
