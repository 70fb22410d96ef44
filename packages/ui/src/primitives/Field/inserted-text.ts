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
