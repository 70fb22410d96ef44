import { createMagicAmounts } from '../../ground/magic.ts';
import { type MandateRow, type MandateState } from './mandate-tables.ts';

/** Decision of the bank about a scan, by the debit amount (sandbox.md 6.2). */
export interface BankBehaviour {
  /** decision about the first scan */
  readonly first: 'approved' | 'rejected';
  /** number of refreshes until the decision; null if only time brings it */
  readonly refreshes: number | null;
  /** true if the decision also comes after a working day */
  readonly isInTime: boolean;
}

const REFUSED_BY_BANK = 100_000_000;

const usualBehaviour: BankBehaviour = { first: 'approved', refreshes: 2, isInTime: true };
const behavioursByAmount: Readonly<Record<number, BankBehaviour>> = {
  10_000_000: { ...usualBehaviour, refreshes: 1 },
  50_000_000: { first: 'rejected', refreshes: 1, isInTime: true },
  75_000_000: { ...usualBehaviour, refreshes: null, isInTime: false },
};

export const mandateMagic = createMagicAmounts('Debit limit of a mandate', [
  [10_000_000, 'approved at the first refresh'],
  [50_000_000, 'the first scan is rejected, a better one is taken'],
  [75_000_000, 'stays pending until the button on this page is pressed'],
  [REFUSED_BY_BANK, 'the bank refuses the registration (071)'],
]);

export const bankBehaviourOf = ({ amount }: Pick<MandateRow, 'amount'>): BankBehaviour =>
  behavioursByAmount[amount] ?? usualBehaviour;

/** True if the bank refuses the registration. */
export const isRegistrationRefused = (amount: number): boolean => amount === REFUSED_BY_BANK;

/** Decision about the present scan: a second scan is always approved. */
export const decisionOfPresentScan = (mandate: Pick<MandateRow, 'amount' | 'uploads'>): 'approved' | 'rejected' =>
  mandate.uploads > 1 ? 'approved' : bankBehaviourOf(mandate).first;

const pendingStates: readonly MandateState[] = ['registered', 'scan_uploaded'];
const processedStates: readonly MandateState[] = ['approved', 'inactive'];

/** True before the decision of the bank. */
export const isMandatePending = ({ state }: Pick<MandateRow, 'state'>): boolean => pendingStates.includes(state);

/** True after the bank's approval, even if the mandate is inactive now. */
export const isMandateProcessed = ({ state }: Pick<MandateRow, 'state'>): boolean => processedStates.includes(state);

/** True if a SIP can use the mandate (C-59): it is approved, or its scan awaits a decision. */
export const isMandateUsable = ({ state }: Pick<MandateRow, 'state'>): boolean =>
  state === 'approved' || state === 'scan_uploaded';

/** Remaining limit, in thousandths of a rupee. */
export const remainingLimitOf = ({ amount, limit_used }: Pick<MandateRow, 'amount' | 'limit_used'>): number =>
  amount - limit_used;
