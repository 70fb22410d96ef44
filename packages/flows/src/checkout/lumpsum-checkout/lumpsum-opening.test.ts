import { expect, test } from 'vitest';
import { nomineesWithLastChoice } from '../../parts/nominee/nominee-choice/nominee-choice.scenarios.ts';
import { expectOpeningOfView } from '../../parts/nominee/nominee-choice/testing/expect-opening.ts';
import { startLumpsumCheckout } from './lumpsum-checkout.started.ts';
import { lumpsumOpeningOf, lumpsumOpeningRequestOf } from './lumpsum-opening.ts';
import { lumpsumChart, lumpsumChartWith, requestedLumpsum } from './testing/sample-lumpsums.ts';

test.each([
  ['the question', lumpsumChart],
  ['the last choice', lumpsumChartWith({ nominee_list: [...nomineesWithLastChoice] })],
  ['the registered declaration', lumpsumChartWith({ is_no_nominee_registered: true })],
])('the opening is the first step of the checkout: %s', async (_, chart) => {
  const run = await startLumpsumCheckout(chart);
  const view = run.view();
  const opening = lumpsumOpeningOf(requestedLumpsum, chart);
  if (view.screen !== 'choosing' || opening === null) throw new Error('The checkout has no first step.');
  expect(run.getSchemeStatistics.calls).toEqual([{ request: lumpsumOpeningRequestOf(requestedLumpsum) }]);
  expect(opening.summary).toEqual(view.summary);
  expect(opening.suggestion !== null).toBe(view.canReview);
  expectOpeningOfView(opening, view.nominee);
});

test.each([
  ['an unfinished KYC', { is_order_checkout_allowed: false }],
  ['a pending order', { is_pending_order: true }],
])('a checkout that the provider does not allow has no opening: %s', (_, flags) => {
  expect(lumpsumOpeningOf(requestedLumpsum, lumpsumChartWith(flags))).toBeNull();
});

test.each([
  ['an option that is not offered', { option: { uniqueNo: 'other', code: 'other' } }],
  ['an amount that is not offered', { amountInPaise: 100 }],
  ['nominees that are loaded first', { hasNominees: false }],
])('a checkout that begins with another page has no opening: %s', (_, change) => {
  expect(lumpsumOpeningOf({ ...requestedLumpsum, ...change }, lumpsumChart)).toBeNull();
});
