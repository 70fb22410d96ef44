import type { NoticeRaised } from '@folioflow/flows';
import { common } from '@folioflow/flows/words/common';

const wordless = {
  alert: common.notFound,
  popup: common.notFound,
  danger: common['error.unexpected'],
  success: '',
} as const;

/** The words of what a flow raises: the server's own, else ours. Never an empty dialog (C-05). */
export const raisedText = ({ kind, text, means }: Omit<NoticeRaised, 'type'>): string =>
  means !== undefined ? common[`notice.${means}`] : text === '' ? wordless[kind] : text;
