import type { Notice } from './notice.ts';

/**
 * Returns the text of a notice: the server text, or the text of its kind (`notice.<kind>`) in `words`, which are those
 * of `words/common` and of the flow's area. The text of a lost answer, or of a refusal after one, follows the server
 * text, because only it says that the effect is unknown. What a refused action left unchanged (`unchanged.<kind>`)
 * follows its refusal. A kind without a text has that of `error.unexpected`.
 */
export function formatNotice(
  { kind, text, unchanged }: Pick<Notice, 'kind' | 'text' | 'unchanged'>,
  words: NoticeWords,
): string {
  const own = words[`notice.${kind}`] ?? words['error.unexpected'];
  if (kind === 'lostAnswer' || kind === 'earlierAttempt' || kind === 'acceptedBefore')
    return text === '' ? own : `${text} ${own}`;
  const reason = text === '' ? own : text;
  const effect = unchanged === undefined ? undefined : words[`unchanged.${unchanged}`];
  return effect === undefined ? reason : `${reason} ${effect}`;
}

/** Texts by key. */
export type NoticeWords = Readonly<Record<string, string>> & { readonly 'error.unexpected': string };
