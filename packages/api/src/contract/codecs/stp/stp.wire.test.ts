import { describe, expect, test } from 'vitest';
import { order } from '../../fixtures/orders.ts';
import { sampleRequests } from '../../fixtures/requests.ts';
import { stpOrder, stpSpecification } from '../../fixtures/transfers.ts';
import { orderScreenStateOf } from '../order-screen/order-screen-state.ts';
import { parseStpState } from './parse-stp-state.ts';
import { EMPTY_STP_DRAFT, stpRequestOf, type StpDraft } from './stp-request.ts';
import { stpStateOf } from './stp-state.ts';

describe('the navigation state of a STP', () => {
  test('has the mode and the order, and returns the order unchanged [DO-227 OM-042]', () => {
    const state = stpStateOf(order);
    expect(state).toEqual({ request_mode: 'START STP', selected_order: order });
    expect(parseStpState(structuredClone(state))).toEqual(order);
  });

  test.each([
    ['the mode of the order screen', orderScreenStateOf('redeem', order)],
    ['no mode', { selected_order: order }],
    ['no order', { request_mode: 'START STP' }],
    ['the value null', null],
    ['a text', 'order'],
    ['no entries', {}],
  ])('contains no source with %s [DO-227]', (_, state) => {
    expect(parseStpState(state)).toBeNull();
  });
});

describe('the request of a STP', () => {
  const draft: StpDraft = {
    frequency: 'MONTHLY',
    scheme: { code: 'SC01-GR', name: stpSpecification.scheme_name, mfapiCode: stpOrder.mfapi_scheme_code },
    installments: 6,
    amount: '1000',
    day: 7,
    firstDay: '2026-12-07',
  };
  const stp = { source: order, target: stpSpecification, draft };

  test('has source, target, the nine entries of the transfers and the PIN [DO-362]', () => {
    expect(stpRequestOf(stp, '1234')).toEqual(sampleRequests.registerStp);
  });

  test('has the nine entries of an empty draft, too [DO-362]', () => {
    expect(stpRequestOf({ ...stp, draft: EMPTY_STP_DRAFT }, '1234').stp_order).toEqual({
      stp_frequency: '',
      stp_scheme: '',
      stp_scheme_code: '',
      mfapi_scheme_code: '',
      stp_installments: 0,
      stp_amount: '',
      stp_date: 0,
      stp_date_value: '',
      validation_message_text: '',
    });
  });
});
