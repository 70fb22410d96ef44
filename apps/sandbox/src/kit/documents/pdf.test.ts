import { expect, test } from 'vitest';
import { pdfText } from '../../testing/pdf.ts';
import { createPdfOfLength, createTextPdf } from './pdf.ts';

test('a page contains its heading and its lines, and always has the same bytes', async () => {
  const lines = ['Nominee: Asha Verma (wife)', 'Relationship: Wife'];
  const page = await createTextPdf('en', 'Nomination form', lines);
  expect(pdfText(page).split('\n')).toEqual(['Nomination form', ...lines]);
  expect(await createTextPdf('en', 'Nomination form', [...lines])).toBe(page);
});

test('a minimal PDF has exactly the requested length', () => {
  const lengths = [77, 78, 255, 256];
  expect(lengths.map((length) => createPdfOfLength(length).length)).toEqual(lengths);
  for (const length of lengths) expect(atob(createPdfOfLength(length).slice(0, 8))).toMatch(/^%PDF-/);
});
