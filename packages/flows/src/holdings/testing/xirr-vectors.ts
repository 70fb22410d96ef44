import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addDays } from '@folioflow/api/contract';
import { type CashFlow } from '../xirr.ts';

/** Publisher of a vector: all but `mathworks` are test suites on GitHub. */
export const vectorSources = {
  pyxirr: 'github.com/Anexen/pyxirr, tests/samples and tests/test_scheduled.rs, 5f31a85',
  'nodejs-xirr': 'github.com/RayDeCampo/nodejs-xirr, test/test.js, ebb7207',
  'java-xirr': 'github.com/RayDeCampo/java-xirr, src/test/java/org/decampo/xirr/XirrTest.java, 24180bf',
  'ruby-xirr': 'github.com/tubedude/xirr, test/test_cashflow.rb, 9f143ca',
  excel: 'github.com/fsprojects/ExcelFinancialFunctions, testdata/xirr.test, 067aed1; Microsoft, XIRR function',
  mathworks: 'mathworks.com/help/finance/xirr.html, basis 3',
} as const;

/** Published series of payments with its annual return. */
export interface XirrVector {
  readonly source: string;
  readonly name: string;
  /** Ratio per year; null where the publisher has none. */
  readonly rate: number | null;
  /** Precision of the publisher. */
  readonly tolerance: number;
  readonly flows: readonly CashFlow[];
}

function vectorOf(line: string): XirrVector {
  const [source = '', name = '', rate = '', tolerance = '', firstDay = '', flows = ''] = line.split(',');
  const numbers = flows.split(' ').map(Number);
  return {
    source,
    name,
    rate: rate === 'none' ? null : Number(rate),
    tolerance: Number(tolerance),
    flows: numbers.flatMap((days, place) =>
      place % 2 === 0 ? [{ day: addDays(firstDay, days), paise: (numbers[place + 1] ?? Number.NaN) * 100 }] : [],
    ),
  };
}

/** Vectors of the file, each a line: days after the first day, and amounts, by turns. */
export const readXirrVectors = (): readonly XirrVector[] =>
  readFileSync(path.join(import.meta.dirname, 'xirr-vectors.csv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map(vectorOf);
