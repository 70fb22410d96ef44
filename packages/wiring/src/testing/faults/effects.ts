import type { Effects } from '../../../../../tools/serve/sandbox-client.ts';

export type { Effects };

/** The number of effects by kind: orders, payments, mandates, codes … */
export type Counts = ReadonlyMap<string, number>;

/** Effects that appear with time: the events and the mails of an order. */
const LATE = new Set(['order_events', 'order mail']);

export const countsOf = ({ rows, messages }: Effects): Counts =>
  new Map([...Object.entries(rows), ...Object.entries(messages)].filter(([kind]) => !LATE.has(kind)));

/** The difference of two counts by kind, without zeros. */
export function changeOf(before: Counts, after: Counts): Counts {
  const kinds = [...new Set([...before.keys(), ...after.keys()])];
  const changes = kinds.map((kind) => [kind, (after.get(kind) ?? 0) - (before.get(kind) ?? 0)] as const);
  return new Map(changes.filter(([, count]) => count !== 0));
}

export const told = (change: Counts): string => [...change].map(([kind, count]) => `${kind} ${count}`).join(', ');
