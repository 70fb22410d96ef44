import { describe, expect, test } from 'vitest';
import { sipCheckoutStateOf } from './sip-checkout.state.ts';

const option = {
  display_text: '₹500 or more',
  scheme_code: 'FFC-GR',
  sip_type: 'xsip',
  minimum_installment_amount: 1,
  maximum_installment_amount: 0,
};
const form = {
  scheme_code: 'FFC',
  scheme_isin: 'INF000F01AB2',
  scheme_name: 'Folio Flexi Cap Fund',
  sip_frequency: 'MONTHLY',
  sip_amount: '5000',
  sip_date: 5,
  sip_date_value: '05/12/2026',
  sip_installment_numbers: 12,
};
const state = { selected_order: option, sip_order: form };

describe('sipCheckoutStateOf', () => {
  test('returns the requested SIP with the code and name of its option [DO-281]', () => {
    expect(sipCheckoutStateOf(state)).toEqual({
      scheme: { isin: 'INF000F01AB2', code: 'FFC', name: 'Folio Flexi Cap Fund' },
      option: { code: 'FFC-GR', name: '₹500 or more' },
      frequency: 'MONTHLY',
      amount: '5000',
      installments: 12,
      firstDay: '2026-12-05',
    });
  });

  test.each([
    ['the value null', null],
    ['a text', 'sip'],
    ['no option', { sip_order: form }],
    ['no form', { selected_order: option }],
    ['a day that does not exist', { ...state, sip_order: { ...form, sip_date_value: '31/02/2027' } }],
    ['an amount with a comma', { ...state, sip_order: { ...form, sip_amount: '5,000' } }],
    ['a negative amount', { ...state, sip_order: { ...form, sip_amount: '-5000' } }],
  ])('returns null for a state with %s [DO-283]', (_, value) => {
    expect(sipCheckoutStateOf(value)).toBeNull();
  });
});
