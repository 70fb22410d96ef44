import { describe, expect, test } from 'vitest';
import { freshOrder, order } from '../../fixtures/orders.ts';
import { primaryAccount } from '../../fixtures/people.ts';
import { lumpsumOption, scheme, schemeChart } from '../../fixtures/schemes.ts';
import { orderScreenStateOf } from '../order-screen/order-screen-state.ts';
import { lumpsumRequestOf } from './lumpsum-request.ts';
import { lumpsumCheckoutStateOf, type LumpsumOffer, type RequestedLumpsum } from './lumpsum-state.ts';
import { parseLumpsumCheckoutSubject } from './parse-lumpsum-state.ts';
import { investorRecordOf } from '../order-offer.ts';

const { scheme_code: code, scheme_isin: isin, scheme_name: name } = scheme;
const offer: LumpsumOffer = {
  scheme: { isin, code, name },
  option: lumpsumOption,
  investor: investorRecordOf(schemeChart),
};
const requested: RequestedLumpsum = {
  scheme: offer.scheme,
  option: { uniqueNo: '17', code: 'SC01-GR' },
  amountInPaise: 500_000,
  hasNominees: true,
};
const state = lumpsumCheckoutStateOf(requested.amountInPaise, offer);

describe('the navigation state of a lumpsum', () => {
  test('has the seven documented entries [DO-140]', () => {
    expect(state).toEqual({
      selected_order: {
        scheme_code: code,
        scheme_name: name,
        scheme_isin: isin,
        ...freshOrder.selected_order,
      },
      general_order: { ...lumpsumOption, order_amount: '5000' },
      bank_account_list: schemeChart.bank_account_list,
      nominee_list: schemeChart.nominee_list.filter(({ id }) => id !== 'none'),
      is_no_nominee_registered: schemeChart.is_no_nominee_registered,
      no_nominee_form: schemeChart.no_nominee_form,
      client_code: schemeChart.client_code,
    });
  });

  test.each([1, 99, 100, 100_050, 123_456_789])(
    'returns the requested lumpsum of %s paise unchanged',
    (amountInPaise) => {
      const sent: unknown = structuredClone(lumpsumCheckoutStateOf(amountInPaise, offer));
      expect(parseLumpsumCheckoutSubject(sent)).toEqual({
        kind: 'newOrder',
        requested: { ...requested, amountInPaise },
      });
    },
  );

  test('is parsed without its lists: the nominees are loaded then', () => {
    const { selected_order, general_order } = state;
    expect(parseLumpsumCheckoutSubject({ selected_order, general_order })).toEqual({
      kind: 'newOrder',
      requested: { ...requested, hasNominees: false },
    });
    expect(parseLumpsumCheckoutSubject({ ...state, bank_account_list: [{ name: 'no account' }] })).toEqual({
      kind: 'newOrder',
      requested,
    });
  });

  test('contains a pending order under the mode paynow alone (A40)', () => {
    const sent: unknown = structuredClone(orderScreenStateOf('paynow', order));
    expect(parseLumpsumCheckoutSubject(sent)).toEqual({ kind: 'pendingOrder', order });
    expect(parseLumpsumCheckoutSubject(orderScreenStateOf('payment', order))).toBeNull();
    expect(parseLumpsumCheckoutSubject({ ...state, request_mode: 'paynow' })).toBeNull();
  });

  test.each([
    ['null', null],
    ['nothing', undefined],
    ['a text', 'lumpsum'],
    ['no entries', {}],
    ['no option', { selected_order: state.selected_order }],
    ['no scheme', { general_order: state.general_order }],
    ['an empty code', { ...state, selected_order: { ...state.selected_order, scheme_code: '' } }],
    ['an amount in words', { ...state, general_order: { ...state.general_order, order_amount: 'a lot' } }],
    ['a fraction of a paisa', { ...state, general_order: { ...state.general_order, order_amount: '5000.001' } }],
  ])('contains no order with %s [DO-267]', (_, value) => {
    expect(parseLumpsumCheckoutSubject(value)).toBeNull();
  });
});

test('the request has the ten documented entries and the code [DO-279 DO-369]', () => {
  const nominee = { option: 'existing', nomineeId: 'nominee-1' } as const;
  const lumpsum = { amountInPaise: requested.amountInPaise, ...offer, account: primaryAccount, nominee };
  expect(lumpsumRequestOf(lumpsum, { ticket: 'ticket-1', codes: { mobile: '123456' } })).toEqual({
    client_info: freshOrder,
    two_factor_authentication: { mobile_otp: '123456', email_otp: '', twofactor_token_id: 'ticket-1' },
  });
});
