import { describe, expect, test } from 'vitest';
import { sipPayload } from '../../fixtures/orders.ts';
import { primaryAccount } from '../../fixtures/people.ts';
import { schemeChart, sipOption } from '../../fixtures/schemes.ts';
import { investorRecordOf } from '../order-offer.ts';
import { parseSipCheckoutState } from './parse-sip-state.ts';
import { sipRequestOf, type SipPurchase } from './sip-request.ts';
import { sipCheckoutStateOf, type RequestedSip, type SipOffer } from './sip-state.ts';

const { scheme_code: code, scheme_name: name } = sipPayload;
const option = { ...sipOption, maximum_installment_amount: 50_000, pause_maximum_installments: 3 };
const offer: SipOffer = {
  mfapiCode: schemeChart.mfapi_scheme_code,
  scheme: { isin: option.scheme_isin, code, name },
  option,
  investor: investorRecordOf(schemeChart),
};
const requested: RequestedSip = {
  scheme: offer.scheme,
  option: { code: option.scheme_code, name: option.display_text },
  frequency: 'MONTHLY',
  amountInPaise: 500_000,
  installments: 12,
  firstDay: '2026-12-05',
  hasNominees: true,
};
const state = sipCheckoutStateOf(requested, offer);
const { selected_order, sip_order } = state;

describe('the navigation state of a SIP', () => {
  test('has the seven documented entries [DO-281 DO-363]', () => {
    expect(Object.keys(state).toSorted()).toEqual([
      'bank_account_list',
      'client_code',
      'is_no_nominee_registered',
      'no_nominee_form',
      'nominee_list',
      'selected_order',
      'sip_order',
    ]);
    expect(sip_order).toMatchObject({ sip_amount: '5000', sip_date: 5, sip_date_value: '05/12/2026' });
  });

  test('is parsed without its lists: the nominees are loaded then [DO-291]', () => {
    expect(parseSipCheckoutState({ selected_order, sip_order })).toEqual({ ...requested, hasNominees: false });
  });

  test.each([
    [500_050, '2026-12-05'],
    [1, '2028-02-29'],
    [123_456_789, '2027-01-31'],
  ] as const)('returns the requested SIP of %s paise from %s unchanged', (amountInPaise, firstDay) => {
    const sip = { ...requested, amountInPaise, firstDay };
    const sent: unknown = structuredClone(sipCheckoutStateOf(sip, offer));
    expect(parseSipCheckoutState(sent)).toEqual(sip);
  });

  test.each([
    ['the value null', null],
    ['a text', 'sip'],
    ['no option', { sip_order }],
    ['no form', { selected_order }],
    ['a day that does not exist', { ...state, sip_order: { ...sip_order, sip_date_value: '31/02/2027' } }],
    ['an amount with a comma', { ...state, sip_order: { ...sip_order, sip_amount: '5,000' } }],
    ['a negative amount', { ...state, sip_order: { ...sip_order, sip_amount: '-5000' } }],
    ['a fraction of a paisa', { ...state, sip_order: { ...sip_order, sip_amount: '5000.001' } }],
  ])('contains no SIP with %s [DO-283]', (_, value) => {
    expect(parseSipCheckoutState(value)).toBeNull();
  });
});

describe('the request of a SIP', () => {
  const codes = { ticket: 'ticket-1', codes: { mobile: '123456' } };
  const sip: SipPurchase = {
    ...requested,
    ...offer,
    account: primaryAccount,
    nominee: { option: 'existing', nomineeId: 'nominee-1' },
    payment: { kind: 'mandate', mandateNumber: 'M1001' },
    isFirstOrderToday: false,
  };

  test('has every documented entry, its type and the code [DO-365]', () => {
    expect(sipRequestOf(sip, codes)).toEqual({
      order_type: 'xsip',
      client_info: { ...sipPayload, selected_order: option, mfapi_scheme_code: schemeChart.mfapi_scheme_code },
      two_factor_authentication: { mobile_otp: '123456', email_otp: '', twofactor_token_id: 'ticket-1' },
    });
  });

  test('has no mandate if the SIP is paid by hand [DO-330]', () => {
    expect(sipRequestOf({ ...sip, payment: { kind: 'byHand' } }, codes).client_info.mandate_id).toBe('');
  });
});
