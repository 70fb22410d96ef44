import type { Notice } from '@folioflow/flows';
import { common } from '@folioflow/flows/words/common';
import { useEffect, useRef, useState } from 'react';
import { reloadTexts, useSaidAbove, type SaidAbove } from '../../primitives/NoticeStack/said-above.ts';

/** The texts under which a notice is raised above the page (`raisedBy`). */
function raisedTexts({ kind, text, via, errors }: Notice): readonly string[] {
  if (kind === 'connectivity') return via === 'answer' ? reloadTexts : [];
  if (via === 'rule') return [];
  if (kind === 'earlierAttempt' || kind === 'acceptedBefore') return [common[`notice.${kind}`]];
  if (errors.length > 0) return errors;
  return text === '' ? [common.notFound, common['error.unexpected']] : [text];
}

/** What can be typed into, in the order in which a refusal concerns it. */
const concerned = [
  "[aria-invalid='true']",
  '[data-focus-first]',
  "[type='password']",
  "input:not([type='checkbox'], [type='radio'], [type='file'])",
].map((field) => `${field}:not(:disabled, [readonly])`);

const fieldIn = (form: HTMLFormElement | null | undefined) =>
  concerned.map((field) => form?.querySelector<HTMLElement>(field)).find((field) => field !== null);

/** Where a notice is said above the page at this moment. */
export function useNoticeAbove(notice: Notice | null): readonly SaidAbove[] {
  const texts = notice === null ? [] : raisedTexts(notice);
  return useSaidAbove().filter(({ text }) => texts.includes(text));
}

/**
 * Says a failure once at a time: not while a dialog or a notification says it above the page. After the dialog's OK the
 * focus goes to the field of the form around; a refusal stands until something in that form is changed.
 */
export function useSaidOnce<E extends HTMLElement = HTMLDivElement>(notice: Notice | null) {
  const line = useRef<E>(null);
  const [outdated, setOutdated] = useState<Notice | null>(null);
  const above = useNoticeAbove(notice);
  const isAsked = above.some(({ isDialog }) => isDialog);

  const wasAsked = useRef(false);
  useEffect(() => {
    if (wasAsked.current && !isAsked) fieldIn(line.current?.closest('form'))?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);

  const goes = notice?.kind === 'refused';
  useEffect(() => {
    const form = line.current?.closest('form');
    if (!goes || !form) return undefined;
    const change = () => setOutdated(notice);
    form.addEventListener('input', change);
    return () => form.removeEventListener('input', change);
  }, [goes, notice]);

  return { line, isAbove: above.length > 0, isOutdated: goes && outdated === notice };
}
