import { expect, test } from 'vitest';
import {
  CALCULATOR_FIELDS,
  parseCalculatorDraft,
  computeCalculatorResult,
  calculatorQuery,
  sampleCalculatorDraft,
  updateCalculatorDraft,
  type CalculatorDraft,
} from './index.ts';

const draft: CalculatorDraft = {
  amount: '1000',
  factor: '12',
  cagr: '12',
  inflation: '6',
  increment: '10',
  investmentYears: '5',
  holdingYears: '5',
};
const problemsOrKind = (changed: Partial<CalculatorDraft>) => {
  const result = computeCalculatorResult({ ...draft, ...changed });
  return result.kind === 'refused' ? result.problems : result.kind;
};

test.each(['0', '13', '2.5', '0.5'])('%s SIPs a year are refused at their field [DO-182 DO-436 DO-457]', (factor) => {
  expect(problemsOrKind({ factor })).toEqual({ factor: 'factor' });
});

test.each(['1', '7', '12'])('%s SIPs a year are accepted [DO-457]', (factor) => {
  expect(problemsOrKind({ factor })).toBe('computed');
});

test('more investment years than holding years are refused, if the holding years are valid [DO-183]', () => {
  expect(problemsOrKind({ investmentYears: '6' })).toEqual({ investmentYears: 'beyondHolding' });
  expect(problemsOrKind({ investmentYears: '5' })).toBe('computed');
});

test('every invalid field is reported at once', () => {
  const wrong = { amount: '0', factor: '13', cagr: '100.1', inflation: '101', increment: '100', holdingYears: '0' };
  expect(problemsOrKind(wrong)).toEqual({
    amount: 'amount',
    factor: 'factor',
    cagr: 'percent',
    inflation: 'percent',
    investmentYears: 'beyondHolding',
    holdingYears: 'years',
  });
  expect(problemsOrKind({ investmentYears: '2.5', holdingYears: '101' })).toEqual({
    investmentYears: 'years',
    holdingYears: 'years',
  });
});

test.each(CALCULATOR_FIELDS)('without a number in %s there is no result', (field) => {
  for (const text of ['', ' ', '.', '1e3', '-1', '1,000', '0x10', '123456789', '1.2345'])
    expect(problemsOrKind({ [field]: text })).toBe('incomplete');
  expect(problemsOrKind({})).toBe('computed');
});

test('a result that is not exact to the rupee is rejected', () => {
  expect(problemsOrKind({ amount: '99999999', cagr: '100', investmentYears: '100', holdingYears: '100' })).toBe(
    'uncountable',
  );
});

test('a draft is parsed back from its address, and invalid numbers are ignored', () => {
  expect(parseCalculatorDraft(calculatorQuery(draft))).toEqual(draft);
  expect(parseCalculatorDraft('?amount=<b>&cagr=9&factor=1e9&other=1')).toEqual({
    ...sampleCalculatorDraft,
    cagr: '9',
  });
});

test('fields that an address does not name have the figures of the example, and the example has a result', () => {
  const sample = sampleCalculatorDraft;
  expect(parseCalculatorDraft('?amount=2500&cagr=x')).toEqual({ ...sample, amount: '2500' });
  // ₹5,000 × 232.339076…: docs/worked-numbers/calculators.md
  const result = computeCalculatorResult(sample);
  const years = result.kind === 'computed' ? result.years : [];
  expect(years.at(-1)).toEqual({ year: 10, invested: 600_000, profit: 561_695, value: 1_161_695 });
});

test('an address without figures has no draft', () => {
  expect(['', '?of=sip', '?amount=x'].map(parseCalculatorDraft)).toEqual([undefined, undefined, undefined]);
  expect(calculatorQuery(draft)).toBe(
    '?amount=1000&factor=12&cagr=12&inflation=6&increment=10&investmentYears=5&holdingYears=5',
  );
});

test('the result has the figures of its fields', () => {
  const result = computeCalculatorResult({ ...draft, factor: '4', holdingYears: '6' });
  expect(result).toMatchObject({
    plan: { amount: 1000, factor: 4, cagr: 12, inflation: 6, increment: 10, investmentYears: 5, holdingYears: 6 },
  });
});

test('another field changes no years', () => {
  expect(updateCalculatorDraft(draft, 'cagr', '9')).toEqual({ ...draft, cagr: '9' });
});

test('the holding years follow the investment years while both are equal', () => {
  const changed = updateCalculatorDraft(draft, 'investmentYears', '12');
  expect(changed).toEqual({ ...draft, investmentYears: '12', holdingYears: '12' });
  const longer = updateCalculatorDraft(changed, 'holdingYears', '15');
  expect(longer).toEqual({ ...draft, investmentYears: '12', holdingYears: '15' });
  expect(updateCalculatorDraft(longer, 'investmentYears', '10')).toEqual({ ...longer, investmentYears: '10' });
});
