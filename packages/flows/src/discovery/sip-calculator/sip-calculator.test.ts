import { expect, test } from 'vitest';
import {
  CALCULATOR_FIELDS,
  isCalculatorComplete,
  calculatorDraftIn,
  calculatorResultOf,
  calculatorSearchOf,
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
const problemsOf = (changed: Partial<CalculatorDraft>) => {
  const result = calculatorResultOf({ ...draft, ...changed });
  return result.is === 'refused' ? result.problems : result.is;
};

test.each(['0', '13', '2.5', '0.5'])(
  '%s SIPs a year are refused beside their field [DO-182 DO-436 DO-457]',
  (factor) => {
    expect(problemsOf({ factor })).toEqual({ factor: 'factor' });
  },
);

test.each(['1', '7', '12'])('%s SIPs a year are taken [DO-457]', (factor) => {
  expect(problemsOf({ factor })).toBe('computed');
});

test('investing longer than holding is refused, as long as holding is not [DO-183]', () => {
  expect(problemsOf({ investmentYears: '6' })).toEqual({ investmentYears: 'beyondHolding' });
  expect(problemsOf({ investmentYears: '5' })).toBe('computed');
});

test('every field that is out of its limits is named at once', () => {
  const wrong = { amount: '0', factor: '13', cagr: '100.1', inflation: '101', increment: '100', holdingYears: '0' };
  expect(problemsOf(wrong)).toEqual({
    amount: 'amount',
    factor: 'factor',
    cagr: 'percent',
    inflation: 'percent',
    investmentYears: 'beyondHolding',
    holdingYears: 'years',
  });
  expect(problemsOf({ investmentYears: '2.5', holdingYears: '101' })).toEqual({
    investmentYears: 'years',
    holdingYears: 'years',
  });
});

test.each(CALCULATOR_FIELDS)('without a figure in %s there is nothing to submit', (field) => {
  for (const text of ['', ' ', '.', '1e3', '-1', '1,000', '0x10', '123456789', '1.2345'])
    expect(isCalculatorComplete({ ...draft, [field]: text })).toBe(false);
  expect(isCalculatorComplete(draft)).toBe(true);
});

test('a sum that cannot be counted to the rupee is none', () => {
  expect(problemsOf({ amount: '99999999', cagr: '100', investmentYears: '100', holdingYears: '100' })).toBe(
    'uncountable',
  );
});

test('what an address says is there again, and what is no figure in it is as if it were not there', () => {
  expect(calculatorDraftIn(calculatorSearchOf(draft))).toEqual(draft);
  expect(calculatorDraftIn('?amount=<b>&cagr=12&factor=1e9&other=1')).toEqual({
    ...calculatorDraftIn(''),
    cagr: '12',
  });
  expect(calculatorResultOf(calculatorDraftIn(''))).toEqual({ is: 'incomplete' });
});
