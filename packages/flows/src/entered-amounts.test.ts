import { EMPTY_STP_DRAFT, parseEnteredPaise } from '@folioflow/api/contract';
import { hasTooManyDecimals } from './parts/form/decimals.ts';
import { tidyRupees } from './parts/form/rupee-text.ts';
import { describe, expect, test } from 'vitest';
import { computeGoalResult, sampleGoalDraft } from './discovery/goal-calculator/index.ts';
import { computeLumpsumResult, sampleLumpsumDraft } from './discovery/lumpsum-calculator/index.ts';
import { computeCalculatorResult, sampleCalculatorDraft } from './discovery/sip-calculator/index.ts';
import { investTermsOf } from './discovery/invest-panel/invest-terms.ts';
import { isLumpsumComplete, patchLumpsumDraft } from './discovery/invest-panel/invest-panel.rules.ts';
import { sampleChart } from './discovery/invest-panel/testing/sample-chart.ts';
import { firstInstalmentDay } from './discovery/invest-panel/sip-draft.ts';
import { openingSipDraft, updateSipDraft } from './discovery/invest-panel/sip-entry.ts';
import { requestedSip, sipChart } from './checkout/sip-checkout/testing/sample-sips.ts';
import { findOffer } from './checkout/sip-checkout/sip-checkout.rules.ts';
import {
  applyDraftChange as applyStpChange,
  isDraftComplete,
} from './checkout/stp-registration/stp-registration.rules.ts';
import { stpTarget } from './checkout/stp-registration/stp-registration.scenarios.ts';
import { parseTaxFacts } from './orders/capital-gains/entered-facts.ts';
import { isAmountInvestable } from './orders/invest-more/invest-more.rules.ts';
import { investableOrder } from './orders/invest-more/invest-more.scenarios.ts';
import { isAmountRedeemable } from './orders/redeem/redeem.rules.ts';
import { redeemableOrder } from './orders/redeem/redeem.scenarios.ts';
import {
  applyDraftChange as applySwpChange,
  isSwpPlanRegistrable,
} from './orders/swp-registration/swp-registration.rules.ts';
import { swpInput } from './orders/swp-registration/swp-registration.scenarios.ts';

const today = '2026-11-20';
const terms = investTermsOf(sampleChart, null);
const sipTerms = investTermsOf(sipChart, null);
const swp = { installments: '12', frequency: 'MONTHLY', day: '2026-12-04' };
const stpScheme = { code: 'PPLF-GR', name: '', mfapiCode: '' };
const stp = { ...EMPTY_STP_DRAFT, frequency: 'MONTHLY', scheme: stpScheme, installments: 6 };

/** For each kind of order: whether an amount is accepted, and an accepted amount in whole rupees. */
const kinds: Readonly<Record<string, { readonly isAccepted: (amount: string) => boolean; readonly whole: number }>> = {
  lumpsum: { isAccepted: (amount) => isLumpsumComplete(terms, { option: 0, amount }), whole: 5000 },
  SIP: {
    isAccepted: (amount) => {
      const sip = { frequency: 'MONTHLY', option: 0, installments: '12', amount, day: 5 };
      return firstInstalmentDay({ terms: sipTerms, today, sip }) !== null;
    },
    whole: 5000,
  },
  'SIP at its checkout': {
    isAccepted: (amount) =>
      'offer' in findOffer(sipChart, { ...requestedSip, amountInPaise: parseEnteredPaise(amount) ?? 0 }, today),
    whole: 5000,
  },
  SWP: { isAccepted: (amount) => isSwpPlanRegistrable({ ...swpInput, draft: { ...swp, amount } }), whole: 4000 },
  STP: {
    isAccepted: (amount) => isDraftComplete({ target: stpTarget, draft: { ...stp, amount } }),
    whole: 4000,
  },
  'invest more': { isAccepted: (amount) => isAmountInvestable({ order: investableOrder, amount }), whole: 5000 },
  redemption: {
    isAccepted: (amount) => isAmountRedeemable(redeemableOrder, { amount, isWhole: false }),
    whole: 4000,
  },
};

