import type { NoticeRaised } from '@folioflow/flows';
import { common } from '@folioflow/flows/words/common';
import { createContext, use } from 'react';

/** What stands above the page at this moment; a dialog keeps everything else out of reach. */
export interface SaidAbove {
  readonly text: string;
  readonly isDialog: boolean;
}

export const SaidAboveContext = createContext<readonly SaidAbove[]>([]);

/** Texts that notifications and dialogs show above the page, so that a page does not say them at the same time. */
export const useSaidAbove = (): readonly SaidAbove[] => use(SaidAboveContext);

const wordless = {
  alert: common.notFound,
  popup: common.notFound,
  danger: common['error.unexpected'],
  success: '',
} as const;

/** The words of what a flow raises: the server's own, else ours. Never an empty dialog (C-05). */
export const raisedText = ({ kind, text, means }: Omit<NoticeRaised, 'type'>): string =>
  means !== undefined ? common[`notice.${means}`] : text === '' ? wordless[kind] : text;
