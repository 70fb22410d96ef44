/** Returns the part of a text that an edit inserted: without the beginning and the end that it had before. */
export function insertedText(before: string, typed: string): string {
  const longest = Math.min(before.length, typed.length);
  let start = 0;
  while (start < longest && before[start] === typed[start]) start++;
  let end = 0;
  while (end < longest - start && before.at(-1 - end) === typed.at(-1 - end)) end++;
  return typed.slice(start, typed.length - end);
}

/** True for an edit that pasted, dropped or filled in a text instead of typing a key. */
export const isPasted = (before: string, typed: string): boolean => insertedText(before, typed).length > 1;

/** The keys that a text field accepts. */
export interface KeyRule {
  readonly isAllowed: (character: string) => boolean;
  /** Characters. */
  readonly maximum: number;
}

/**
 * Returns the text of a field after an edit. A key that the field does not accept changes nothing. A pasted, dropped or
 * filled text stays whole, and the field says what is wrong with it: a text that is cut or filtered is another one.
 */
export function enterText(before: string, typed: string, { isAllowed, maximum }: KeyRule): string {
  const came = insertedText(before, typed);
  if (came === '' || isPasted(before, typed)) return typed;
  return isAllowed(came) && typed.length <= maximum ? typed : before;
}
