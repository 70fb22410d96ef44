import { describe, expect, test } from 'vitest';
import { createdOrder, freshState } from './lumpsum-checkout.scenarios.ts';
import { isAmountAllowed, lumpsumCheckoutStateOf } from './lumpsum-checkout.state.ts';

const carried = (value: unknown): unknown => structuredClone(value);

const { scheme_code: code, scheme_isin: isin, scheme_name: name } = freshState.selected_order;
const asked = {
  scheme: { isin, code, name },
  option: { uniqueNo: '1001', code: 'FFCDG-GR' },
  amount: '15000',
  hasNominees: true,
};

describe('the navigation state', () => {
  test('with its seven entries asks for a scheme, an option and an amount, and for nothing else', () => {
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
  ])('%j is no order', (value) => {
    expect(lumpsumCheckoutStateOf(value)).toBe(null);
  });

  test('may lack its lists: nominees are then loaded', () => {
    expect(lumpsumCheckoutStateOf({ selected_order, general_order })).toEqual({ ...asked, hasNominees: false });
  });

  test('of an order to be paid needs the order', () => {
    expect(lumpsumCheckoutStateOf({ request_mode: 'paynow', selected_order: carried(createdOrder) })).toMatchObject({
      request_mode: 'paynow',
      selected_order: { order_id: createdOrder.order_id },
    });
    expect(lumpsumCheckoutStateOf({ request_mode: 'paynow', selected_order })).toBe(null);
  });
});

describe('the amount', () => {
  const { information } = freshState.general_order;
  const within = (minimum: number, maximum: number) => ({
    information: { ...information, minimum_purchase_amount: minimum, maximum_purchase_amount: maximum },
  });

  test.each([
    ['4999', 5000, 100_000, false],
    ['5000', 5000, 100_000, true],
    ['100000', 5000, 100_000, true],
    ['100001', 5000, 100_000, false],
    ['99999999', 5000, 0, true],
    ['100000000', 5000, 0, false],
    ['', 0, 0, false],
    ['abc', 0, 0, false],
    ['-5', 0, 0, false],
    ['0', 0, 0, false],
  ])('%s between %d and %d: %s', (amount, minimum, maximum, allowed) => {
    expect(isAmountAllowed(amount, within(minimum, maximum))).toBe(allowed);
  });
});
