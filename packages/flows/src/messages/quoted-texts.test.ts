import { beforeAll, expect, test } from 'vitest';
import { readTexts } from './testing/read-texts.ts';
import {
  findQuoteFaults,
  keysOf,
  parseCorrections,
  parseQuotes,
  readCorrections,
  readQuotes,
  withoutNames,
} from '../testing/quotes.ts';

let shipped: ReadonlyMap<string, string>;
beforeAll(() => {
  shipped = readTexts('en');
});

test('every text that a row quotes is shipped under the key that the row names, or as its correction', () => {
  const quotes = readQuotes();
  expect(quotes.filter((quote) => keysOf(quote).length > 0).length).toBeGreaterThan(300);
  expect(findQuoteFaults(quotes, shipped, readCorrections())).toEqual([]);
});

test('every correction is a text of the apps', () => {
  const texts = [...shipped.values()].map(withoutNames);
  const corrected = readCorrections().map((correction) => withoutNames(correction.shipped));
  expect(corrected.length).toBeGreaterThan(20);
  expect(corrected.filter((text) => !texts.includes(text))).toEqual([]);
});

const texts = new Map([
  ['codes.resend', 'You can resend OTP in {seconds} secs'],
  ['codes.wrong', 'Wrong code'],
  ['page.title', 'Your orders'],
]);
const corrections = parseCorrections(
  [
    '| quoted | shipped | rows |',
    '|---|---|---|',
    '| Resend otp in {n} | You can resend OTP in {n} secs | ON-2 |',
  ].join('\n'),
);
const findFaults = (...cells: readonly string[]) =>
  findQuoteFaults(
    parseQuotes(cells.map((cell, index) => `| ON-${index + 1} | ${cell} |`).join('\n')),
    texts,
    corrections,
  );

test.each([
  `Heading 'Your orders' [page.title]. | 'Your orders' is visible.`,
  `'Wrong code' [codes.wrong] after \`'1234'\`; "You can resend OTP in 120 secs" [codes.resend]`,
  `'…orders' [page.title], 'Your orders Wrong code' [page.title codes.wrong]`,
  `The provider's text 'Not registered' [provider]; 'Buy' [absent]`,
])('the row “%s” has no fault', (cells) => {
  expect(findFaults(cells)).toEqual([]);
});

test.each([
  [`Heading 'Your orders'.`, 'ON-1 “Your orders” has no mark'],
  [`Heading 'Your orders' [page.heading].`, 'ON-1 “Your orders” has no text page.heading'],
  [`Heading 'Your Orders' [page.title].`, 'ON-1 “Your Orders” is shipped as “Your orders”'],
  [`Heading 'orders' [page.title].`, 'ON-1 “orders” is shipped as “Your orders”'],
  [`No '…ORDERS…' [absent].`, 'ON-1 “…ORDERS…” is shipped as page.title'],
])('the fault of the row “%s” is reported', (cells, fault) => {
  expect(findFaults(cells)).toEqual([fault]);
});

test('a correction holds for the rows that it names', () => {
  const cell = `'Resend otp in 120' [codes.resend]`;
  expect(findFaults(cell, cell)).toEqual([
    'ON-1 “Resend otp in 120” is shipped as “You can resend OTP in {seconds} secs”',
  ]);
});
