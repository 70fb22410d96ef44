import { describe, expect, test } from 'vitest';
import { createdOrder, freshState } from './lumpsum-checkout.scenarios.ts';
import { lumpsumCheckoutStateOf } from './lumpsum-checkout.state.ts';

const cloneState = (value: unknown): unknown => structuredClone(value);

const { scheme_code: code, scheme_isin: isin, scheme_name: name } = freshState.selected_order;
const requestedLumpsum = {
  scheme: { isin, code, name },
  option: { uniqueNo: '1001', code: 'FFCDG-GR' },
  amount: '15000',
  hasNominees: true,
};

describe('lumpsumCheckoutStateOf', () => {
  test('returns the requested scheme, option and amount of the seven entries, and nothing else', () => {
    expect(lumpsumCheckoutStateOf(cloneState(freshState))).toEqual(requestedLumpsum);
    expect(lumpsumCheckoutStateOf({ ...freshState, bank_account_list: [{ name: 'no account' }] })).toEqual(
      requestedLumpsum,
    );
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
  ])('returns null for a state without an order: %j', (value) => {
    expect(lumpsumCheckoutStateOf(value)).toBe(null);
  });

  test('accepts a state without lists: the nominees are loaded then', () => {
    expect(lumpsumCheckoutStateOf({ selected_order, general_order })).toEqual({
      ...requestedLumpsum,
      hasNominees: false,
    });
  });

  test('returns a payable order only if the state contains it', () => {
    expect(lumpsumCheckoutStateOf({ request_mode: 'paynow', selected_order: cloneState(createdOrder) })).toMatchObject({
      request_mode: 'paynow',
      selected_order: { order_id: createdOrder.order_id },
    });
    expect(lumpsumCheckoutStateOf({ request_mode: 'paynow', selected_order })).toBe(null);
  });
});
