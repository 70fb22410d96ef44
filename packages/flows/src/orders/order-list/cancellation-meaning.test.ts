import { expect, test } from 'vitest';
import { payableOrder } from '../../parts/testing/sample-orders.ts';
import { cancellationMeaning } from './cancellation-meaning.ts';
import { sipOrder } from './testing/sample-order-list.ts';
import { cachedOrderRow } from './order-row.ts';

const days = { upcoming_installment_dates: ['05/12/2026', '05/01/2027'] };

test('the cancellation of an unpaid order ends its payment and leaves no value', () => {
  expect(cancellationMeaning(cachedOrderRow(payableOrder, 'single'), 'order')).toEqual({
    ends: 'order',
    schemeName: payableOrder.mf_order_scheme_name,
    amountInPaise: 2_500_000,
    firstCancelledDay: '',
    remainingInPaise: null,
  });
});

test.each([
  ['xsip', 'plan'],
  ['sip', 'plan'],
  ['stp', 'transfers'],
] as const)(
  'the cancellation of a %s ends its instalments from the next one, and its value remains invested',
  (mf_order_type, ends) => {
    const row = cachedOrderRow({ ...sipOrder, ...days, mf_order_type }, mf_order_type === 'stp' ? 'stp' : 'xsip');
    expect(cancellationMeaning(row, 'order')).toMatchObject({
      ends,
      amountInPaise: 500_000,
      firstCancelledDay: '2026-12-05',
      remainingInPaise: 6_600_000,
    });
  },
);

test('the cancellation of a SWP ends its payouts from the next one, on any kind of order', () => {
  const mf_order_swp_information = { swp_frequency: 'MONTHLY', swp_amount: '2000.50', swp_next_date: '05/12/2026' };
  const row = cachedOrderRow({ ...sipOrder, ...days, mf_order_swp_enabled: true, mf_order_swp_information }, 'xsip');
  expect(cancellationMeaning(row, 'swp')).toMatchObject({
    ends: 'withdrawals',
    amountInPaise: 200_050,
    firstCancelledDay: '2026-12-05',
    remainingInPaise: 6_600_000,
  });
});

test('the cancellation contains no value that the provider does not return', () => {
  const bare = { ...sipOrder, mf_order_installment_amount: undefined, show_returns: false };
  expect(cancellationMeaning(cachedOrderRow(bare, 'xsip'), 'order')).toMatchObject({
    amountInPaise: null,
    firstCancelledDay: '',
    remainingInPaise: null,
  });
});
