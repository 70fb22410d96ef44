import { trouble } from '@folioflow/flows/words/trouble';
import { createContext, use } from 'react';

/** A notice that is shown above the page; a dialog blocks everything else. */
export interface NoticeAbove {
  readonly text: string;
  readonly isDialog: boolean;
}

export const NoticesAboveContext = createContext<readonly NoticeAbove[]>([]);

/** Returns the notices above the page, so that a page does not repeat them. */
export const useNoticesAbove = (): readonly NoticeAbove[] => use(NoticesAboveContext);

/** Texts of the notices that ask for a reload. */
export const reloadTexts: readonly string[] = [trouble.newVersion, trouble.stuck];
