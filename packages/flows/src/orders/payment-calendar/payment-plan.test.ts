import type { Mandate } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { payableOrder, rejectedOrder, unpaidOrder } from '../../parts/testing/sample-orders.ts';
import { approvedMandate, rejectedMandate } from '../../parts/mandate/mandate-choice/testing/sample-mandates.ts';
import type { PaymentSources } from './payment-calendar.types.ts';
import { lastCalendarDayOf, paymentPlanOf } from './payment-plan.ts';
import { noSources } from './payment-sources.ts';
import {
  handPaidSip,
  mandatesAnswer,
  monthlySip,
  monthlyTransfer,
  ordersAnswer,
  redeemedOrder,
  waitingSip,
  withdrawnOrder,
} from './testing/sample-plans.ts';

const TODAY = '2026-11-26';
const planOf = (sources: Partial<PaymentSources>, today = TODAY) => paymentPlanOf({ ...noSources, ...sources }, today);
const paymentsOf = (sources: Partial<PaymentSources>) =>
  planOf(sources).months.flatMap(({ days }) => days.flatMap(({ payments }) => payments));

test('the calendar ends on the same day three months later, or on the last day of that month', () => {
  expect(lastCalendarDayOf('2026-11-26')).toBe('2027-02-26');
  expect(lastCalendarDayOf('2026-11-30')).toBe('2027-02-28');
});

describe('instalments of a SIP', () => {
  test('with a mandate are debits, with totals in paise by day and by month', () => {
    const { months } = planOf({ xsip: ordersAnswer(monthlySip, { ...monthlySip, _id: 'b', order_id: 'b' }) });
    expect(
      months.map(({ month, outgoingInPaise, incomingInPaise }) => [month, outgoingInPaise, incomingInPaise]),
    ).toEqual([
      ['2026-12', 1_200_000, 0],
      ['2027-01', 1_200_000, 0],
      ['2027-02', 1_200_000, 0],
    ]);
    expect(months[0]?.days.map(({ day, outgoingInPaise }) => [day, outgoingInPaise])).toEqual([
      ['2026-12-07', 1_200_000],
    ]);
  });

  test('without a mandate are paid by hand from the account of the order', () => {
    expect(paymentsOf({ xsip: ordersAnswer(handPaidSip) })[0]).toEqual({
      id: 'sip-2-handPayment-2026-12-07',
      day: '2026-12-07',
      certainty: 'named',
      kind: 'handPayment',
      listType: 'xsip',
      schemeName: 'HDFC Nifty 50 Index Fund - Direct Plan - Growth',
      amountInPaise: 150_050,
      account: { bankName: 'HDFC Bank', lastDigits: '5678' },
    });
  });

  test('end with the named days if the provider names fewer than a pause may skip and one more', () => {
    const sip = { ...monthlySip, mf_order_pause_maximum_installments: 3 };
    expect(paymentsOf({ xsip: ordersAnswer(sip) }).map(({ day }) => day)).toEqual(['2026-12-07', '2027-01-07']);
  });

  test('of a cancelled or rejected SIP are not due', () => {
    expect(paymentsOf({ xsip: ordersAnswer({ ...monthlySip, is_order_cancelled: true }) })).toEqual([]);
    expect(paymentsOf({ xsip: ordersAnswer({ ...monthlySip, is_order_rejected: true }) })).toEqual([]);
  });

  test('without any day are undated before the first units, and ended after them', () => {
    const { undated, months } = planOf({
      xsip: ordersAnswer(waitingSip, { ...waitingSip, _id: 'ended', mf_order_is_allotted: true }),
    });
    expect(months).toEqual([]);
    expect(undated.map(({ id, amountInPaise }) => [id, amountInPaise])).toEqual([['sip-3-debit', 200_000]]);
  });

  test('with an unreadable amount have no amount and add nothing to a total', () => {
    const { months, nextDebit } = planOf({
      xsip: ordersAnswer({ ...monthlySip, mf_order_installment_amount: undefined }),
    });
    expect(months[0]).toMatchObject({ outgoingInPaise: 0, days: [{ payments: [{ amountInPaise: null }] }] });
    expect(nextDebit?.amountInPaise).toBeNull();
  });
});

test('a transfer between schemes is listed without an account and adds to no total', () => {
  const [month] = planOf({ stp: ordersAnswer(monthlyTransfer) }).months;
  expect(month).toMatchObject({ month: '2026-12', outgoingInPaise: 0, incomingInPaise: 0 });
  expect(month?.days[0]?.payments[0]).toMatchObject({ kind: 'transfer', account: null, amountInPaise: 100_000 });
});

test('the payouts of a SWP end with their number', () => {
  expect(
    paymentsOf({ single: ordersAnswer(withdrawnOrder) }).map(({ kind, day, certainty }) => [kind, day, certainty]),
  ).toEqual([
    ['payout', '2026-12-07', 'named'],
    ['payout', '2027-01-05', 'expected'],
    ['payout', '2027-02-05', 'expected'],
  ]);
});

test('a redemption after the cut-off is credited three working days after the next day, less the exit load', () => {
  expect(paymentsOf({ single: ordersAnswer(redeemedOrder) })).toMatchObject([
    { kind: 'redemption', day: '2026-11-30', certainty: 'expected', amountInPaise: 396_000 },
  ]);
});

