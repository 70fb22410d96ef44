import { assign, enqueueActions } from 'xstate';
import { createNoticeSetter, raisedNotices, type Notice, type NoticeUpdate } from './notice.ts';
import type { SharedAction, TypesWith } from './shared-action.ts';

interface NoticeActions<T extends TypesWith<{ readonly notice: Notice | null }>> {
  /** Stores the notice of a failed call and raises it above the screen; its params are `failureNotice` or a sibling. */
  readonly setNotice: SharedAction<T, NoticeUpdate>;
  readonly clearNotice: SharedAction<T>;
}

/**
 * Returns the actions of a chart with a `notice`, for its `setup`; a refusal is raised as a dialog (`popup`) or a
 * notification (`alert`).
 */
export const noticeActions = <T extends TypesWith<{ readonly notice: Notice | null }>>(refusal: 'alert' | 'popup') =>
  // XState types an action by the whole chart; these use only the field that `T` is required to have.
  ({
    /** ON-485, DO-426, decision 074. */
    setNotice: enqueueActions(createNoticeSetter(refusal)),
    /** Decision 074. */
    clearNotice: assign({ notice: null }),
  }) as unknown as NoticeActions<T>;

/** Returns an action that raises these notices above the screen, without storing them. */
export const raiseNotices = <T extends TypesWith<object>>() =>
  enqueueActions(({ enqueue }, notices: readonly Notice[]) => {
    for (const raised of notices.flatMap((notice) => raisedNotices(notice, 'alert'))) enqueue.emit(raised);
  }) as unknown as SharedAction<T, readonly Notice[]>;
