const CONTROL_CHARACTER = /\p{Cc}/u;

/** True for a text without control characters: Postgres stores no NUL, and no id, name or amount contains any. */
export const isPlainText = (text: string): boolean => !CONTROL_CHARACTER.test(text);

/** True if all texts in a value are plain; the name of a file is a text of it. */
export const hasPlainTexts = (value: unknown): boolean => {
  // A list, not a recursion: the JSON in a part of a form can be nested as deep as its size allows.
  const remaining = [value];
  while (remaining.length > 0) {
    const next = remaining.pop();
    if (typeof next === 'string' && !isPlainText(next)) return false;
    if (next instanceof File) remaining.push(next.name);
    else if (typeof next === 'object' && next !== null) for (const inner of Object.values(next)) remaining.push(inner);
  }
  return true;
};