/** The generator of Park and Miller: the same sequence for the same seed. */
const createRandomGenerator = (seed: number) => {
  let state = seed;
  return (most: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % most;
  };
};

/** An amount in rupees near `whole`, with the given number of decimals. */
const randomAmount = (draw: (most: number) => number, whole: number, decimals: number): string => {
  const fraction = Array.from({ length: decimals }, () => String(draw(10))).join('');
  return `${whole + draw(500)}${decimals === 0 ? '' : `.${fraction}`}`;
};

/** For each field of an order: the amount of the draft after an entry. */
const entries: Readonly<Record<string, (typed: string) => string>> = {
  lumpsum: (amount) => patchLumpsumDraft(terms, { option: 0, amount: '' }, { amount }).amount,
  SIP: (amount) => updateSipDraft(sipTerms, openingSipDraft(sipTerms), { amount }).amount,
  SWP: (amount) =>
    applySwpChange({ ...swpInput, draft: { ...swp, amount: '' } }, { type: 'draft.changed', amount }).amount,
  STP: (amount) => applyStpChange({ target: stpTarget, frequencies: [], draft: stp }, { amount }).amount,
  'invest more and redemption': (amount) => tidyRupees(amount, ''),
};

test.each(Object.entries(entries))('an unclear figure stays in the draft until it is corrected: %s', (_, enter) => {
  expect(['100,50', '4000,5'].map(enter)).toEqual(['100,50', '4000,5']);
  expect(enter('100,')).toBe('');
});

test('no calculator computes with an unclear figure, and it is no loss of an earlier year', () => {
  expect([
    computeLumpsumResult({ ...sampleLumpsumDraft, amount: '100,50' }),
    computeGoalResult({ ...sampleGoalDraft, goal: '100,50' }),
    computeCalculatorResult({ ...sampleCalculatorDraft, amount: '100,50' }),
  ]).toEqual([{ kind: 'incomplete' }, { kind: 'incomplete' }, { kind: 'incomplete' }]);
  const { earlierLosses } = parseTaxFacts({ slabPercent: null, shortLoss: '100,50', longLoss: '1.234,50' });
  expect(earlierLosses).toEqual({ shortPaise: 0, longPaise: 0 });
});

describe.each(Object.entries(kinds))('%s', (_, { isAccepted, whole }) => {
  test('rejects an unclear figure, even if both of its readings are accepted', () => {
    const unclear = ['100,50', '1.234,50', `${whole},5`, `${whole},50`, `${whole / 10},00`];
    expect(unclear.filter(isAccepted)).toEqual([]);
  });

  test.each(['1234.567', '1000.004', '5000.004', '4000.567', '4000.000', '4000.0001'])(
    'rejects an amount with more than two decimals (%s)',
    (amount) => {
      expect([isAccepted(String(whole)), isAccepted(amount)]).toEqual([true, false]);
    },
  );

  test('accepts an amount exactly when it is a whole number of paise, for any number of decimals', () => {
    const draw = createRandomGenerator(7919);
    for (let place = 0; place < 500; place += 1) {
      const decimals = place % 6;
      const amount = randomAmount(draw, whole, decimals);
      expect([amount, isAccepted(amount)]).toEqual([amount, decimals <= 2]);
      const paise = parseEnteredPaise(amount);
      expect(
        paise === null ? decimals > 2 : Number.isInteger(paise) && Math.abs(paise - Number(amount) * 100) < 1e-6,
      ).toBe(true);
    }
  });
});

test('a text that is no plain number has neither paise nor too many decimals', () => {
  const texts = ['', '.', '5.', '.5', '1e3', '-1.234', '1,000.234', ' 1.234', 'abc'];
  expect(texts.map(parseEnteredPaise)).toEqual(texts.map(() => null));
  expect(texts.filter(hasTooManyDecimals)).toEqual([]);
});

test('an amount has too many decimals from the third on, as far as a field accepts them', () => {
  expect(['1.2', '1.23', '1.234', '1.000', '1.2345'].map(hasTooManyDecimals)).toEqual([
    false,
    false,
    true,
    true,
    false,
  ]);
});
