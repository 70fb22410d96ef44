import type { Marked, SchemeMarks, SearchedScheme } from './index.ts';
import {
  areInitials,
  isCodeStart,
  isNear,
  placedWords,
  qualityOf,
  QUALITY,
  typedWords,
  type PlacedWord,
} from './word-match.ts';

type Range = readonly [from: number, to: number];

/** Where a text answers a word that was typed: its best answers alone. */
function rangesOf(placed: readonly PlacedWord[], typed: string): readonly Range[] {
  const best = Math.max(0, ...placed.map(({ word }) => qualityOf(word, typed)));
  if (best > QUALITY.inside)
    return placed.flatMap(({ word, at }): Range[] => (word.startsWith(typed) ? [[at, at + typed.length]] : []));
  const pairs = placed.flatMap(({ word, at }, place): Range[] => {
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
  return placed.flatMap(({ word, at }): Range[] => {
    const inside = word.indexOf(typed);
    return inside < 0 ? [] : [[at + inside, at + inside + typed.length]];
  });
}

/** What stands for a word that nothing answers as it was typed: its initials, or a word that is near it. */
function guessedRanges(placed: readonly PlacedWord[], typed: string): readonly Range[] {
  const first = placed.slice(0, typed.length);
  if (areInitials(typed) && first.map(({ word }) => word[0]).join('') === typed)
    return first.map(({ at }): Range => [at, at + 1]);
  return placed.flatMap(({ word, at }): Range[] => (isNear(word, typed) ? [[at, at + word.length]] : []));
}

function piecesOf(text: string, ranges: readonly Range[]): Marked {
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

/** What of a scheme answers what was typed. */
export function marksOf(scheme: SearchedScheme, typed: string): SchemeMarks {
  const { scheme_name: name, scheme_amc: amc, scheme_code: code } = scheme;
  const placed = placedWords(name);
  const isins = [scheme.scheme_isin, scheme.scheme_isin_1];
  const ranges: Range[] = [];
  let also: SchemeMarks['also'] = null;
  for (const word of typedWords(typed)) {
    const inName = rangesOf(placed, word);
    const inAmc = inName.length > 0 ? [] : rangesOf(placedWords(amc), word);
    const isin = isins.find((each) => isCodeStart(word) && each.toLowerCase().startsWith(word));
    if (inName.length > 0) ranges.push(...inName);
    else if (inAmc.length > 0) also ??= { what: 'amc', text: piecesOf(amc, inAmc) };
    else if (isCodeStart(word) && code.toLowerCase().startsWith(word))
      also = { what: 'code', text: piecesOf(code, [[0, word.length]]) };
    else if (isin !== undefined) also = { what: 'isin', text: piecesOf(isin, [[0, word.length]]) };
    else ranges.push(...guessedRanges(placed, word));
  }
  return { name: piecesOf(name, ranges), also };
}
