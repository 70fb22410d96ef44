import { describe, expect, test } from 'vitest';
import { RISK_LEVELS, riskLevelOf, schemeFactsOf } from './scheme-facts.ts';

const told = {
  scheme_amc: 'Marigold Mutual Fund',
  scheme_category: 'Equity',
  sub_category: 'Flexi Cap',
  risk: 'Very High',
};

describe('what a scheme is', () => {
  test('is told as the provider tells it', () => {
    expect(schemeFactsOf(told, 'Marigold Flexi Cap Fund - Direct Plan - Growth')).toEqual({
      house: 'Marigold Mutual Fund',
      category: 'Equity',
      subCategory: 'Flexi Cap',
      risk: 'Very High',
      riskLevel: 5,
      plan: 'direct',
      option: 'growth',
    });
  });

  test.each([
    ['Marigold Debt Fund - Regular Plan - IDCW', 'regular', 'payout'],
    ['Marigold Growth Fund Direct Dividend Payout', 'direct', 'payout'],
    ['MARIGOLD FLEXI CAP DIRECT GROWTH', 'direct', 'growth'],
    ['Marigold Directional Fund', null, null],
  ])('the name %s says plan %s and option %s', (name, plan, option) => {
    expect(schemeFactsOf(told, name)).toMatchObject({ plan, option });
  });

  test('a risk is one of the six levels, or none', () => {
    expect(RISK_LEVELS.map(riskLevelOf)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(['very high', 'LOW-TO-MODERATE', 'Balanced', ''].map(riskLevelOf)).toEqual([5, 1, null, null]);
  });
});
