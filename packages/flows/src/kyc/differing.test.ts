import { expect, test } from 'vitest';
import { documentDifferences } from './differing.ts';
import type { StageSection } from './stage.ts';

const card = (name: 'pan' | 'aadhaar', lines: Readonly<Record<string, string>>): StageSection => ({
  name,
  lines: Object.entries(lines).map(([attribute, text]) => ({ attribute, text })),
  images: [],
});
const between = (pan: Readonly<Record<string, string>>, aadhaar: Readonly<Record<string, string>>) =>
  documentDifferences([card('pan', pan), card('aadhaar', aadhaar)]);

test('a date of birth that two cards tell differently is a difference', () => {
  const pan = { Name: 'ASHA RAO', PAN: 'ABCDE1234F', 'Date of birth': '05/11/1990' };
  const aadhaar = { Name: 'Asha  Rao', 'Aadhaar number': 'XXXX 1234', 'Date of birth': '06/11/1990' };
  expect(between(pan, aadhaar)).toEqual([{ attribute: 'Date of birth', pan: '05/11/1990', aadhaar: '06/11/1990' }]);
});

test('capitals and spaces are none, and neither is a card that is silent or not there', () => {
  expect(between({ Name: 'ASHA RAO ' }, { name: 'Asha Rao' })).toEqual([]);
  expect(between({ Name: 'ASHA RAO' }, { Name: '' })).toEqual([]);
  expect(between({ Name: 'ASHA RAO' }, {})).toEqual([]);
  expect(documentDifferences([card('pan', { Name: 'ASHA RAO' })])).toEqual([]);
});
