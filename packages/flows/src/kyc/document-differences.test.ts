import { expect, test } from 'vitest';
import { findDocumentDifferences } from './document-differences.ts';
import type { StageSection } from './stage.ts';

const card = (name: 'pan' | 'aadhaar', lines: Readonly<Record<string, string>>): StageSection => ({
  name,
  lines: Object.entries(lines).map(([attribute, text]) => ({ attribute, text })),
  images: [],
});
const differencesBetween = (pan: Readonly<Record<string, string>>, aadhaar: Readonly<Record<string, string>>) =>
  findDocumentDifferences([card('pan', pan), card('aadhaar', aadhaar)]);

test('different dates of birth on two cards are a difference', () => {
  const pan = { Name: 'ASHA RAO', PAN: 'ABCDE1234F', 'Date of birth': '05/11/1990' };
  const aadhaar = { Name: 'Asha  Rao', 'Aadhaar number': 'XXXX 1234', 'Date of birth': '06/11/1990' };
  expect(differencesBetween(pan, aadhaar)).toEqual([
    { attribute: 'Date of birth', pan: '05/11/1990', aadhaar: '06/11/1990' },
  ]);
});

test('case, spaces, empty texts and missing cards are no difference', () => {
  expect(differencesBetween({ Name: 'ASHA RAO ' }, { name: 'Asha Rao' })).toEqual([]);
  expect(differencesBetween({ Name: 'ASHA RAO' }, { Name: '' })).toEqual([]);
  expect(differencesBetween({ Name: 'ASHA RAO' }, {})).toEqual([]);
  expect(findDocumentDifferences([card('pan', { Name: 'ASHA RAO' })])).toEqual([]);
});
