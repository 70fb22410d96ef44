import { expect, test } from 'vitest';
import { textOfPdf } from '../testing/pdf.ts';
import { pdfOfLength, textPageOf } from './pdf.ts';

test('a page says its heading and its lines, and is of the same bytes whenever it is drawn', async () => {
  const lines = ['Nominee: Asha Verma (wife)', 'Relationship: Wife'];
  const page = await textPageOf('Nomination form', lines);
  expect(textOfPdf(page).split('\n')).toEqual(['Nomination form', ...lines]);
  expect(await textPageOf('Nomination form', [...lines])).toBe(page);
});

test('the smallest one is of every length that is asked for', () => {
  const lengths = [77, 78, 255, 256];
  expect(lengths.map((length) => pdfOfLength(length).length)).toEqual(lengths);
  for (const length of lengths) expect(atob(pdfOfLength(length).slice(0, 8))).toMatch(/^%PDF-/);
});
