import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import { formatNotice, type Notice } from '@folioflow/flows';
import { commonText } from '../../../texts/common-text.ts';
import { useEffect, useRef, useState } from 'react';
import {
  useIsReloadOffered,
  useNoticesAbove,
  type NoticeAbove,
} from '../../../primitives/NoticeStack/notices-above.ts';

/** Returns the texts of a notice when it is raised above the page (`raisedBy`). */
function raisedTexts(i18n: I18n, notice: Notice): readonly string[] {
  const { kind, text, via, errors } = notice;
  if (kind === 'connectivity' || via === 'rule') return [];
  if (kind === 'earlierAttempt' || kind === 'acceptedBefore') return [formatNotice(notice, commonText(i18n))];
  if (errors.length > 0) return errors;
  return text === ''
    ? [i18n._('common.notFound'), i18n._('common.error.unexpected')]
    : [text, formatNotice(notice, commonText(i18n))];
}

/** Inputs in the order of their relevance for a refusal. */
const FOCUS_CANDIDATES = [
  "[aria-invalid='true']",
  '[data-focus-first]',
  "[type='password']",
  "[autocomplete='one-time-code']",
  "input:not([type='checkbox'], [type='radio'], [type='file'])",
].map((field) => `${field}:not(:disabled, [readonly])`);

const fieldToFocus = (form: HTMLFormElement | null | undefined) =>
  FOCUS_CANDIDATES.map((field) => form?.querySelector<HTMLElement>(field)).find((field) => field !== null);

/** Returns the notices above the page that show this notice, while its place is empty. */
export function useNoticesAboveInstead(notice: Notice | null): readonly NoticeAbove[] {
  const { i18n } = useLingui();
  const texts = notice === null ? [] : raisedTexts(i18n, notice);
  return useNoticesAbove().filter(({ text }) => texts.includes(text));
}

/**
 * Prevents a duplicate failure text: it is hidden while a dialog or a notification above the page shows it. After the
 * OK of the dialog a field of the surrounding form is focused. A refusal is shown until an input of that form changes,
 * and missing code is not reported if a reload is offered above the page.
 */
export function useNoticeDeduplication<E extends HTMLElement = HTMLDivElement>(notice: Notice | null) {
  const line = useRef<E>(null);
  const [outdated, setOutdated] = useState<Notice | null>(null);
  const isDismissedByInput = notice?.kind === 'refused';
  const isCodeMissing = notice?.kind === 'connectivity' && notice.via === 'answer';
  const isReloadOffered = useIsReloadOffered() && isCodeMissing;
  const isOutdated = isReloadOffered || (isDismissedByInput && outdated === notice);
  const above = useNoticesAboveInstead(isOutdated ? null : notice);
  const isDialogOpen = above.some(({ isDialog }) => isDialog);

  // A text that a dialog or a notification has announced is not announced again when it ends. Only the place says that
  // the effect of a lost answer is unknown.
  const [spoken, setSpoken] = useState<Notice | null>(null);
  if (above.length > 0 && notice?.kind !== 'lostAnswer' && spoken !== notice) setSpoken(notice);
  const wasDialogOpen = useRef(false);
  useEffect(() => {
    if (wasDialogOpen.current && !isDialogOpen) fieldToFocus(line.current?.closest('form'))?.focus();
    wasDialogOpen.current = isDialogOpen;
  }, [isDialogOpen]);

  useEffect(() => {
    const form = line.current?.closest('form');
    if (!isDismissedByInput || !form) return undefined;
    const change = () => setOutdated(notice);
    form.addEventListener('input', change);
    return () => form.removeEventListener('input', change);
  }, [isDismissedByInput, notice]);

  return { line, isAbove: above.length > 0, isOutdated, wasSpoken: notice !== null && spoken === notice };
}
