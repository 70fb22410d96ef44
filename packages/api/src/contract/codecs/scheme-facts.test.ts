import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { scheme, schemeChart } from '../fixtures/schemes.ts';
import { RISKOMETER_LEVELS } from '../labels.ts';
import { schemeChartSchema } from '../shapes/chart.ts';
import { schemeSchema } from '../shapes/scheme.ts';
import { statedSchemeFactsOf } from './scheme-facts.ts';

const fieldNames = [
  'fund_name',
  'scheme_plan',
  'riskometer_level',
  'expense_ratio_percent',
  'fund_size_crore',
  'benchmark_name',
  'launch_date',
];
const noFacts = Object.fromEntries(fieldNames.map((name) => [name, undefined]));
const factsOfChart = (fields: object) =>
  statedSchemeFactsOf(v.parse(schemeChartSchema, { ...schemeChart, ...noFacts, ...fields }));
const unknown = {
  fundName: '',
  plan: null,
  riskometer: null,
  expenseRatioPercent: null,
  fundSizeCrore: null,
  benchmark: '',
  launchDay: null,
};

describe('the facts of a scheme', () => {
  test('are read from its chart', () => {
    expect(statedSchemeFactsOf(v.parse(schemeChartSchema, schemeChart))).toEqual({
      fundName: 'Steady Equity Fund',
      plan: 'direct',
      riskometer: 'veryHigh',
      expenseRatioPercent: 0.62,
      fundSizeCrore: 12_450.75,
      benchmark: 'NIFTY 100 TRI',
      launchDay: '2013-01-01',
    });
  });

  test('are fewer in an entry of the list', () => {
    expect(statedSchemeFactsOf(v.parse(schemeSchema, scheme))).toEqual({
      ...unknown,
      fundName: 'Steady Equity Fund',
      plan: 'direct',
      fundSizeCrore: 12_450.75,
    });
  });

  test('are unknown where the provider states none', () => {
    expect(factsOfChart({})).toEqual(unknown);
    expect(factsOfChart(Object.fromEntries(fieldNames.map((name) => [name, null])))).toEqual(unknown);
  });

  test('of another plan, level or day are unknown, and the answer remains valid', () => {
    const fields = { scheme_plan: 'institutional', riskometer_level: 'Very High', launch_date: 'January 2013' };
    expect(factsOfChart(fields)).toEqual(unknown);
  });

  test('have six levels of risk', () => {
    for (const level of RISKOMETER_LEVELS) expect(factsOfChart({ riskometer_level: level }).riskometer).toBe(level);
  });

  test('a negative figure makes the answer malformed', () => {
    expect(() => factsOfChart({ expense_ratio_percent: -0.1 })).toThrow();
    expect(() => factsOfChart({ fund_size_crore: -1 })).toThrow();
  });
});
