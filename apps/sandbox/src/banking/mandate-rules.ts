import { magicAmounts } from '../ground/magic.ts';
import { type MandateRow, type MandateState } from './mandate-tables.ts';

/** What the bank makes of a scan, by the debit amount (sandbox.md 6.2). */
export interface BankHabit {
  /** the decision about the first scan */
  readonly first: 'approved' | 'rejected';
  /** how often somebody has to ask until it is there; never before its time for null */
  readonly refreshes: number | null;
  /** whether a working day brings it too */
  readonly isInTime: boolean;
}

const REFUSED_BY_BANK = 100_000_000;

const usual: BankHabit = { first: 'approved', refreshes: 2, isInTime: true };
const habits: Readonly<Record<number, BankHabit>> = {
  10_000_000: { ...usual, refreshes: 1 },
  50_000_000: { first: 'rejected', refreshes: 1, isInTime: true },
  75_000_000: { ...usual, refreshes: null, isInTime: false },
};

export const mandateMagic = magicAmounts('Debit limit of a mandate', [
  [10_000_000, 'approved at the first refresh'],
  [50_000_000, 'the first scan is rejected, a better one is taken'],
  [75_000_000, 'stays pending until the button on this page is pressed'],
  [REFUSED_BY_BANK, 'the bank refuses the registration (071)'],
]);

export const habitOf = ({ amount }: Pick<MandateRow, 'amount'>): BankHabit => habits[amount] ?? usual;

/** Whether the bank does not even take the registration. */
export const isRefusedAtOnce = (amount: number): boolean => amount === REFUSED_BY_BANK;

/** The decision about the scan that is there now: a better one is always good. */
export const decisionOf = (mandate: Pick<MandateRow, 'amount' | 'uploads'>): 'approved' | 'rejected' =>
  mandate.uploads > 1 ? 'approved' : habitOf(mandate).first;

const pending: readonly MandateState[] = ['registered', 'scan_uploaded'];
const decided: readonly MandateState[] = ['approved', 'inactive'];

/** The bank has not spoken yet. */
export const isPending = ({ state }: Pick<MandateRow, 'state'>): boolean => pending.includes(state);

/** The bank has said yes; it may have been switched off since. */
export const isProcessed = ({ state }: Pick<MandateRow, 'state'>): boolean => decided.includes(state);

/** Whether a SIP may be placed on it (C-59): an approved one, or one whose scan the bank looks at. */
export const isUsable = ({ state }: Pick<MandateRow, 'state'>): boolean =>
  state === 'approved' || state === 'scan_uploaded';

/** What is left of the limit, in thousandths of a rupee. */
export const availableOf = ({ amount, limit_used }: Pick<MandateRow, 'amount' | 'limit_used'>): number =>
  amount - limit_used;
