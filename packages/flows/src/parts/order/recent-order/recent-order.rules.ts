import { instantOf } from '@folioflow/api/contract';
import type { PlacedOrder, RecentOrder, RecentOrderInput } from './recent-order.types.ts';

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
    .filter(
      (candidate) =>
        candidate.subjectKey === order.subjectKey &&
        candidate.amount === order.amount &&
        !candidate.isOver &&
        !isOwn(candidate),
    )
    .flatMap(({ createdDate }) => instantOf(createdDate) ?? [])
    .filter((moment) => Math.abs(now - moment) <= RECENT_ORDER_AGE_MS && moment > confirmedUntil);
  return moments.length === 0 ? null : { placedAt: Math.max(...moments) };
}
