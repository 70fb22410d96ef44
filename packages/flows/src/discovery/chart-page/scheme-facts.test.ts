import { describe, expect, test } from 'vitest';
import { RISK_LEVELS, riskLevelOf, schemeFactsOf } from './scheme-facts.ts';

const classification = {
  scheme_amc: 'Marigold Mutual Fund',
  scheme_category: 'Equity',
  sub_category: 'Flexi Cap',
  risk: 'Very High',
};

describe('schemeFactsOf', () => {
  test('returns the provider’s words', () => {
    expect(schemeFactsOf(classification, 'Marigold Flexi Cap Fund - Direct Plan - Growth')).toEqual({
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
  ])('the name %s has the plan %s and the option %s', (name, plan, option) => {
    expect(schemeFactsOf(classification, name)).toMatchObject({ plan, option });
  });

  test('a risk is mapped to one of the six levels, or to null', () => {
    expect(RISK_LEVELS.map(riskLevelOf)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(['very high', 'LOW-TO-MODERATE', 'Balanced', ''].map(riskLevelOf)).toEqual([5, 1, null, null]);
  });
});
