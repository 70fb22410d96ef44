import { Mark } from './search-look.ts';
import type { TermKind } from './search-index.ts';
import { matchedRanges } from './term-match.ts';

interface MarkedTextProps {
  kind: TermKind;
  text: string;
  words: readonly string[];
}

/** A long text begins a few words before its first match. */
const LEAD = 60;
const LONG = 160;

function excerptOf(text: string, from: number): string {
  if (text.length <= LONG || from <= LEAD) return text;
  const start = text.indexOf(' ', from - LEAD);
  return start === -1 || start > from ? text : `… ${text.slice(start + 1)}`;
}

/** A text with the words of the query marked. */
export function MarkedText({ kind, text, words }: MarkedTextProps) {
  const [first] = matchedRanges(kind, text, words);
  const shown = excerptOf(text, first?.[0] ?? 0);
  const ranges = matchedRanges(kind, shown, words);
  return (
    <>
      {ranges.map(([from, to], place) => (
        <span key={from}>
          {shown.slice(ranges[place - 1]?.[1] ?? 0, from)}
          <Mark>{shown.slice(from, to)}</Mark>
        </span>
      ))}
      {shown.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}
