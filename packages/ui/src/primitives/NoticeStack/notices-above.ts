import { createContext, use } from 'react';

/** A notice for the place above the page; a dialog blocks everything else. */
export interface NoticeAbove {
  readonly text: string;
  readonly isDialog: boolean;
  /** True if the notice has a button for its remedy: a reload. */
  readonly hasRemedy: boolean;
}

export const NoticesAboveContext = createContext<readonly NoticeAbove[]>([]);

/** Returns the notices above the page, so that a page does not repeat them. */
export const useNoticesAbove = (): readonly NoticeAbove[] => use(NoticesAboveContext);

/** True while a notice above the page offers a reload, without which a retry of the page fails again. */
export const useIsReloadOffered = (): boolean => useNoticesAbove().some(({ hasRemedy }) => hasRemedy);
