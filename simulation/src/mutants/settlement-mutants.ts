import type { WorldMutant } from './mutant.ts';

const orders = 'apps/sandbox/src/orders';

/** Bugs of payments, allotments and redemptions. */
export const settlementMutants: readonly WorldMutant[] = [
  {
    name: 'units are rounded down to thousandths',
    file: `${orders}/valuation/order-money.ts`,
    find: 'amount / 1000 / nav;',
    replace: 'Math.floor(amount / nav) / 1000;',
  },
  {
    name: 'units of a lumpsum are rounded up to thousandths',
    file: `${orders}/valuation/order-money.ts`,
    find: 'amount / 1000 / nav;',
    replace: 'Math.ceil(amount / nav) / 1000;',
  },
  {
    name: 'units are bought at the NAV of the day before',
    file: `${orders}/valuation/pricing.ts`,
    find: ': readPriceOfNavDay(db, order.scheme_code, order.nav_day);',
    replace: ': readPriceOfNavDay(db, order.scheme_code, addDays(order.nav_day, -1));',
  },
  {
    name: 'the cut-off of a purchase is ignored',
    file: `${orders}/valuation/pricing.ts`,
    find: '{ fundKind: fundKindOfTerms(terms), cutOff }',
    replace: "{ fundKind: fundKindOfTerms(terms), cutOff: '23:59' }",
  },
  {
    name: 'a day off is a dealing day',
    file: 'packages/api/src/contract/dealing/compute-dealing.ts',
    find: 'const isInTime = isDealt && moment.time <= cutOff;',
    replace: 'const isInTime = moment.time <= cutOff;',
  },
  {
    name: 'an order is allotted two working days later',
    file: `${orders}/valuation/pricing.ts`,
    find: 'addWorkingDays(dealtOn, 1)',
    replace: 'addWorkingDays(dealtOn, 2)',
  },
  {
    name: 'an order is allotted before it is paid',
    file: `${orders}/kinds/single.ts`,
    find: "return { due_at: row.created_at + MS_PER_WEEK, due_state: 'cancelled' };",
    replace: "return { due_at: row.created_at + MS_PER_WEEK, due_state: 'allotted' };",
  },
  {
    name: 'a paid order can be paid again',
    file: `${orders}/kinds/single.ts`,
    find: "export const payableStates = ['payment_pending', 'payment_failed'] as const",
    replace: "export const payableStates = ['payment_pending', 'payment_failed', 'paid'] as const",
  },
  {
    name: 'a declined payment counts as paid',
    file: 'apps/sandbox/src/payments/payments.ts',
    find: "failed: 'payment_failed' }",
    replace: "failed: 'paid' }",
  },
  {
    name: 'a paid order waits for its payment again',
    file: 'apps/sandbox/src/payments/payments.ts',
    find: "paid: 'paid', failed",
    replace: "paid: 'payment_pending', failed",
  },
  {
    name: 'a payment has the amount in rupees',
    file: 'apps/sandbox/src/payments/initiate-payment.ts',
    find: '    amount: order.amount,\n    signature',
    replace: '    amount: order.amount / 1000,\n    signature',
  },
  {
    name: 'an earlier payment page remains open',
    file: 'apps/sandbox/src/payments/initiate-payment.ts',
    find: ".set({ state: 'failed', due_at: null, due_state: '' })",
    replace: ".set({ state: 'open' })",
  },
  {
    name: 'an allotted order has no cost',
    file: `${orders}/settlement/transitions.ts`,
    find: '    invested: row.amount,\n',
    replace: '    invested: -row.amount,\n',
  },
  {
    name: 'a redemption is credited a day early',
    file: `${orders}/valuation/redemption-rules.ts`,
    find: 'CREDIT_WORKING_DAYS = 3',
    replace: 'CREDIT_WORKING_DAYS = 2',
  },
  {
    name: 'a redemption gets the NAV of its day after the cut-off',
    file: `${orders}/valuation/pricing.ts`,
    find: 'cutOff: redemptionCutOffOfTerms(terms, dayAt(at)),',
    replace: "cutOff: '23:59',",
  },
  {
    name: 'a redemption after the cut-off of a Friday gets the NAV of the Friday',
    file: `${orders}/valuation/pricing.ts`,
    find: '    cutOff: redemptionCutOffOfTerms(terms, dayAt(at)),',
    replace:
      "    cutOff: new Date(at + 19_800_000).getUTCDay() === 5 ? '23:59:59' : redemptionCutOffOfTerms(terms, dayAt(at)),",
  },
  {
    name: 'a redemption is up to 5 % above what is free',
    file: 'apps/sandbox/src/checkout/redemption/redeemed-amount.ts',
    find: 'if (amount > redeemable)',
    replace: 'if (amount > redeemable * 1.05)',
  },
  {
    name: 'an exit load is cut to whole rupees',
    file: `${orders}/valuation/redemption-rules.ts`,
    find: 'const fee = roundToPaise((amount * percent) / 100);',
    replace: 'const fee = Math.floor((amount * percent) / 100_000) * 1_000;',
  },
  {
    name: 'an exit load is five times too high',
    file: `${orders}/valuation/redemption-rules.ts`,
    find: 'const fee = roundToPaise((amount * percent) / 100);',
    replace: 'const fee = roundToPaise((amount * percent) / 20);',
  },
  {
    name: 'a redemption leaves its units in the order',
    file: `${orders}/settlement/deductions.ts`,
    find: '    units: row.units - units,',
    replace: '    units: row.units,',
  },
  {
    name: 'a redemption leaves its cost in the order',
    file: `${orders}/settlement/deductions.ts`,
    find: '    invested: row.invested - invested,',
    replace: '    invested: row.invested,',
  },
  {
    name: 'a redemption deducts its units twice',
    file: `${orders}/settlement/deductions.ts`,
    find: '    units: row.units - units,',
    replace: '    units: row.units - 2 * units,',
  },
  {
    name: 'the credited amount ignores the paisa',
    file: `${orders}/redemption/redemptions.ts`,
    find: 'credited: computeExitLoad(amount, exitLoadPercentOf(row)).credited,',
    replace: 'credited: computeExitLoad(amount, exitLoadPercentOf(row)).credited - 10,',
  },
  {
    name: 'a redemption ignores the redemption under way',
    file: `${orders}/redemption/redemptions.ts`,
    find: "    ...redemptionStateChange(row, 'redeem_requested'),",
    replace: '',
  },
  {
    name: 'a cancelled order continues',
    file: `${orders}/changes/standing-order.ts`,
    find: "  await moveOrderToState(db, row, 'cancelled', at);",
    replace: "  await moveOrderToState(db, row, 'payment_pending', at);",
  },
];