test('a redemption without terms or with a day in the past has no day', () => {
  const { undated, months } = planOf({
    single: ordersAnswer(
      {
        ...redeemedOrder,
        mf_order_scheme_specifications: {
          exitload: redeemedOrder.mf_order_scheme_specifications.exitload,
          redemption: { minimum_amount: 0, maximum_amount: null, cutoff_time: '' },
          purchase: { cutoff_time: '' },
        },
      },
      {
        ...redeemedOrder,
        _id: 'old',
        order_id: 'old',
        mf_order_redemption_information: { redemption_amount: 1, created_date: '2026-10-01T10:00:00+05:30' },
      },
    ),
  });
  expect(months).toEqual([]);
  expect(undated.map(({ id }) => id)).toEqual(['order-6-redemption', 'old-redemption']);
});

test('orders that wait for a payment are listed once, each with its payment', () => {
  const { waiting } = planOf({
    single: ordersAnswer(payableOrder, { ...unpaidOrder, _id: 'b' }, rejectedOrder),
    xsip: ordersAnswer(payableOrder, { ...monthlySip, mf_order_is_paynow: true, mf_order_pay_amount: 6000 }),
  });
  expect(waiting.map(({ id, amountInPaise, isFailed, payNow }) => [id, amountInPaise, isFailed, payNow.to])).toEqual([
    ['order-2', 2_500_000, false, 'orderEditCheckout'],
    ['b', 2_500_000, true, 'orderEditCheckout'],
    ['sip-1', 600_000, false, 'sipEditCheckout'],
  ]);
});

test('the next debit is the earliest day, with the scheme of a single debit', () => {
  expect(planOf({ xsip: ordersAnswer(monthlySip, handPaidSip) }).nextDebit).toEqual({
    day: '2026-12-07',
    certainty: 'named',
    amountInPaise: 600_000,
    count: 1,
    schemeName: monthlySip.mf_order_scheme_name,
  });
  const twice = planOf({ xsip: ordersAnswer(monthlySip, { ...monthlySip, _id: 'b', order_id: 'b' }) });
  expect(twice.nextDebit).toMatchObject({ amountInPaise: 1_200_000, count: 2, schemeName: null });
  expect(planOf({ xsip: ordersAnswer(handPaidSip) }).nextDebit).toBeNull();
});

describe('mandates', () => {
  const withMandates = (...mandates: readonly Mandate[]) =>
    planOf({ xsip: ordersAnswer(monthlySip), mandates: mandatesAnswer(...mandates) });
  const shortfallsOf = (...mandates: readonly Mandate[]) =>
    withMandates(...mandates).months.flatMap(({ days }) => days.map(({ shortfall }) => shortfall));

  test('are approved, missing, not needed or unknown', () => {
    expect(withMandates(approvedMandate).mandateCover).toBe('approved');
    expect(withMandates(rejectedMandate).mandateCover).toBe('missing');
    expect(planOf({ xsip: ordersAnswer(handPaidSip), mandates: mandatesAnswer() }).mandateCover).toBe('notNeeded');
    expect(planOf({ xsip: ordersAnswer(waitingSip), mandates: mandatesAnswer() }).mandateCover).toBe('missing');
    expect(planOf({ xsip: ordersAnswer(monthlySip) }).mandateCover).toBe('unknown');
  });

  test('a day has a shortfall once its debits and the earlier ones exceed the available limit', () => {
    expect(shortfallsOf({ ...approvedMandate, amount: 20_000, limit_used: 10_000 })).toEqual([
      null,
      { debitsInPaise: 1_200_000, limitInPaise: 1_000_000 },
      { debitsInPaise: 1_800_000, limitInPaise: 1_000_000 },
    ]);
    expect(shortfallsOf({ ...approvedMandate, amount: 18_000, limit_used: 0 })).toEqual([null, null, null]);
  });

  test('the limits of several mandates are added, and those that are not approved do not count', () => {
    const half = { ...approvedMandate, amount: 6_000, limit_used: 0 };
    expect(shortfallsOf(half, { ...half, mandate_id: 'M2' }, { ...rejectedMandate, amount: 100_000 })).toEqual([
      null,
      null,
      { debitsInPaise: 1_800_000, limitInPaise: 1_200_000 },
    ]);
  });

  test('the account of a debit is that of the only approved mandate', () => {
    const lists = mandatesAnswer({ ...approvedMandate, account_no: '50100012345678' });
    const bank = payableOrder.bank_information;
    if (bank === undefined) throw new Error('Missing account');
    const mandates = { ...lists, result: { ...lists.result, customer_bank_list: [bank] } };
    const accountsOf = (answer: PaymentSources['mandates']) =>
      paymentsOf({ xsip: ordersAnswer(monthlySip), mandates: answer }).map(({ account }) => account);
    expect(accountsOf(mandates)[0]).toEqual({ bankName: 'HDFC Bank', lastDigits: '5678' });
    const others = {
      ...mandates.result,
      customer_mandate_list: [approvedMandate, { ...approvedMandate, mandate_id: 'M2' }],
    };
    expect(accountsOf({ ...mandates, result: others })[0]).toBeNull();
  });
});
