import { createMagicValues, createMagicAmounts, ORDER_AMOUNT } from '../ground/magic.ts';

/** Decision of the bank, `after` milliseconds; null waits for the control surface. */
export type BankDecision = { readonly after: number; readonly state: 'paid' | 'failed' } | null;

const SOON = 5_000;
const UPI_EXPIRY = 5 * 60_000;
const paidAtOnce: BankDecision = { after: 0, state: 'paid' };

const PAID_SOON_AMOUNT = 3_333_000;
const DECLINED_AMOUNT = 3_334_000;

/** Special amounts, in thousandths of a rupee, override the chosen outcome (sandbox.md 6.2). */
const decisionByAmount = (amount: number, chosen: BankDecision): BankDecision => {
  if (amount === PAID_SOON_AMOUNT) return { after: SOON, state: 'paid' };
  return amount === DECLINED_AMOUNT ? { after: 0, state: 'failed' } : chosen;
};

export type GatewayOutcome = 'success' | 'failure' | 'pending';

export const gatewayDecision = (outcome: GatewayOutcome, amount: number): BankDecision => {
  if (outcome === 'failure') return { after: 0, state: 'failed' };
  return decisionByAmount(amount, outcome === 'pending' ? { after: SOON, state: 'paid' } : paidAtOnce);
};

export const decisionMagic = [
  ...createMagicAmounts(ORDER_AMOUNT, [
    [PAID_SOON_AMOUNT, 'the payment is pending, and is paid after five seconds'],
    [DECLINED_AMOUNT, 'the payment is declined'],
  ]),
  ...createMagicValues('UPI id', {
    'success@upi': 'pays at once, like every other id',
    'pending@upi': 'remains pending until the button on this page is pressed',
    'failure@upi': 'is declined at the next status request',
    'expired@upi': 'is declined after five minutes',
  }),
];

const upiDecisions: Readonly<Record<string, BankDecision>> = {
  'pending@upi': null,
  'failure@upi': { after: 0, state: 'failed' },
  'expired@upi': { after: UPI_EXPIRY, state: 'failed' },
};

/** A well-formed id without a special meaning pays (sandbox.md 6.3). */
export const upiDecision = (upiId: string, amount: number): BankDecision => {
  const special = upiDecisions[upiId];
  return special === undefined ? decisionByAmount(amount, paidAtOnce) : special;
};
