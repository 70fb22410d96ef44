import { createAccountsInvariant } from './accounts.ts';
import { createAgreementInvariant } from './agreement.ts';
import { createAllotmentsInvariant } from './allotments.ts';
import { createBalancesInvariant } from './balances.ts';
import { createCancellationsInvariant } from './cancellations.ts';
import { createHoldingsInvariant } from './holdings.ts';
import { createInstalmentsInvariant } from './instalments.ts';
import { createEstimatesInvariant } from './estimates.ts';
import { createForeignIdsInvariant } from './foreign-ids.ts';
import { createGainsInvariant } from './gains.ts';
import { createIsolationInvariant } from './isolation.ts';
import { createKycInvariant } from './kyc.ts';
import { createMandatesInvariant } from './mandates.ts';
import { observeWorld, type Invariant, type Observed, type ObservedRows } from './observed.ts';
import { createPaymentsInvariant } from './payments.ts';
import { createPayoutsInvariant } from './payouts.ts';
import { createRedeemedWorthInvariant } from './redeemed-worth.ts';
import { createRepeatsInvariant } from './repeats.ts';
import { createQuietInvariant } from './quiet.ts';
import { createRetriesInvariant } from './retries.ts';
import { createSecretsInvariant } from './secrets.ts';
import { createShownInvariant } from './shown.ts';
import { createStaffInvariant } from './staff.ts';
import { createSubmissionsInvariant } from './submissions.ts';
import { createTransfersInvariant } from './transfers.ts';
import { createTransitionsInvariant } from './transitions.ts';
import { createWatchlistsInvariant } from './watchlists.ts';
import { createWorthsInvariant } from './worths.ts';
import type { World } from '../simulation.ts';
import type { RecordedCall } from '../world/network.ts';

/** Invariants of the rows: they can only be violated after a call or a move of the clock. */
const rowInvariants = [
  createSubmissionsInvariant,
  createRepeatsInvariant,
  createPaymentsInvariant,
  createTransitionsInvariant,
  createAllotmentsInvariant,
  createBalancesInvariant,
  createPayoutsInvariant,
  createRedeemedWorthInvariant,
  createTransfersInvariant,
  createInstalmentsInvariant,
  createMandatesInvariant,
  createCancellationsInvariant,
  createKycInvariant,
  createAccountsInvariant,
  createWatchlistsInvariant,
  createStaffInvariant,
  createIsolationInvariant,
  createForeignIdsInvariant,
  createAgreementInvariant,
  createHoldingsInvariant,
  createWorthsInvariant,
  createGainsInvariant,
  createEstimatesInvariant,
];
const viewInvariants = [createQuietInvariant, createSecretsInvariant, createShownInvariant, createRetriesInvariant];

/** A violated invariant. */
export interface Violation {
  readonly invariant: string;
  readonly text: string;
}

/** Creates the check of all invariants for a simulation; it is called after each step with the calls of the step. */
export function createChecker(world: World): (calls: readonly RecordedCall[]) => Promise<Violation | null> {
  const ofRows: readonly Invariant[] = rowInvariants.map((create) => create());
  const ofViews: readonly Invariant[] = viewInvariants.map((create) => create());
  let last: Observed | undefined;
  return async (calls) => {
    const before = last;
    const observed = await observeWorld(world, calls, before);
    last = observed;
    const hasChanged = (rows: keyof ObservedRows) => observed[rows] !== before?.[rows];
    const due = ofRows.filter(({ reads }) => observed.canRowsDiffer && (reads?.some(hasChanged) ?? true));
    for (const { name, check } of [...due, ...ofViews]) {
      const [text] = await check(observed);
      if (text !== undefined) return { invariant: name, text };
    }
    return null;
  };
}
