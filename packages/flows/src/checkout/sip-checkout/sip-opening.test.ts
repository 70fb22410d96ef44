import { type GetSchemeStatisticsAnswer, type RequestedSip } from '@folioflow/api/contract';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { observeFlow } from '../../kit/flow.ts';
import { acceptedLocally } from '../../kit/port.ts';
import { waitForView } from '../../kit/wait-for-view.ts';
import { listsAnswer } from '../../parts/mandate/mandate-choice/mandate-choice.scenarios.ts';
import { nomineesWithLastChoice } from '../../parts/nominee/nominee-choice/nominee-choice.scenarios.ts';
import { expectOpeningOfView } from '../../parts/nominee/nominee-choice/testing/expect-opening.ts';
import { sipCheckout } from './sip-checkout.flow.ts';
import type { SipCheckoutPorts } from './sip-checkout.types.ts';
import { sipOpeningRequestsOf, sipOpeningOf } from './sip-opening.ts';
import {
  manualSipChart,
  orderNotAllowedChart,
  pendingOrderChart,
  requestedSip,
  sipChart,
  sipChartWith,
  sipLists,
} from './testing/sample-sips.ts';

const today = '2026-11-20';
/** The clock of the device, which is wrong until an answer arrives. */
const wrongDay = '2027-06-20';

/** Runs the checkout to its first step, and returns its view with the requests that it has sent. */
async function openCheckout(chart: GetSchemeStatisticsAnswer, sip: RequestedSip) {
  const requests: unknown[] = [];
  let day = wrongDay;
  const answerWith =
    <Answer>(answer: Answer) =>
    (request: unknown) => {
      requests.push(request);
      day = today;
      return Promise.resolve(acceptedLocally(answer));
    };
  const flow = sipCheckout({
    getSchemeStatistics: answerWith(chart),
    listBankAccounts: answerWith(listsAnswer(sipLists)),
  } as Partial<SipCheckoutPorts> as SipCheckoutPorts);
  const actor = createActor(flow.machine, { input: { requestedSip: sip, today: () => day, newSubmission: () => 'a' } });
  const observed = observeFlow(flow, actor);
  actor.start();
  await waitForView(
    observed,
    (current) => current.screen !== 'loading' && (current.screen !== 'choosing' || current.nominee !== undefined),
  );
  // The nominee choice reports its suggestion after its start.
  const view = observed.get();
  actor.stop();
  return { view, requests };
}

const lastChoice = sipChartWith({ nominee_list: [...nomineesWithLastChoice] });
const declared = sipChartWith({ is_no_nominee_registered: true });

test.each([
  ['the question', sipChart],
  ['the question of a SIP that is paid by hand', manualSipChart],
  ['the last choice', lastChoice],
  ['the registered declaration', declared],
])('the opening is the first step of the checkout: %s', async (_, chart) => {
  const { view, requests } = await openCheckout(chart, requestedSip);
  const opening = sipOpeningOf({ requestedSip, today }, chart, sipLists);
  if (view.screen !== 'choosing' || opening === null) throw new Error('The checkout has no first step.');
  expect(sipOpeningRequestsOf(requestedSip)).toEqual(requests);
  expect(opening.summary).toEqual(view.summary);
  expect(opening.suggestion !== null).toBe(view.canConfirmNominee);
  expectOpeningOfView(opening, view.nominee);
});

test.each([
  ['an unfinished KYC', orderNotAllowedChart, requestedSip],
  ['a pending order', pendingOrderChart, requestedSip],
  ['an amount that is not offered', sipChart, { ...requestedSip, amountInPaise: 100 }],
  ['an answer about another scheme', sipChartWith({ scheme_code: 'OTHER' }), requestedSip],
])('a checkout that begins with another page has no opening: %s', async (_, chart, sip) => {
  const { view } = await openCheckout(chart, sip);
  expect(view.screen).not.toBe('choosing');
  expect(sipOpeningOf({ requestedSip: sip, today }, chart, sipLists)).toBeNull();
});

test('the accounts are requested with the name of the provider where it differs', async () => {
  const { requests } = await openCheckout(sipChartWith({ scheme_name: 'Renamed Fund' }), requestedSip);
  expect(requests[0]).toEqual(sipOpeningRequestsOf(requestedSip)[0]);
  expect(requests[1]).toMatchObject({ scheme_name: 'Renamed Fund' });
  expect(sipOpeningRequestsOf(requestedSip)[1]).toMatchObject({ scheme_name: requestedSip.scheme.name });
});

test('a checkout that loads its nominees first has no opening', () => {
  expect(sipOpeningOf({ requestedSip: { ...requestedSip, hasNominees: false }, today }, sipChart, sipLists)).toBeNull();
});
