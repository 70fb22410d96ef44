import { expect, test } from 'vitest';
import { csvFigure, writeCsv } from './csv.ts';

test.each(['=1+1', '+91', '-2+3', '@SUM(A1)', '\tx', '\rx', '\nx'])('the text %j is no formula', (text) => {
  expect(writeCsv([[text]])).toBe(`\uFEFF"'${text}"\r\n`);
});

test('a negative figure remains a number, and quotes of a text are doubled', () => {
  expect(writeCsv([[csvFigure(-12.5, 2), 'Fund "A", Growth']])).toBe('\uFEFF-12.50,"Fund ""A"", Growth"\r\n');
});
