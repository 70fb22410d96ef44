import { assign, enqueueActions } from 'xstate';
import { createNoticeSetter, type Notice, type NoticeUpdate } from './notice.ts';
import type { SharedAction, TypesWith } from './shared-action.ts';

interface NoticeActions<T extends TypesWith<{ readonly notice: Notice | null }>> {
  /** Stores the notice of a failed call and raises it above the screen; its params are `failureNotice` or a sibling. */
  readonly setNotice: SharedAction<T, NoticeUpdate>;
  readonly clearNotice: SharedAction<T>;
}

/** Returns the action `clearNotice` of a chart whose notices are set by actions of its own. */
export const clearNoticeAction = <T extends TypesWith<{ readonly notice: Notice | null }>>() =>
  // XState types an action by the whole chart; this action uses only the field that `T` is required to have.
  assign({ notice: null }) as unknown as SharedAction<T>;

/**
 * Returns the actions of a chart with a `notice`, for its `setup`; a refusal is raised as a dialog (`popup`) or a
 * notification (`alert`).
 */
export const noticeActions = <T extends TypesWith<{ readonly notice: Notice | null }>>(
  refusal: 'alert' | 'popup',
): NoticeActions<T> => ({
  // XState types an action by the whole chart; this action uses only the field that `T` is required to have.
  setNotice: enqueueActions(createNoticeSetter(refusal)) as unknown as SharedAction<T, NoticeUpdate>,
  clearNotice: clearNoticeAction<T>(),
});
