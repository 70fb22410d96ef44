import { describe, expect, test } from 'vitest';
import { addDays, daysBetween, type CalendarDay } from '@folioflow/api/contract';
import { readXirrVectors, vectorSources, type XirrVector } from './testing/xirr-vectors.ts';
import { computeXirr, type CashFlow, type Xirr } from './xirr.ts';

const vectors = readXirrVectors();
const published = vectors.flatMap((vector) => (vector.rate === null ? [] : [{ ...vector, rate: vector.rate }]));
const titleOf = ({ source, name }: XirrVector) => `${source} ${name}`;

/** First and last day with a payment. */
function rangeOf(flows: readonly CashFlow[]): { first: CalendarDay; last: CalendarDay } {
  const days = flows.flatMap(({ day, paise }) => (paise === 0 ? [] : [day])).sort();
  return { first: days[0] ?? '', last: days.at(-1) ?? '' };
}
const spanOf = (flows: readonly CashFlow[]): number => {
  const { first, last } = rangeOf(flows);
  return daysBetween(first, last);
};

/** Value of all payments at a growth: on the first day for a growth above 0, and on the last day for one below. */
function valueOf(flows: readonly CashFlow[]): (growth: number) => number {
  const { first } = rangeOf(flows);
  const years = spanOf(flows) / 365;
  const timed = flows.map(({ day, paise }) => ({ years: daysBetween(first, day) / 365, paise }));
  return (growth) => {
    const anchor = growth < 0 ? years : 0;
    return timed.reduce((sum, flow) => sum + flow.paise * Math.exp(-growth * (flow.years - anchor)), 0);
  };
}

const ratesOf = (xirr: Xirr): readonly number[] =>
  xirr.kind === 'rate' ? [xirr.rate] : xirr.kind === 'ambiguous' ? xirr.rates : [];

const nearest = (rates: readonly number[], rate: number): number | undefined =>
  rates.toSorted((one, other) => Math.abs(one - rate) - Math.abs(other - rate))[0];

/** A loss of everything has a last payment of 0, which ends its time. */
const isLong = ({ flows, rate }: XirrVector) => rate === -1 || spanOf(flows) >= 30;

test('each vector has a source, and 90 of the 105 have a published rate', () => {
  expect(Object.keys(vectorSources)).toEqual([...new Set(vectors.map(({ source }) => source))]);
  expect([vectors.length, published.length]).toEqual([105, 90]);
});

describe('a published rate is the return, or one of those that fit', () => {
  test.each(published.filter(isLong).map((vector) => [titleOf(vector), vector] as const))('%s', (_, vector) => {
    const found = nearest(ratesOf(computeXirr(vector.flows)), vector.rate);
    expect(Math.abs((found ?? Number.NaN) - vector.rate)).toBeLessThan(vector.tolerance);
  });
});

describe('a published rate of less than 30 days', () => {
  const short = published.filter((vector) => !isLong(vector));

  test.each(short.map((vector) => [titleOf(vector), vector] as const))('%s: no return of a year', (_, { flows }) => {
    expect(computeXirr(flows)).toEqual({ kind: 'undefined', reason: 'tooShort' });
  });

  const stretched = short.filter(({ flows }) => spanOf(flows) > 0).map((vector) => [titleOf(vector), vector] as const);
  test.each(stretched)('%s, in forty times the time, is the root of its growth', (_, { flows, rate, tolerance }) => {
    const { first } = rangeOf(flows);
    const slow = flows.map(({ day, paise }) => ({ day: addDays(first, daysBetween(first, day) * 40), paise }));
    const found = nearest(ratesOf(computeXirr(slow)), (1 + rate) ** (1 / 40) - 1) ?? Number.NaN;
    expect(Math.abs((1 + found) ** 40 / (1 + rate) - 1)).toBeLessThan(tolerance / (1 + rate) + 1e-9);
  });
});

/** The publisher's method fails on these: exactly one rate fits, and the value of all payments at it is zero. */
const RATES_MISSED_BY_THE_PUBLISHER = ['pyxirr 30-20', 'pyxirr 30-45'];

describe('a vector without a published rate', () => {
  test.each(vectors.filter(({ rate }) => rate === null).map((vector) => [titleOf(vector), vector] as const))(
    '%s has a reason, or the only rate that fits',
    (title, { flows }) => {
      const xirr = computeXirr(flows);
      expect(xirr.kind).toBe(RATES_MISSED_BY_THE_PUBLISHER.includes(title) ? 'rate' : 'undefined');
    },
  );
});

/** Growths of a close search, none of them a root of a vector. */
const closeGrowths = Array.from({ length: 12_900 }, (_, place) => ((place + 0.5) / 12_900 - 0.5) * 58);

function countSignChanges(flows: readonly CashFlow[]): number {
  const values = closeGrowths.map(valueOf(flows));
  return values.filter((value, place) => value * (values[place - 1] ?? value) < 0).length;
}

describe('the rates that fit', () => {
  // No growth is a loss of everything: its rate fits without one.
  const solved = vectors.filter(({ flows, rate }) => rate !== -1 && ratesOf(computeXirr(flows)).length > 0);

  test('make all payments worth nothing together', () => {
    for (const { flows } of solved)
      for (const rate of ratesOf(computeXirr(flows))) {
        const [valueAt, growth] = [valueOf(flows), Math.log1p(rate)];
        expect(valueAt(growth - 1e-6) * valueAt(growth + 1e-6)).toBeLessThanOrEqual(0);
      }
  });

  test('are all that a hundred times closer search finds', () => {
    for (const vector of solved.filter(({ flows }) => flows.length < 100))
      expect([titleOf(vector), ratesOf(computeXirr(vector.flows)).length]).toEqual([
        titleOf(vector),
        countSignChanges(vector.flows),
      ]);
  });
});
