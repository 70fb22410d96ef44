import type { LineChanges } from '../results.ts';

/** Lists that differ in more places are listed as a whole: the comparison takes a time and memory of their product. */
const MAX_CELLS = 4_000_000;

/** Lengths of the longest common sequences of the ends of two lists. */
function measureCommonEnds(before: readonly string[], after: readonly string[]): readonly Uint32Array[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1));
  for (let left = before.length - 1; left >= 0; left -= 1)
    for (let right = after.length - 1; right >= 0; right -= 1) {
      const row = lengths[left];
      const below = lengths[left + 1];
      if (row === undefined || below === undefined) continue;
      row[right] =
        before[left] === after[right] ? 1 + (below[right + 1] ?? 0) : Math.max(below[right] ?? 0, row[right + 1] ?? 0);
    }
  return lengths;
}

/** Lists the lines to remove and to add, in their order. */
export function compareLines(before: readonly string[], after: readonly string[]): LineChanges {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return compareMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end));
}

function compareMiddle(before: readonly string[], after: readonly string[]): LineChanges {
  if (before.length * after.length > MAX_CELLS) return { removed: before, added: after };
  const lengths = measureCommonEnds(before, after);
  const removed: string[] = [];
  const added: string[] = [];
  let [left, right] = [0, 0];
  while (left < before.length || right < after.length) {
    if (left < before.length && right < after.length && before[left] === after[right]) {
      left += 1;
      right += 1;
    } else if (
      right >= after.length ||
      (left < before.length && (lengths[left + 1]?.[right] ?? 0) >= (lengths[left]?.[right + 1] ?? 0))
    ) {
      removed.push(before[left] ?? '');
      left += 1;
    } else {
      added.push(after[right] ?? '');
      right += 1;
    }
  }
  return { removed, added };
}

/** Joins changes at several widths; a line that changes at each of them is listed once. */
export function joinChanges(changes: readonly LineChanges[]): LineChanges {
  const listOnce = (lists: readonly (readonly string[])[]) => {
    const joined: string[] = [];
    for (const list of lists)
      for (const line of list) {
        const wanted = list.filter((other) => other === line).length;
        if (joined.filter((other) => other === line).length < wanted) joined.push(line);
      }
    return joined;
  };
  return {
    removed: listOnce(changes.map(({ removed }) => removed)),
    added: listOnce(changes.map(({ added }) => added)),
  };
}
