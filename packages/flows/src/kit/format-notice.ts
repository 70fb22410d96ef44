import type { Notice } from './notice.ts';

/** Returns the text under a name such as `notice.refused`; none where there is no such text. */
export type NoticeText = (name: string) => string | undefined;

/**
 * Returns the text of a notice: the server text, or the text of its kind, which `textOf` returns by the name
 * `notice.<kind>` from the catalogue `common` or that of the flow's area. The text of a lost answer, or of a refusal
 * after one, follows the server text, because only it says that the effect is unknown. What a refused action left
 * unchanged (`unchanged.<kind>`) follows its refusal. A kind without a text has that of `error.unexpected`.
 */
export function formatNotice(
  { kind, text, unchanged }: Pick<Notice, 'kind' | 'text' | 'unchanged'>,
  textOf: NoticeText,
): string {
  const own = textOf(`notice.${kind}`) ?? textOf('error.unexpected') ?? '';
  if (kind === 'lostAnswer' || kind === 'earlierAttempt' || kind === 'acceptedBefore')
    return text === '' ? own : `${text} ${own}`;
  const reason = text === '' ? own : text;
  const effect = unchanged === undefined ? undefined : textOf(`unchanged.${unchanged}`);
  return effect === undefined ? reason : `${reason} ${effect}`;
}
