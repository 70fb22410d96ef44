import type { Effects } from '../sandbox-client.ts';

export type { Effects };

/** The number of effects by kind: orders, payments, mandates, codes … */
export type EffectCounts = ReadonlyMap<string, number>;

/** Effects that appear with time: the events and the mails of an order. */
const DELAYED_KINDS = new Set(['order_events', 'order mail']);

export const effectCountsOf = ({ rows, messages }: Effects): EffectCounts =>
  new Map([...Object.entries(rows), ...Object.entries(messages)].filter(([kind]) => !DELAYED_KINDS.has(kind)));

/** The difference of two counts by kind, without zeros. */
export function countChanges(before: EffectCounts, after: EffectCounts): EffectCounts {
  const kinds = [...new Set([...before.keys(), ...after.keys()])];
  const changes = kinds.map((kind) => [kind, (after.get(kind) ?? 0) - (before.get(kind) ?? 0)] as const);
  return new Map(changes.filter(([, count]) => count !== 0));
}

export const formatCounts = (change: EffectCounts): string =>
  [...change].map(([kind, count]) => `${kind} ${count}`).join(', ');
