import type { Notice } from '@folioflow/flows';
import { common } from '@folioflow/flows/words/common';
import { useEffect, useRef, useState } from 'react';
import { useNoticesAbove, type NoticeAbove } from '../../../primitives/NoticeStack/notices-above.ts';

/** Returns the texts of a notice when it is raised above the page (`raisedBy`). */
function raisedTexts({ kind, text, via, errors }: Notice): readonly string[] {
  if (kind === 'connectivity' || via === 'rule') return [];
  if (kind === 'earlierAttempt' || kind === 'acceptedBefore') return [common[`notice.${kind}`]];
  if (errors.length > 0) return errors;
  return text === '' ? [common.notFound, common['error.unexpected']] : [text];
}

/** Inputs in the order of their relevance for a refusal. */
const FOCUS_CANDIDATES = [
  "[aria-invalid='true']",
  '[data-focus-first]',
  "[type='password']",
  "input:not([type='checkbox'], [type='radio'], [type='file'])",
].map((field) => `${field}:not(:disabled, [readonly])`);

const fieldToFocus = (form: HTMLFormElement | null | undefined) =>
  FOCUS_CANDIDATES.map((field) => form?.querySelector<HTMLElement>(field)).find((field) => field !== null);

/** Returns the notices above the page that show this notice. */
export function useMatchingNoticesAbove(notice: Notice | null): readonly NoticeAbove[] {
  const texts = notice === null ? [] : raisedTexts(notice);
  const isCodeMissing = notice?.kind === 'connectivity' && notice.via === 'answer';
  return useNoticesAbove().filter(({ text, hasRemedy }) => (isCodeMissing && hasRemedy) || texts.includes(text));
}

/**
 * Prevents a duplicate failure text: it is hidden while a dialog or a notification above the page shows it. After the
 * OK of the dialog a field of the surrounding form is focused. A refusal is shown until an input of that form changes.
 */
export function useNoticeDeduplication<E extends HTMLElement = HTMLDivElement>(notice: Notice | null) {
  const line = useRef<E>(null);
  const [outdated, setOutdated] = useState<Notice | null>(null);
  const above = useMatchingNoticesAbove(notice);
  const isDialogOpen = above.some(({ isDialog }) => isDialog);

  const wasDialogOpen = useRef(false);
  useEffect(() => {
    if (wasDialogOpen.current && !isDialogOpen) fieldToFocus(line.current?.closest('form'))?.focus();
    wasDialogOpen.current = isDialogOpen;
  }, [isDialogOpen]);

  const isDismissedByInput = notice?.kind === 'refused';
  useEffect(() => {
    const form = line.current?.closest('form');
    if (!isDismissedByInput || !form) return undefined;
    const change = () => setOutdated(notice);
    form.addEventListener('input', change);
    return () => form.removeEventListener('input', change);
  }, [isDismissedByInput, notice]);

  return { line, isAbove: above.length > 0, isOutdated: isDismissedByInput && outdated === notice };
}
