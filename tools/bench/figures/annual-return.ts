import { computeXirr, type CashFlow } from '@folioflow/flows/holdings';
import { figureWithMaxRatio, figureWithMaxValue, type FigureSource } from '../figure.ts';

const PAYMENTS = 1000;
const LIMIT_MS = 5;
const MS_PER_DAY = 86_400_000;
const START = Date.UTC(2006, 0, 2);

const dayAfter = (days: number): string => new Date(START + days * MS_PER_DAY).toISOString().slice(0, 10);

/** A payment a week and a value at the end; `isMixed` with withdrawals, after which several rates could fit. */
const createPayments = (isMixed: boolean): readonly CashFlow[] => [
  ...Array.from({ length: PAYMENTS - 1 }, (_, week) => ({
    day: dayAfter(week * 7),
    paise: isMixed && week % 10 === 9 ? 2_500_00 : -(500_00 + (week % 7) * 100_00),
  })),
  { day: dayAfter(PAYMENTS * 7), paise: 25_00_000_00 },
];

/** Baseline by hand: halves a range of rates until its ends are one number; it sees one rate only. */
function bisectRate(payments: readonly CashFlow[]): number {
  const start = Date.parse(payments[0]?.day ?? '');
  const timed = payments.map(({ day, paise }) => ({ paise, years: (Date.parse(day) - start) / MS_PER_DAY / 365 }));
  const valueAt = (rate: number) => timed.reduce((sum, { paise, years }) => sum + paise / (1 + rate) ** years, 0);
  let [low, high] = [-0.99, 10];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (valueAt(low) * valueAt(middle) <= 0) high = middle;
    else low = middle;
  }
  return low;
}

const series = [createPayments(false), createPayments(true)];

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Milliseconds of the slower series, without the first rounds, which are the compiler's. */
function measureSlowerSeries(compute: (payments: readonly CashFlow[]) => unknown): number {
  const times = series.map((payments) =>
    Array.from({ length: 60 }, () => {
      const started = performance.now();
      compute(payments);
      return performance.now() - started;
    }).slice(20),
  );
  return Math.max(...times.map(median));
}

/** @throws if both disagree */
function compareWithBaseline(): void {
  for (const payments of series) {
    const xirr = computeXirr(payments);
    const rate = bisectRate(payments);
    if (xirr.kind !== 'rate' || Math.abs(xirr.rate - rate) > 1e-9)
      throw new Error(`The baseline has the rate ${rate}: ${JSON.stringify(xirr)}`);
  }
}

const words = `annual return of ${PAYMENTS.toLocaleString('en-IN')} payments`;
const ratioWords = `${words}, against halving a range of rates`;

/** Both kinds of payments: those with one rate that fits, and those with several that could. */
export const annualReturn: readonly FigureSource[] = [
  {
    name: words,
    isBytes: false,
    measure: () => {
      compareWithBaseline();
      const value = measureSlowerSeries(computeXirr);
      return Promise.resolve(figureWithMaxValue(LIMIT_MS, { name: words, value, unit: 'ms' }));
    },
  },
  {
    name: ratioWords,
    isBytes: false,
    measure: () => {
      const [value, floor] = [measureSlowerSeries(computeXirr), measureSlowerSeries(bisectRate)];
      return Promise.resolve(figureWithMaxRatio(1, { name: ratioWords, value, unit: 'ms', floor }));
    },
  },
];
