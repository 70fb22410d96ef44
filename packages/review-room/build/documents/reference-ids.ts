const ROW = /\b(ON|DO|OM|INV)-(\d{2,3})\b(?: (?:to|–) (?:\1-)(\d{2,3})\b)?/g;
const DECISIONS = /\bdecisions? (\d{3}(?:(?:, | and |, and )\d{3})*)\b/gi;

/** Returns the ids from the first number of a range to the last, with the digits of the first. */
function idsInRange(prefix: string, first: string, last: string): readonly string[] {
  const count = Math.max(1, Number(last) - Number(first) + 1);
  return Array.from(
    { length: count },
    (_, place) => `${prefix}-${String(Number(first) + place).padStart(first.length, '0')}`,
  );
}

/**
 * Returns the references in a comment, each once: rows and invariants as they are written (`ON-155`, a range as each of
 * its rows), decision records by their number (`decision 033` is `033`).
 */
export function findReferences(text: string): readonly string[] {
  const rows = [...text.matchAll(ROW)].flatMap(([, prefix = '', first = '', last = first]) =>
    idsInRange(prefix, first, last),
  );
  const decisions = [...text.matchAll(DECISIONS)].flatMap(([, numbers = '']) => numbers.match(/\d{3}/g) ?? []);
  return [...new Set([...rows, ...decisions])];
}
