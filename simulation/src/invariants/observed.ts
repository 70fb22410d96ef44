import type { AdviceOrderRow } from '../../../apps/sandbox/src/advice/advice-tables.ts';
import type { MandateRow } from '../../../apps/sandbox/src/banking/mandates/mandate-tables.ts';
import type { BankAccountRow, ClientRow, NomineeRow } from '../../../apps/sandbox/src/clients/client-tables.ts';
import type { KycRow } from '../../../apps/sandbox/src/kyc/records/kyc-tables.ts';
import type { OrderRow } from '../../../apps/sandbox/src/orders/records/order-tables.ts';
import type { PayoutRow, ScheduleRow } from '../../../apps/sandbox/src/orders/records/schedule-tables.ts';
import type { PaymentRow } from '../../../apps/sandbox/src/payments/payment-tables.ts';
import type { WatchlistRow } from '../../../apps/sandbox/src/watchlists/watchlist-tables.ts';
import type { World } from '../simulation.ts';
import type { TableVersions } from '../../../apps/sandbox/src/testing/table-versions.ts';
import type { RecordedCall } from '../world/network.ts';
import type { OBSERVED_TABLES } from '../world/provider.ts';

/** Rows of the investors. An unchanged row, and an unchanged list of rows, is the same object as before. */
export interface ObservedRows {
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

/** Everything that an invariant may read after a step. Amounts of rows are thousandths of a rupee. */
export interface Observed extends ObservedRows {
  readonly world: World;
  /** Calls of the step. */
  readonly calls: readonly RecordedCall[];
  /** The provider was asked, or its clock was moved: its rows may have changed. */
  readonly canRowsDiffer: boolean;
  /** Ids of the investors that have signed up. */
  readonly clientIds: readonly string[];
  readonly versions: TableVersions | null;
}

/** A rule that holds after every step; `check` returns its violations. */
export interface Invariant {
  readonly name: string;
  /** Rows, invariants of the specification and decisions behind the rule. */
  readonly source: string;
  /** The rows that alone decide on the result: without a change of them, the result is that of the step before. */
  readonly reads?: readonly (keyof ObservedRows)[];
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

const tables = {
  orders: 'orders',
  payments: 'payments',
  payouts: 'payouts',
  schedules: 'schedules',
  mandates: 'mandates',
  clients: 'clients',
  accounts: 'bank_accounts',
  nominees: 'nominees',
  kyc: 'kyc',
  watchlists: 'watchlists',
  adviceOrders: 'advice_orders',
} as const satisfies Record<keyof ObservedRows, (typeof OBSERVED_TABLES)[number]>;

type ReadRows = { readonly [Rows in keyof ObservedRows]: () => Promise<ObservedRows[Rows]> };

/** Queries of the rows of some clients; their order is fixed. */
function createReads({ provider: { db } }: World, ids: readonly string[]): ReadRows {
  return {
    orders: () => db.selectFrom('orders').selectAll().where('client_id', 'in', ids).orderBy('id').execute(),
    payments: () => db.selectFrom('payments').selectAll().where('client_id', 'in', ids).orderBy('id').execute(),
    payouts: () => db.selectFrom('payouts').selectAll().where('client_id', 'in', ids).orderBy('id').execute(),
    schedules: () => db.selectFrom('schedules').selectAll().where('client_id', 'in', ids).orderBy('id').execute(),
    mandates: () => db.selectFrom('mandates').selectAll().where('client_id', 'in', ids).orderBy('id').execute(),
    clients: () => db.selectFrom('clients').selectAll().where('id', 'in', ids).orderBy('id').execute(),
    accounts: () =>
      db
        .selectFrom('bank_accounts')
        .selectAll()
        .where('client_id', 'in', ids)
        .orderBy('client_id')
        .orderBy('position')
        .execute(),
    nominees: () => db.selectFrom('nominees').selectAll().where('client_id', 'in', ids).orderBy('id').execute(),
    kyc: () => db.selectFrom('kyc').selectAll().where('client_id', 'in', ids).orderBy('client_id').execute(),
    watchlists: () => db.selectFrom('watchlists').selectAll().where('client_id', 'in', ids).orderBy('id').execute(),
    adviceOrders: () =>
      db.selectFrom('advice_orders').selectAll().where('client_id', 'in', ids).orderBy('id').execute(),
  };
}

const isEqualRow = (one: object, other: object): boolean => {
  const fields = other as Readonly<Record<string, unknown>>;
  return Object.entries(one).every(([name, value]) => fields[name] === value);
};

const keyOf = (row: object): unknown => {
  const { id, account_no, ifsc, client_id } = row as Readonly<Record<string, unknown>>;
  return id ?? `${String(client_id)} ${String(account_no)} ${String(ifsc)}`;
};

/** Replaces equal rows by those of before; the list itself where all rows are equal. */
function shareRows<Row extends object>(rows: readonly Row[], before: readonly Row[]): readonly Row[] {
  const known = new Map(before.map((row) => [keyOf(row), row]));
  const shared = rows.map((row) => {
    const earlier = known.get(keyOf(row));
    return earlier !== undefined && isEqualRow(row, earlier) ? earlier : row;
  });
  const isSame = rows.length === before.length && shared.every((row, place) => row === before[place]);
  return isSame ? before : shared;
}

/** Reads the rows of all investors; the rows of `before` where none can have changed. */
export async function observeWorld(
  world: World,
  calls: readonly RecordedCall[],
  before: Observed | undefined,
): Promise<Observed> {
  if (before !== undefined && calls.length === 0 && !world.hasMovedProvider())
    return { ...before, calls, canRowsDiffer: false };
  const versions = await world.provider.readVersions();
  const clientIds = await readClientIds(world);
  const reads = createReads(world, clientIds);
  const hasNewClient = clientIds.length !== before?.clientIds.length;
  const read = async <Rows extends keyof ObservedRows>(name: Rows): Promise<ObservedRows[Rows]> => {
    const version = versions?.get(tables[name]);
    const isUnchanged = version !== undefined && version === before?.versions?.get(tables[name]) && !hasNewClient;
    if (isUnchanged) return before[name];
    const rows = await reads[name]();
    return before === undefined ? rows : (shareRows<object>(rows, before[name]) as ObservedRows[Rows]);
  };
  return {
    world,
    calls,
    canRowsDiffer: true,
    clientIds,
    versions,
    orders: await read('orders'),
    payments: await read('payments'),
    payouts: await read('payouts'),
    schedules: await read('schedules'),
    mandates: await read('mandates'),
    clients: await read('clients'),
    accounts: await read('accounts'),
    nominees: await read('nominees'),
    kyc: await read('kyc'),
    watchlists: await read('watchlists'),
    adviceOrders: await read('adviceOrders'),
  };
}
