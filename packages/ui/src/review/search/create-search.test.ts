import { expect, test } from 'vitest';
import { createSearch } from './create-search.ts';
import { sampleIndex } from './testing/sample-index.ts';

const search = createSearch(sampleIndex);
const idsOf = (query: string) => search(query).units.flatMap(({ stories }) => stories.map(({ id }) => id));

test('a code is found before a text that contains its digits', () => {
  expect(idsOf('032')).toEqual(['flows-access-signincode--verifying', 'flows-checkout-payment--closed']);
  expect(search('032').units[0]?.stories[0]?.terms).toEqual([{ kind: 'code', text: '032 otpExpired' }]);
});

test('every word must match, in any of the terms of a story', () => {
  expect(idsOf('code right')).toEqual(['flows-access-signincode--verifying']);
  expect(idsOf('resend sendotp')).toEqual(['flows-access-signincode--verifying']);
  expect(idsOf('wrong pay')).toEqual([]);
});

test('a word is found from its beginning in a text, and inside of the name of a port', () => {
  expect(idsOf('rese')).toEqual(['flows-access-signincode--verifying']);
  expect(idsOf('esend')).toEqual([]);
  expect(idsOf('Otp')).toEqual(['flows-access-signincode--verifying']);
});

test('a row leads to the unit whose tests prove it', () => {
  const { count, units } = search('on-155');
  expect(count).toBe(0);
  expect(units).toMatchObject([{ title: 'Flows/Access/SignInCode', size: 1, terms: [{ kind: 'row' }], stories: [] }]);
});

test('an empty query finds nothing, and a long one uses its first words', () => {
  expect(search('  ')).toEqual({ words: [], count: 0, units: [] });
  const words = Array.from({ length: 40 }, (_, place) => (place === 0 ? 'code' : `word${place}`));
  expect(search(words.join(' ')).units).toEqual([]);
  const repeated = ['code', ...Array.from({ length: 39 }, (_, place) => 'verifying'.slice(0, 1 + (place % 9)))];
  expect(search(repeated.join(' ')).count).toBe(1);
});
