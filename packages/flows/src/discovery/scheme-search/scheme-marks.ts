import type { MarkedPieces, SchemeMarks, SearchedScheme } from './index.ts';
import {
  canBeInitials,
  isCodePrefix,
  isNearMatch,
  wordsWithPositions,
  matchQuality,
  QUALITY,
  wordsOfTypedText,
  type PlacedWord,
} from './word-match.ts';

type TextRange = readonly [from: number, to: number];

/** Returns the ranges of the best matches of a typed word in a text. */
function matchRanges(placed: readonly PlacedWord[], typed: string): readonly TextRange[] {
  const best = Math.max(0, ...placed.map(({ word }) => matchQuality(word, typed)));
  if (best > QUALITY.inside)
    return placed.flatMap(({ word, at }): TextRange[] => (word.startsWith(typed) ? [[at, at + typed.length]] : []));
  const pairs = placed.flatMap(({ word, at }, place): TextRange[] => {
    const next = placed[place + 1];
    return next !== undefined &&
      word.length > 1 &&
      typed.startsWith(word) &&
      next.word.startsWith(typed.slice(word.length))
      ? [
          [at, at + word.length],
          [next.at, next.at + typed.length - word.length],
        ]
      : [];
  });
  if (pairs.length > 0 || best === 0) return pairs;
  return placed.flatMap(({ word, at }): TextRange[] => {
    const inside = word.indexOf(typed);
    return inside < 0 ? [] : [[at + inside, at + inside + typed.length]];
  });
}

/** Returns the ranges of an approximate match, by initials or by a similar word, for a word without an exact match. */
function approximateRanges(placed: readonly PlacedWord[], typed: string): readonly TextRange[] {
  const first = placed.slice(0, typed.length);
  if (canBeInitials(typed) && first.map(({ word }) => word[0]).join('') === typed)
    return first.map(({ at }): TextRange => [at, at + 1]);
  return placed.flatMap(({ word, at }): TextRange[] => (isNearMatch(word, typed) ? [[at, at + word.length]] : []));
}

function markRanges(text: string, ranges: readonly TextRange[]): MarkedPieces {
  const isMatch = Array.from(text, () => false);
  for (const [from, to] of ranges) isMatch.fill(true, from, to);
  const pieces: { text: string; isMatch: boolean }[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const piece = pieces.at(-1);
    if (piece?.isMatch === (isMatch[at] ?? false)) piece.text += text[at] ?? '';
    else pieces.push({ text: text[at] ?? '', isMatch: isMatch[at] ?? false });
  }
  return pieces;
}

/** Returns the parts of a scheme that match the typed text. */
export function markMatches(scheme: SearchedScheme, typed: string): SchemeMarks {
  const { scheme_name: name, scheme_amc: amc, scheme_code: code } = scheme;
  const placed = wordsWithPositions(name);
  const isins = [scheme.scheme_isin, scheme.scheme_isin_1];
  const ranges: TextRange[] = [];
  let also: SchemeMarks['also'] = null;
  for (const word of wordsOfTypedText(typed)) {
    const inName = matchRanges(placed, word);
    const inAmc = inName.length > 0 ? [] : matchRanges(wordsWithPositions(amc), word);
    const isin = isins.find((each) => isCodePrefix(word) && each.toLowerCase().startsWith(word));
    if (inName.length > 0) ranges.push(...inName);
    else if (inAmc.length > 0) also ??= { what: 'amc', text: markRanges(amc, inAmc) };
    else if (isCodePrefix(word) && code.toLowerCase().startsWith(word))
      also = { what: 'code', text: markRanges(code, [[0, word.length]]) };
    else if (isin !== undefined) also = { what: 'isin', text: markRanges(isin, [[0, word.length]]) };
    else ranges.push(...approximateRanges(placed, word));
  }
  return { name: markRanges(name, ranges), also };
}
