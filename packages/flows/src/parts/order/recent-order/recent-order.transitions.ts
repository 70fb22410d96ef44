import { assign } from 'xstate';
import type { NoticeUpdate } from '../../../kit/notice.ts';
import { requiredValue } from '../../../kit/required-value.ts';
import type { SharedAction, TypesWith } from '../../../kit/shared-action.ts';
import type { RecentOrderOutput, RepeatConfirmation } from './recent-order.types.ts';

interface CheckDone {
  readonly event: { readonly output: RecentOrderOutput };
}
const recentOrderOutputOf = ({ event }: CheckDone): RecentOrderOutput => event.output;

/** The `onDone` of the check: the order continues, or the flow returns to the previous step. */
export const recentOrderTransitions = <const Onward extends string, const Back extends string>(
  onward: Onward,
  back: Back,
) =>
  [
    {
      guard: { type: 'isRecentOrderCheckPassed', params: recentOrderOutputOf },
      target: onward,
      actions: { type: 'setRepeatConfirmationTime', params: recentOrderOutputOf },
    },
    { target: back },
  ] as const;

/** Params of `setNotice` for a check that failed. */
export const uncheckedNotice = ({ event: { output } }: CheckDone): NoticeUpdate => ({
  notice: requiredValue(output.kind === 'unchecked' ? output.notice : null, 'notice'),
});

/** The guard of `recentOrderTransitions`, for the `setup` of a chart. */
export const recentOrderGuards = {
  isRecentOrderCheckPassed: (_: unknown, { kind }: RecentOrderOutput): boolean => kind === 'passed',
};

interface RecentOrderActions<T extends TypesWith<RepeatConfirmation>> {
  /** Sets the time up to which the user confirmed a repetition, so that the same match is not shown again. */
  readonly setRepeatConfirmationTime: SharedAction<T, RecentOrderOutput>;
}

const actions = {
  setRepeatConfirmationTime: assign((_, end: RecentOrderOutput) =>
    end.kind === 'passed' ? { confirmedUntil: end.confirmedUntil } : {},
  ),
};

/** Returns the action of a chart with a `confirmedUntil`, for its `setup`. */
export const recentOrderActions = <T extends TypesWith<RepeatConfirmation>>() =>
  // XState types an action by the whole chart; this action uses only the field that `T` is required to have.
  actions as unknown as RecentOrderActions<T>;
