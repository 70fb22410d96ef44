import { expect, test } from 'vitest';
import { payableOrder } from '../../parts/sample-orders.ts';
import { cancellationMeaning } from './cancellation-meaning.ts';
import { sip } from './order-list.samples.ts';
import { orderRowOf } from './order-row.ts';

const days = { upcoming_installment_dates: ['05/12/2026', '05/01/2027'] };

test('the cancellation of an unpaid order ends its payment and leaves no value', () => {
  expect(cancellationMeaning(orderRowOf(payableOrder, 'single'), 'order')).toEqual({
    ends: 'order',
    schemeName: payableOrder.mf_order_scheme_name,
    amount: 2_500_000,
    from: '',
    stays: null,
  });
});

test.each([
  ['xsip', 'plan'],
  ['sip', 'plan'],
  ['stp', 'transfers'],
] as const)('of a %s no installment comes from the next one on, and what it is worth stays', (mf_order_type, ends) => {
  const row = orderRowOf({ ...sip, ...days, mf_order_type }, mf_order_type === 'stp' ? 'stp' : 'xsip');
  expect(cancellationMeaning(row, 'order')).toMatchObject({
    ends,
    amount: 500_000,
    from: '2026-12-05',
    stays: 6_600_000,
  });
});

test('the cancellation of a SWP ends its payouts from the next one, on any kind of order', () => {
  const mf_order_swp_information = { swp_frequency: 'MONTHLY', swp_amount: '2000.50', swp_next_date: '05/12/2026' };
  const row = orderRowOf({ ...sip, ...days, mf_order_swp_enabled: true, mf_order_swp_information }, 'xsip');
  expect(cancellationMeaning(row, 'swp')).toMatchObject({
    ends: 'withdrawals',
    amount: 200_050,
    from: '2026-12-05',
    stays: 6_600_000,
  });
});

test('data that the provider does not return is not shown', () => {
  const bare = { ...sip, mf_order_installment_amount: undefined, show_returns: false };
  expect(cancellationMeaning(orderRowOf(bare, 'xsip'), 'order')).toMatchObject({ amount: null, from: '', stays: null });
});
