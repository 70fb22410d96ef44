import type { OrderRow } from '../../../apps/sandbox/src/orders/records/order-tables.ts';
import { createAsk, listOf, type Ask, type Fields } from './ask.ts';
import type { Invariant, Observed } from './observed.ts';

/** Everything that a rule about the holdings of a person compares. */
export interface HoldingsOfPerson {
  readonly ask: Ask;
  readonly name: string;
  readonly observed: Observed;
  /** Orders and registrations, without instalments. */
  readonly own: readonly OrderRow[];
  /** Rows that have changed since the last look. */
  readonly fresh: ReadonlySet<unknown>;
  /** Orders of all lists of the person. */
  readonly listed: readonly Fields[];
}

/** Transactions that add units. */
export const INFLOWS: ReadonlySet<unknown> = new Set(['purchase', 'sipInstallment', 'switchIn']);

/** Rupees of an answer in paise; 0 for an absent amount. */
export const paiseOf = (rupees: unknown): number => Math.round(Number(rupees ?? 0) * 100);

const LISTS = ['single', 'xsip', 'stp'] as const;

/**
 * Creates the check of a rule for every person whose rows have changed. A question prolongs the session of a person, so
 * that further ones would change the world.
 */
export function createHoldingsCheck(
  checkPerson: (holdings: HoldingsOfPerson) => Promise<readonly string[]>,
): Invariant['check'] {
  const last = new Map<string, ReadonlySet<unknown>>();
  return async (observed) => {
    const problems: string[] = [];
    const ownOrders = Map.groupBy(observed.orders, ({ client_id }) => client_id);
    const ownPayouts = Map.groupBy(observed.payouts, ({ client_id }) => client_id);
    for (const investor of observed.world.investors) {
      const { id: name, clientId } = investor.person;
      const ask = createAsk(observed, investor);
      const orders = ownOrders.get(clientId) ?? [];
      // An unchanged row is the same object as before.
      const rows = [...orders, ...(ownPayouts.get(clientId) ?? [])];
      const fresh = new Set<unknown>(rows.filter((row) => last.get(name)?.has(row) !== true));
      if (ask === undefined || fresh.size === 0) continue;
      // Every call of an ended session is refused; its rows are compared after the next sign-in.
      if ((await ask('/order/portfolio', {})) === null) continue;
      last.set(name, new Set(rows));
      const lists = await Promise.all(LISTS.map((order_type) => ask('/order/list', { order_type })));
      const listed = lists.flatMap((answer) => listOf(answer?.['result']));
      const own = orders.filter(({ parent_id }) => parent_id === '');
      problems.push(...(await checkPerson({ ask, name, observed, own, fresh, listed })));
    }
    return problems;
  };
}
