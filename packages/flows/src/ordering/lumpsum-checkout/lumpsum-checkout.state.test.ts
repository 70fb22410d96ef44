import { describe, expect, test } from 'vitest';
import { createdOrder, freshState } from './lumpsum-checkout.scenarios.ts';
import { lumpsumCheckoutStateOf } from './lumpsum-checkout.state.ts';

const carried = (value: unknown): unknown => structuredClone(value);

const { scheme_code: code, scheme_isin: isin, scheme_name: name } = freshState.selected_order;
const asked = {
  scheme: { isin, code, name },
  option: { uniqueNo: '1001', code: 'FFCDG-GR' },
  amount: '15000',
  hasNominees: true,
};

describe('the navigation state', () => {
  test('with its seven entries contains the requested scheme, option and amount, and nothing else', () => {
    expect(lumpsumCheckoutStateOf(carried(freshState))).toEqual(asked);
    expect(lumpsumCheckoutStateOf({ ...freshState, bank_account_list: [{ name: 'no account' }] })).toEqual(asked);
  });

  const { general_order, selected_order } = freshState;
  test.each([
    [null],
    [undefined],
    ['text'],
    [{}],
    [{ selected_order }],
    [{ general_order }],
    [{ ...freshState, selected_order: { ...selected_order, scheme_code: '' } }],
    [{ ...freshState, general_order: { ...general_order, order_amount: 'a lot' } }],
  ])('without an order is null: %j', (value) => {
    expect(lumpsumCheckoutStateOf(value)).toBe(null);
  });

  test('may lack its lists: the nominees are loaded then', () => {
    expect(lumpsumCheckoutStateOf({ selected_order, general_order })).toEqual({ ...asked, hasNominees: false });
  });

  test('of a payable order requires the order', () => {
    expect(lumpsumCheckoutStateOf({ request_mode: 'paynow', selected_order: carried(createdOrder) })).toMatchObject({
      request_mode: 'paynow',
      selected_order: { order_id: createdOrder.order_id },
    });
    expect(lumpsumCheckoutStateOf({ request_mode: 'paynow', selected_order })).toBe(null);
  });
});
