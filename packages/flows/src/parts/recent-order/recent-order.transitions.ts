import type { RecentOrderOutput } from './recent-order.types.ts';

interface CheckDone {
  readonly event: { readonly output: RecentOrderOutput };
}
const hasPassedCheck = ({ event }: CheckDone): boolean => event.output.kind === 'passed';
const outputOf = ({ event }: CheckDone): RecentOrderOutput => event.output;

/** The `onDone` of the check: the order continues, or the flow returns to the previous step. */
export const recentOrderTransitions = <const Onward extends string, const Back extends string>(
  onward: Onward,
  back: Back,
) =>
  [
    { guard: hasPassedCheck, target: onward, actions: { type: 'setConfirmedUntil', params: outputOf } },
    { target: back },
  ] as const;

/** Returns the context change of a parent's action `setConfirmedUntil`. */
export const confirmedUntilUpdate = (_: unknown, end: RecentOrderOutput) =>
  end.kind === 'passed' ? { confirmedUntil: end.confirmedUntil } : {};
