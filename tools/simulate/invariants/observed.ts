import type { AdviceOrderRow } from '../../../apps/sandbox/src/advice/advice-tables.ts';
import type { MandateRow } from '../../../apps/sandbox/src/banking/mandates/mandate-tables.ts';
import type { BankAccountRow, ClientRow, NomineeRow } from '../../../apps/sandbox/src/clients/client-tables.ts';
import type { KycRow } from '../../../apps/sandbox/src/kyc/records/kyc-tables.ts';
import type { OrderRow } from '../../../apps/sandbox/src/orders/records/order-tables.ts';
import type { PayoutRow, ScheduleRow } from '../../../apps/sandbox/src/orders/records/schedule-tables.ts';
import type { PaymentRow } from '../../../apps/sandbox/src/payments/payment-tables.ts';
import type { WatchlistRow } from '../../../apps/sandbox/src/watchlists/watchlist-tables.ts';
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
  readonly clients: readonly ClientRow[];
  readonly accounts: readonly BankAccountRow[];
  readonly nominees: readonly NomineeRow[];
  readonly kyc: readonly KycRow[];
  readonly watchlists: readonly WatchlistRow[];
  readonly adviceOrders: readonly AdviceOrderRow[];
}

/** A rule that holds after every step; `check` returns its violations. */
export interface Invariant {
  readonly name: string;
  /** Rows, invariants of the specification and decisions behind the rule. */
  readonly source: string;
  readonly check: (observed: Observed) => readonly string[] | Promise<readonly string[]>;
}

/** Ids of the investors that have signed up; a newcomer gets an id with the first code. */
async function readClientIds({ investors, provider }: World): Promise<string[]> {
  for (const { person } of investors) {
    if (person.clientId !== '') continue;
    const query = provider.db.selectFrom('clients').select('id').where('mobile', '=', person.mobile);
    person.clientId = (await query.executeTakeFirst())?.id ?? '';
  }
  return investors.map(({ person }) => person.clientId).filter((id) => id !== '');
}

/** Reads the rows of all investors; the rows of `before` if none can have changed. */
export async function observeWorld(
  world: World,
  calls: readonly RecordedCall[],
  before: Observed | undefined,
): Promise<Observed> {
  if (before !== undefined && calls.length === 0 && !world.hasMovedProvider())
    return { ...before, calls, canRowsDiffer: false };
  const { db } = world.provider;
  const ids = await readClientIds(world);
  return {
    world,
    calls,
    canRowsDiffer: true,
    orders: await db.selectFrom('orders').selectAll().where('client_id', 'in', ids).orderBy('id').execute(),
    payments: await db.selectFrom('payments').selectAll().where('client_id', 'in', ids).orderBy('id').execute(),
    payouts: await db.selectFrom('payouts').selectAll().where('client_id', 'in', ids).orderBy('id').execute(),
    schedules: await db.selectFrom('schedules').selectAll().where('client_id', 'in', ids).orderBy('id').execute(),
    mandates: await db.selectFrom('mandates').selectAll().where('client_id', 'in', ids).orderBy('id').execute(),
    clients: await db.selectFrom('clients').selectAll().where('id', 'in', ids).orderBy('id').execute(),
    accounts: await db.selectFrom('bank_accounts').selectAll().where('client_id', 'in', ids).execute(),
    nominees: await db.selectFrom('nominees').selectAll().where('client_id', 'in', ids).orderBy('id').execute(),
    kyc: await db.selectFrom('kyc').selectAll().where('client_id', 'in', ids).orderBy('client_id').execute(),
    watchlists: await db.selectFrom('watchlists').selectAll().where('client_id', 'in', ids).orderBy('id').execute(),
    adviceOrders: await db.selectFrom('advice_orders').selectAll().where('client_id', 'in', ids).execute(),
  };
}
