import { createContext, use } from 'react';

/** A notice for the place above the page; a dialog blocks everything else. */
export interface NoticeAbove {
  readonly text: string;
  readonly isDialog: boolean;
  /** True if the notice has a button for its remedy: a reload. */
  readonly hasRemedy: boolean;
  /** Removes the notice, because the page shows its text; null if it remains above the page (decision 074). */
  readonly settle: (() => void) | null;
}

export const NoticesAboveContext = createContext<readonly NoticeAbove[]>([]);

/** True if errors are shown in place (decision 074). */
export const InPlaceContext = createContext(false);
export const useIsInPlace = (): boolean => use(InPlaceContext);

/** Returns the notices above the page, so that a page does not repeat them. */
export const useNoticesAbove = (): readonly NoticeAbove[] => use(NoticesAboveContext);

/** True while a notice above the page offers a reload, without which a retry of the page fails again. */
export const useIsReloadOffered = (): boolean => useNoticesAbove().some(({ hasRemedy }) => hasRemedy);
