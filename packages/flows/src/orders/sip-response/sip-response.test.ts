import { sipOperations } from '@folioflow/api/schemas';
import { assign, type ContextFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { flowContract } from '../../model-testing/contract.ts';
import { draftUnchangedByFailure } from '../../model-testing/monitors.ts';
import { accepted } from '../../kit/port.ts';
import { createProver } from '../../model-testing/create-prover.ts';
import { startFlow } from '../../model-testing/start-flow.ts';
import { sipResponse } from './sip-response.flow.ts';
import { sipResponseStateOf, agreedSipOf, statusOrderNumberOf } from './sip-response.rules.ts';
import { sipResponseMachine } from './sip-response.machine.ts';
import {
  agreedTerms,
  payableSip,
  registeredSip,
  sipResponseJourneys,
  sipResponseWorld,
} from './sip-response.scenarios.ts';

describe('contract', () => {
  for (const { title, run } of flowContract(sipResponseJourneys, sipResponseWorld)) test(title, run);
});

describe('invariants', () => {
  const prove = createProver(sipResponseJourneys, sipResponseWorld);
  for (const { title, run } of prove(
    draftUnchangedByFailure<ContextFrom<typeof sipResponseMachine>>(({ html }) => html),
    { 'a failure takes the words away': sipResponseMachine.provide({ actions: { setNotice: assign({ html: '' }) } }) },
  ))
    test(title, run);
});

test('the navigation state contains a text, a registration, or nothing', () => {
  expect(sipResponseStateOf({ display_html: '<p>Done</p>' })).toEqual({
    html: '<p>Done</p>',
    order: null,
    agreed: null,
  });
  expect(sipResponseStateOf({ selected_order: registeredSip })).toEqual({
    html: '',
    order: registeredSip,
    agreed: null,
  });
  for (const state of [null, 'text', {}, { display_html: 7 }, { selected_order: { _id: '' } }])
    expect(sipResponseStateOf(state)).toBeNull();
});

test('the number of the instalment takes precedence over the number of the SIP, which needs four characters [OM-172]', () => {
  expect(statusOrderNumberOf(payableSip)).toBe('20000010');
  expect(statusOrderNumberOf({ ...registeredSip, mf_order_number: '1234' })).toBe('1234');
  expect(statusOrderNumberOf({ ...registeredSip, mf_order_number: '123' })).toBe('');
  expect(statusOrderNumberOf(null)).toBe('');
});

test('an order without a number causes no request, and the text of the navigation state is shown [OM-168]', () => {
  const { ports, view } = startFlow(sipResponse, {
    state: { html: '<p>Done</p>', order: registeredSip, agreed: null },
  });
  expect(ports.getSipResponse.calls).toEqual([]);
  expect(view()).toMatchObject({ screen: 'shown', html: '<p>Done</p>', agreed: { firstDay: '2026-12-05' } });
});

test("an order with a number causes a status request, and the provider's text is shown [OM-173 OM-289]", async () => {
  const { method, path } = sipOperations.getSipResponse;
  expect([method, path]).toEqual(['POST', '/order/payment/status']);
  const { ports, view } = startFlow(sipResponse, { state: { html: '', order: payableSip, agreed: null } });
  expect(ports.getSipResponse.calls).toEqual([
    {
      request: {
        request_from: 'sipResponse',
        request_mode: 'order_payment_status',
        order_type: 'xsip',
        order_number: '20000010',
        selected_order: payableSip,
      },
    },
  ]);
  await ports.getSipResponse.answer(
    accepted({ code: '000', messageText: '', result: { notification_html: '<p>Paid</p>' } }, 0),
  );
  expect(view()).toMatchObject({ screen: 'shown', html: '<p>Paid</p>' });
});

test('the agreed terms are accepted with a valid day, or not at all', () => {
  const navigationState = { selected_order: registeredSip, agreed_sip: agreedTerms };
  expect(sipResponseStateOf(navigationState)?.agreed).toEqual(agreedTerms);
  const { terms, mandate } = agreedTerms;
  const incompleteStates = [
    { terms },
    { ...agreedTerms, mandate: undefined },
    { ...agreedTerms, mandate: { ...mandate, amount: 'all' } },
    { ...agreedTerms, account: {} },
    { ...agreedTerms, terms: { ...terms, amount: 5000 } },
    { ...agreedTerms, terms: { ...terms, firstDay: 'soon' } },
    { ...agreedTerms, terms: { ...terms, installments: '12' } },
  ];
  for (const agreed_sip of [null, 'text', {}, ...incompleteStates])
    expect(sipResponseStateOf({ ...navigationState, agreed_sip })?.agreed).toBeNull();
});

test('amount, frequency and day are those of the registration; number, account and mandate are as agreed', () => {
  const { bank_information: _, ...order } = registeredSip;
  expect(agreedSipOf({ ...order, mf_order_installment_amount: 4000 }, agreedTerms)).toMatchObject({
    amount: 4000,
    account: agreedTerms.account,
    mandateNumber: 'M1001',
    agreement: {
      each: 400_000,
      total: 4_800_000,
      lastDay: '2027-11-05',
      mandate: { left: 2_000_000, leftAfterFirst: 1_600_000, covers: 5 },
    },
  });
  expect(agreedSipOf(registeredSip, null)).toMatchObject({ agreement: null, mandateNumber: null });
});
