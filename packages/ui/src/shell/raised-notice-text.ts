import { formatNotice, type NoticeRaised } from '@folioflow/flows';
import { common } from '@folioflow/flows/words/common';

const readFallbackText = () =>
  ({
    alert: common.notFound,
    popup: common.notFound,
    danger: common['error.unexpected'],
    success: '',
  }) as const;

/** Returns the text of a raised notice: the server text or our own. Never an empty dialog (C-05). */
export function raisedNoticeText({ kind, text, means, unchanged }: Omit<NoticeRaised, 'type'>): string {
  if (means !== undefined) return formatNotice({ kind: means, text }, common);
  const reason = text === '' ? readFallbackText()[kind] : text;
  return unchanged === undefined ? reason : formatNotice({ kind: 'refused', text: reason, unchanged }, common);
}
