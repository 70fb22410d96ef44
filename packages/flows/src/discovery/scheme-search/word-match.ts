const WORDS = /[\p{L}\p{N}]+/gu;
// Names are plain letters nearly always, and these take a tenth of the time.
const PLAIN = /^[\x20-\x7e]*$/;
const PLAIN_WORDS = /[a-z0-9]+/g;

/** The words of a text in lower case; signs part them. */
export function wordsOf(text: string): readonly string[] {
  const lower = text.toLowerCase();
  return lower.match(PLAIN.test(lower) ? PLAIN_WORDS : WORDS) ?? [];
}

/** More words than this narrow nothing. */
const MOST_WORDS = 8;
export const typedWords = (typed: string): readonly string[] => wordsOf(typed).slice(0, MOST_WORDS);

export interface PlacedWord {
  readonly word: string;
  /** Where it begins in the text. */
  readonly at: number;
}
export const placedWords = (text: string): readonly PlacedWord[] =>
  [...text.matchAll(WORDS)].map(({ 0: word, index: at }) => ({ word: word.toLowerCase(), at }));

/** How well a word answers what was typed, from the best; 0 is not at all. */
export const QUALITY = { whole: 6, start: 5, joined: 4, initials: 3, inside: 2, near: 1 } as const;

/** Letters that are enough to look for them inside of words. */
const INSIDE_FROM = 3;
/** Letters of which one may be wrong. */
const NEAR_FROM = 4;

export function qualityOf(word: string, typed: string): number {
  if (word.startsWith(typed)) return word.length === typed.length ? QUALITY.whole : QUALITY.start;
  return typed.length >= INSIDE_FROM && word.includes(typed) ? QUALITY.inside : 0;
}

/** A word begins as typed but for one letter: another one, one more, one less, or two that changed places. */
export function isNear(word: string, typed: string): boolean {
  if (typed.length < NEAR_FROM || /\d/.test(typed)) return false;
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

/** The ways to read what was typed as two words that stand beside each other: "midcap" as "mid" and "cap". */
export const splitsOf = (typed: string): readonly (readonly [whole: string, start: string])[] =>
  Array.from({ length: /^\d*$/.test(typed) ? 0 : Math.max(0, typed.length - 2) }, (_, place) => [
    typed.slice(0, place + 2),
    typed.slice(place + 2),
  ]);

/** Codes and ISINs are looked up by how they begin; fewer signs, or letters alone, would say nothing. */
export const isCodeStart = (typed: string): boolean => typed.length >= INSIDE_FROM && /\d/.test(typed);
/** "absl" for Aditya Birla Sun Life. */
export const areInitials = (typed: string): boolean => typed.length >= INSIDE_FROM && !/\d/.test(typed);
