const WORDS = /[\p{L}\p{N}]+/gu;
// Nearly all names are ASCII, for which this is ten times as fast.
const PLAIN = /^[\x20-\x7e]*$/;
const PLAIN_WORDS = /[a-z0-9]+/g;

/** Returns the words of a text in lower case; punctuation separates words. */
export function wordsOf(text: string): readonly string[] {
  const lower = text.toLowerCase();
  return lower.match(PLAIN.test(lower) ? PLAIN_WORDS : WORDS) ?? [];
}

/** Further words do not narrow the result. */
const MAX_WORDS = 8;
export const wordsOfTypedText = (typed: string): readonly string[] => wordsOf(typed).slice(0, MAX_WORDS);

export interface PlacedWord {
  readonly word: string;
  /** Index of its first character in the text. */
  readonly at: number;
}
export const wordsWithPositions = (text: string): readonly PlacedWord[] =>
  [...text.matchAll(WORDS)].map(({ 0: word, index: at }) => ({ word: word.toLowerCase(), at }));

/** Quality of a match between a word and the typed text, the best first; 0 is no match. */
export const QUALITY = { whole: 6, start: 5, joined: 4, initials: 3, inside: 2, near: 1 } as const;

/** Minimum number of letters for a match inside a word. */
const INSIDE_MIN_LENGTH = 3;
/** Minimum number of letters for a match with one wrong letter. */
const NEAR_MIN_LENGTH = 4;

export function matchQuality(word: string, typed: string): number {
  if (word.startsWith(typed)) return word.length === typed.length ? QUALITY.whole : QUALITY.start;
  return typed.length >= INSIDE_MIN_LENGTH && word.includes(typed) ? QUALITY.inside : 0;
}

/**
 * True when a word starts like the typed text but for one letter: replaced, added, removed, or swapped with the next
 * one.
 */
export function isNearMatch(word: string, typed: string): boolean {
  if (typed.length < NEAR_MIN_LENGTH || /\d/.test(typed)) return false;
  let same = 0;
  while (same < typed.length && word[same] === typed[same]) same += 1;
  const [rest, further] = [typed.slice(same), typed.slice(same + 1)];
  return (
    word.startsWith(further, same + 1) ||
    word.startsWith(further, same) ||
    word.startsWith(rest, same + 1) ||
    (typed[same] === word[same + 1] && typed[same + 1] === word[same] && word.startsWith(rest.slice(2), same + 2))
  );
}

/** Returns the splits of a typed word into two adjacent words: "midcap" as "mid" and "cap". */
export const wordPairSplits = (typed: string): readonly (readonly [whole: string, start: string])[] =>
  Array.from({ length: /^\d*$/.test(typed) ? 0 : Math.max(0, typed.length - 2) }, (_, place) => [
    typed.slice(0, place + 2),
    typed.slice(place + 2),
  ]);

/** True for the start of a code or an ISIN; fewer characters, or letters only, would match too much. */
export const isCodePrefix = (typed: string): boolean => typed.length >= INSIDE_MIN_LENGTH && /\d/.test(typed);
/** True for possible initials, like "absl" for Aditya Birla Sun Life. */
export const canBeInitials = (typed: string): boolean => typed.length >= INSIDE_MIN_LENGTH && !/\d/.test(typed);
