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
export const raisedNoticeText = ({ kind, text, means }: Omit<NoticeRaised, 'type'>): string =>
  means !== undefined ? formatNotice({ kind: means, text: '' }, common) : text === '' ? readFallbackText()[kind] : text;
