import { trouble } from '@folioflow/flows/words/trouble';
import { createContext, use } from 'react';

/** What stands above the page at this moment; a dialog keeps everything else out of reach. */
export interface SaidAbove {
  readonly text: string;
  readonly isDialog: boolean;
}

export const SaidAboveContext = createContext<readonly SaidAbove[]>([]);

/** Texts that notifications and dialogs show above the page, so that a page does not say them at the same time. */
export const useSaidAbove = (): readonly SaidAbove[] => use(SaidAboveContext);

/** What is said above the page of code that only a reload brings. */
export const reloadTexts: readonly string[] = [trouble.newVersion, trouble.stuck];
