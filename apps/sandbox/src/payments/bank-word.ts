import { magic, magicAmounts, ORDER_AMOUNT } from '../ground/magic.ts';

/** Decision of the bank, `after` milliseconds; null waits for the control surface. */
export type BankWord = { readonly after: number; readonly state: 'paid' | 'failed' } | null;

const SOON = 5_000;
const UPI_EXPIRY = 5 * 60_000;
const paid: BankWord = { after: 0, state: 'paid' };

const PAID_SOON = 3_333_000;
const DECLINED = 3_334_000;

/** Special amounts, in thousandths of a rupee, override the chosen outcome (sandbox.md 6.2). */
const byAmount = (amount: number, chosen: BankWord): BankWord => {
  if (amount === PAID_SOON) return { after: SOON, state: 'paid' };
  return amount === DECLINED ? { after: 0, state: 'failed' } : chosen;
};

export type GatewayOutcome = 'success' | 'failure' | 'pending';

export const wordOfGateway = (outcome: GatewayOutcome, amount: number): BankWord => {
  if (outcome === 'failure') return { after: 0, state: 'failed' };
  return byAmount(amount, outcome === 'pending' ? { after: SOON, state: 'paid' } : paid);
};

export const wordMagic = [
  ...magicAmounts(ORDER_AMOUNT, [
    [PAID_SOON, 'the payment is pending, and is paid after five seconds'],
    [DECLINED, 'the payment is declined'],
  ]),
  ...magic('UPI id', {
    'success@upi': 'pays at once, like every other id',
    'pending@upi': 'remains pending until the button on this page is pressed',
    'failure@upi': 'is declined at the next status request',
    'expired@upi': 'is declined after five minutes',
  }),
];

const upi: Readonly<Record<string, BankWord>> = {
  'pending@upi': null,
  'failure@upi': { after: 0, state: 'failed' },
  'expired@upi': { after: UPI_EXPIRY, state: 'failed' },
};

/** A well-formed id without a special meaning pays (sandbox.md 6.3). */
export const wordOfUpi = (upiId: string, amount: number): BankWord => {
  const special = upi[upiId];
  return special === undefined ? byAmount(amount, paid) : special;
};
