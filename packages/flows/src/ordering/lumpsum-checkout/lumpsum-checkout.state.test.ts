import { describe, expect, test } from 'vitest';
import { createdOrder, freshState } from './lumpsum-checkout.scenarios.ts';
import { isAmountAllowed, lumpsumCheckoutStateOf } from './lumpsum-checkout.state.ts';

const carried = (value: unknown): unknown => structuredClone(value);

describe('the navigation state', () => {
  test('with its seven entries is read as it was written', () => {
    expect(lumpsumCheckoutStateOf(carried(freshState))).toEqual(freshState);
  });

  test.each([
    [null],
    [undefined],
    ['text'],
    [{}],
    [{ selected_order: freshState.selected_order }],
    [{ general_order: freshState.general_order }],
  ])('%j is no order', (value) => {
    expect(lumpsumCheckoutStateOf(value)).toBe(null);
  });

  test('may lack its lists: nominees are then loaded, accounts are none', () => {
    const { selected_order, general_order } = freshState;
    expect(lumpsumCheckoutStateOf({ selected_order, general_order })).toEqual({
      selected_order,
      general_order,
      bank_account_list: [],
      nominee_list: null,
      is_no_nominee_registered: false,
      no_nominee_form: '',
      client_code: '',
    });
  });

  test('with one broken nominee keeps the others', () => {
    const [first] = freshState.nominee_list ?? [];
    const state = lumpsumCheckoutStateOf({ ...freshState, nominee_list: [first, { name: 'without an id' }] });
    expect(state).toMatchObject({ nominee_list: [{ id: 'nominee-1' }] });
  });

  test('of an order to be paid needs the order', () => {
    expect(lumpsumCheckoutStateOf({ request_mode: 'paynow', selected_order: carried(createdOrder) })).toMatchObject({
      request_mode: 'paynow',
      selected_order: { order_id: createdOrder.order_id },
    });
    expect(lumpsumCheckoutStateOf({ request_mode: 'paynow', selected_order: freshState.selected_order })).toBe(null);
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

  test('outside its limits is no order (INV-23)', () => {
    expect(
      lumpsumCheckoutStateOf({ ...freshState, general_order: { ...freshState.general_order, order_amount: '4999' } }),
    ).toBe(null);
  });
});
