import type { Invariant } from './observed.ts';

const PLACING_PATHS = new Set(['/order/create', '/order/additional', '/sip/create', '/xsip/create', '/stp/register']);

/** Every accepted order exists exactly once, every refused one not at all; a key has one order. */
export const createSubmissionsInvariant = (): Invariant => {
  const accepted = new Set<string>();
  const sent = new Set<string>();
  return {
    name: 'one key, one order',
    source: 'INV-04, decision 009, contract 1.1',
    check: ({ calls, orders }) => {
      for (const { path, key, answer } of calls) {
        if (!PLACING_PATHS.has(path) || key === '') continue;
        sent.add(key);
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
          .filter((key) => !accepted.has(key) && count.has(key))
          .map((key) => `The order ${key} exists and was never accepted.`),
        ...[...count.keys()].filter((key) => !sent.has(key)).map((key) => `Nobody sent the order ${key}.`),
      ];
    },
  };
};
