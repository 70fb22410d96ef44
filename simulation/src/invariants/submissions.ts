import type { OrderRow } from '../../../apps/sandbox/src/orders/records/order-tables.ts';
import type { Invariant } from './observed.ts';

export const PLACING_PATHS = new Set([
  '/order/create',
  '/order/additional',
  '/sip/create',
  '/xsip/create',
  '/stp/register',
]);

/** Every accepted order exists exactly once, every refused one not at all; a key has one order. */
export const createSubmissionsInvariant = (): Invariant => {
  const accepted = new Set<string>();
  const sent = new Set<string>();
  const unknown = new Set<string>();
  let lastOrders: readonly OrderRow[] = [];
  return {
    name: 'one key, one order',
    source: 'INV-04, decision 009, contract 1.1',
    check: ({ calls, orders }) => {
      const isUnchanged = orders === lastOrders && !calls.some(({ path }) => PLACING_PATHS.has(path));
      lastOrders = orders;
      if (isUnchanged) return [];
      for (const { path, key, answer, fault } of calls) {
        if (!PLACING_PATHS.has(path) || key === '') continue;
        sent.add(key);
        // A process that was killed may have stored the order before.
        if (answer === null && fault === null) unknown.add(key);
        if (answer?.['code'] === '000') accepted.add(key);
      }
      const count = new Map<string, number>();
      for (const { submission, parent_id } of orders)
        if (submission !== '' && parent_id === '') count.set(submission, (count.get(submission) ?? 0) + 1);
      return [
        ...[...accepted]
          .filter((key) => count.get(key) !== 1)
          .map((key) => `The accepted order ${key} exists ${count.get(key) ?? 0} times.`),
        ...[...sent]
          .filter((key) => !accepted.has(key) && !unknown.has(key) && count.has(key))
          .map((key) => `The order ${key} exists and was never accepted.`),
        ...[...unknown]
          .filter((key) => (count.get(key) ?? 0) > 1)
          .map((key) => `The order ${key} without an answer exists ${count.get(key) ?? 0} times.`),
        ...[...count.keys()].filter((key) => !sent.has(key)).map((key) => `Nobody sent the order ${key}.`),
      ];
    },
  };
};
