import type { I18n } from '@lingui/core';
import { commonText } from '../texts/common-text.ts';
import { formatNotice, type NoticeRaised } from '@folioflow/flows';

const readFallbackText = (i18n: I18n) =>
  ({
    alert: i18n._('common.notFound'),
    popup: i18n._('common.notFound'),
    danger: i18n._('common.error.unexpected'),
    success: '',
  }) as const;

/** Returns the text of a raised notice: the server text or our own. Never an empty dialog (C-05). */
export function raisedNoticeText(i18n: I18n, { kind, text, means, unchanged }: Omit<NoticeRaised, 'type'>): string {
  if (means !== undefined) return formatNotice({ kind: means, text }, commonText(i18n));
  const reason = text === '' ? readFallbackText(i18n)[kind] : text;
  return unchanged === undefined
    ? reason
    : formatNotice({ kind: 'refused', text: reason, unchanged }, commonText(i18n));
}
