/** Control characters and marks of direction: a text with one reads as another text, or hides a part. */
const HIDDEN = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/** True for a text with characters that change how it reads without being seen. */
export const hasHiddenCharacters = (text: string): boolean => HIDDEN.test(text);
