import { instantOf } from '@folioflow/api/contract';
import type { PlacedOrder, RecentOrder, RecentOrderInput, RecentOrderOutput } from './recent-order.types.ts';

/** The user confirms an identical order within ten minutes. */
export const RECENT_ORDER_AGE_MS = 600_000;

/**
 * Finds the newest placed order that is identical to the submitted one and at most ten minutes old; `now` is
 * milliseconds since the epoch. Time stamps have whole seconds and may come from several machines, so an order slightly
 * in the future is recent too.
 */
export function findRecentOrder(
  placed: readonly PlacedOrder[],
  { order, lostSubmission, confirmedUntil }: RecentOrderInput,
  now: number,
): RecentOrder | null {
  const isOwn = ({ submission }: PlacedOrder) =>
    lostSubmission !== undefined && (submission === undefined || submission === lostSubmission);
  const moments = placed
    .filter((one) => one.of === order.of && one.amount === order.amount && !one.isOver && !isOwn(one))
    .flatMap(({ createdDate }) => instantOf(createdDate) ?? [])
    .filter((moment) => Math.abs(now - moment) <= RECENT_ORDER_AGE_MS && moment > confirmedUntil);
  return moments.length === 0 ? null : { placedAt: Math.max(...moments) };
}

interface Ended {
  readonly event: { readonly output: RecentOrderOutput };
}
const hasPassed = ({ event }: Ended): boolean => event.output.kind === 'passed';
const endIn = ({ event }: Ended): RecentOrderOutput => event.output;

/** The `onDone` of the check: the order continues, or the flow returns to the previous step. */
export const recentOrderEnds = <const Onward extends string, const Back extends string>(onward: Onward, back: Back) =>
  [
    { guard: hasPassed, target: onward, actions: { type: 'setConfirmedUntil', params: endIn } },
    { target: back },
  ] as const;

/** Body of a parent's `setConfirmedUntil` for `assign`. */
export const confirmedBy = (_: unknown, end: RecentOrderOutput) =>
  end.kind === 'passed' ? { confirmedUntil: end.confirmedUntil } : {};
