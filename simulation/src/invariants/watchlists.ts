import type { Invariant } from './observed.ts';

/** Number of schemes in a list, by the default of the sandbox (switch `allowedSchemes`). */
const MAX_SCHEMES = 10;
/** A payment that is not confirmed in this time is refunded, and the advice can be bought again (decision 040). */
const ORDER_LIFETIME_MS = 30 * 60_000;
/** Paise, by plan (sandbox.md, 5). */
const PRICES: Readonly<Record<string, number>> = { P1: 19_900, P2: 199_900 };

/** Watchlists have names and sizes as agreed; advice is paid once, with the price of its plan, before it is given. */
export const createWatchlistsInvariant = (): Invariant => ({
  name: 'watchlists are within their limits, and advice is paid',
  source: 'sandbox.md 3.7 and 8, DO-186, DO-222 to DO-226, INV-09, decision 040',
  reads: ['watchlists', 'adviceOrders'],
  check: ({ watchlists, adviceOrders }) => {
    const problems: string[] = [];
    for (const [owner, own] of Map.groupBy(watchlists, ({ client_id }) => client_id)) {
      const names = own.map(({ name }) => name.toLowerCase());
      if (new Set(names).size < names.length) problems.push(`Two watchlists of ${owner} have the same name.`);
    }
    const ordersOf = Map.groupBy(adviceOrders, ({ watchlist_id }) => watchlist_id);
    for (const { id, name, codes, is_subscribed, client_id } of watchlists) {
      const schemes = JSON.parse(codes) as readonly string[];
      const orders = ordersOf.get(id) ?? [];
      const paid = orders.filter(({ state, payment_id }) => state === 'paid' && payment_id !== '');
      const captured = orders
        .filter(({ state }) => state === 'captured' || state === 'paid')
        .toSorted((one, other) => one.opened_at - other.opened_at);
      const isTakenTwice = captured.some(
        (order, place) => order.opened_at - (captured[place - 1]?.opened_at ?? -Infinity) < ORDER_LIFETIME_MS,
      );
      if (name.trim() === '') problems.push(`The watchlist ${id} has no name.`);
      if (schemes.length === 0 || schemes.length > MAX_SCHEMES || new Set(schemes).size < schemes.length)
        problems.push(`The watchlist ${name} has the schemes ${codes}.`);
      if (is_subscribed === 1 && paid.length !== 1)
        problems.push(`The advice on ${name} is paid ${paid.length} times.`);
      if (isTakenTwice) problems.push(`${captured.length} payments for the advice on ${name} were taken.`);
      if (orders.some((order) => order.client_id !== client_id)) problems.push(`Another person paid for ${name}.`);
    }
    for (const { id, plan_id, amount } of adviceOrders)
      if (amount !== PRICES[plan_id]) problems.push(`The advice ${id} of plan ${plan_id} costs ${amount}.`);
    return problems;
  },
});
