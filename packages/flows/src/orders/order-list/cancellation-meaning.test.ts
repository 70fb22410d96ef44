import { expect, test } from 'vitest';
import { payableOrder } from '../../parts/sample-orders.ts';
import { cancellationMeaning } from './cancellation-meaning.ts';
import { sip } from './order-list.samples.ts';
import { orderRowOf } from './order-row.ts';

const days = { upcoming_installment_dates: ['05/12/2026', '05/01/2027'] };

test('an order that is not paid is not paid any more, and leaves nothing', () => {
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

test('of a SWP no payout comes from the next one on, whatever it runs on', () => {
  const mf_order_swp_information = { swp_frequency: 'MONTHLY', swp_amount: '2000.50', swp_next_date: '05/12/2026' };
  const row = orderRowOf({ ...sip, ...days, mf_order_swp_enabled: true, mf_order_swp_information }, 'xsip');
  expect(cancellationMeaning(row, 'swp')).toMatchObject({
    ends: 'withdrawals',
    amount: 200_050,
    from: '2026-12-05',
    stays: 6_600_000,
  });
});

test('what the provider does not tell is not said', () => {
  const bare = { ...sip, mf_order_installment_amount: undefined, show_returns: false };
  expect(cancellationMeaning(orderRowOf(bare, 'xsip'), 'order')).toMatchObject({ amount: null, from: '', stays: null });
});
