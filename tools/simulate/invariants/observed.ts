import type { MandateRow } from '../../../apps/sandbox/src/banking/mandates/mandate-tables.ts';
import type { OrderRow } from '../../../apps/sandbox/src/orders/records/order-tables.ts';
import type { PayoutRow, ScheduleRow } from '../../../apps/sandbox/src/orders/records/schedule-tables.ts';
import type { PaymentRow } from '../../../apps/sandbox/src/payments/payment-tables.ts';
import type { World } from '../simulation.ts';
import type { RecordedCall } from '../world/network.ts';

/** Everything that an invariant may read after a step. Amounts of rows are thousandths of a rupee. */
export interface Observed {
  readonly world: World;
  /** Calls of the step. */
  readonly calls: readonly RecordedCall[];
  /** The provider was asked, or its clock was moved: its rows may have changed. */
  readonly canRowsDiffer: boolean;
  readonly orders: readonly OrderRow[];
  readonly payments: readonly PaymentRow[];
  readonly payouts: readonly PayoutRow[];
  readonly schedules: readonly ScheduleRow[];
  readonly mandates: readonly MandateRow[];
}

/** A rule that holds after every step; `check` returns its violations. */
export interface Invariant {
  readonly name: string;
  /** Rows, invariants of the specification and decisions behind the rule. */
  readonly source: string;
  readonly check: (observed: Observed) => readonly string[] | Promise<readonly string[]>;
}

const clientIdsOf = ({ investors }: World): string[] => investors.map(({ person }) => person.clientId);

/** Reads the rows of all investors; the rows of `before` if none can have changed. */
export async function observeWorld(
  world: World,
  calls: readonly RecordedCall[],
  before: Observed | undefined,
): Promise<Observed> {
  if (before !== undefined && calls.length === 0 && !world.hasMovedProvider())
    return { ...before, calls, canRowsDiffer: false };
  const { db } = world.provider;
  const ids = clientIdsOf(world);
  return {
    world,
    calls,
    canRowsDiffer: true,
    orders: await db.selectFrom('orders').selectAll().where('client_id', 'in', ids).orderBy('id').execute(),
    payments: await db.selectFrom('payments').selectAll().where('client_id', 'in', ids).orderBy('id').execute(),
    payouts: await db.selectFrom('payouts').selectAll().where('client_id', 'in', ids).orderBy('id').execute(),
    schedules: await db.selectFrom('schedules').selectAll().where('client_id', 'in', ids).orderBy('id').execute(),
    mandates: await db.selectFrom('mandates').selectAll().where('client_id', 'in', ids).orderBy('id').execute(),
  };
}
