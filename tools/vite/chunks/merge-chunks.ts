import {
  collectReached,
  completeMask,
  createParts,
  createWeightOf,
  type Chunk,
  type Load,
  type Part,
} from './parts.ts';

/** Brotli bytes that a file costs beside its content: its request, and its name wherever it is imported. */
const BYTES_PER_FILE = 125;
/** Brotli bytes of the name of a file in the first file, which every load requests. */
const BYTES_PER_NAME = 10;
/** A larger file compresses better: brotli bytes are about this power of the bytes before minification. */
const COMPRESSION_EXPONENT = 0.86;

const transferredBytes = (bytes: number) => BYTES_PER_FILE + bytes ** COMPRESSION_EXPONENT;

interface Candidate {
  readonly pair: readonly [Part, Part];
  readonly gain: number;
}

/**
 * Merges chunks as long as that saves bytes over all loads, the pair that saves most first: a merged file compresses
 * better and is one file fewer, but a load that needs only a part of it requests the whole, with all that it imports.
 * Never lets two files import each other. Returns the ids of the chunks of each file.
 */
export function mergeChunks(chunks: readonly Chunk[], loads: readonly Load[]): readonly (readonly string[])[] {
  const parts = new Set(createParts(chunks, loads));
  const weightOf = createWeightOf(loads);
  const complete = completeMask(loads);
  const nameCost = weightOf(complete) * BYTES_PER_NAME;
  const costOf = (users: bigint, bytes: number) => weightOf(users) * transferredBytes(bytes);
  let reached = new Map<Part, Set<Part>>();
  let preloaded = new Map<Part, Set<Part>>();
  const updateReached = () => {
    reached = new Map([...parts].map((part) => [part, collectReached([part], false)]));
    preloaded = new Map([...parts].map((part) => [part, collectReached([part], true)]));
  };
  updateReached();

  /** The bits that the parts behind two parts gain when these are merged. */
  const addedUsers = function* (pair: readonly [Part, Part]): Generator<readonly [Part, bigint]> {
    const users = pair[0].users | pair[1].users;
    for (const part of new Set(pair.flatMap((member) => [...(preloaded.get(member) ?? [])]))) {
      if (pair.includes(part)) continue;
      const isImported = pair.some((member) => reached.get(member)?.has(part));
      yield [part, isImported ? users : users & complete];
    }
  };
  const gainOf = (pair: readonly [Part, Part]): number => {
    const [one, other] = pair;
    if ((one.users & other.users) === 0n) return 0;
    let gain =
      nameCost +
      costOf(one.users, one.bytes) +
      costOf(other.users, other.bytes) -
      costOf(one.users | other.users, one.bytes + other.bytes);
    if (gain <= 0) return 0;
    for (const [part, users] of addedUsers(pair))
      gain += costOf(part.users, part.bytes) - costOf(part.users | users, part.bytes);
    return gain;
  };
  const isCircular = ([one, other]: readonly [Part, Part]) =>
    [...one.imports].some((next) => next !== other && reached.get(next)?.has(other)) ||
    [...other.imports].some((next) => next !== one && reached.get(next)?.has(one));
  const merge = (pair: readonly [Part, Part]): Part => {
    const [one, other] = pair;
    for (const [part, users] of addedUsers(pair)) part.users |= users;
    one.chunks.push(...other.chunks);
    one.bytes += other.bytes;
    one.users |= other.users;
    parts.delete(other);
    for (const part of parts)
      for (const edges of [part.imports, part.preloads]) if (edges.delete(other)) edges.add(one);
    for (const next of other.imports) one.imports.add(next);
    for (const next of other.preloads) one.preloads.add(next);
    for (const edges of [one.imports, one.preloads]) for (const own of pair) edges.delete(own);
    updateReached();
    return one;
  };

  let candidates: Candidate[] = [];
  const addCandidate = (pair: readonly [Part, Part]) => {
    const gain = gainOf(pair);
    if (gain > 0) candidates.push({ pair, gain });
  };
  const list = [...parts];
  for (const [index, one] of list.entries()) for (const other of list.slice(index + 1)) addCandidate([one, other]);
  while (candidates.length > 0) {
    const best = candidates.reduce((top, candidate) => (candidate.gain > top.gain ? candidate : top));
    candidates = candidates.filter((candidate) => candidate !== best);
    const gain = gainOf(best.pair);
    if (gain < best.gain) {
      if (gain > 0) candidates.push({ pair: best.pair, gain });
    } else if (!isCircular(best.pair)) {
      const merged = merge(best.pair);
      candidates = candidates.filter(({ pair }) => !pair.some((part) => part === merged || !parts.has(part)));
      for (const part of parts) if (part !== merged) addCandidate([merged, part]);
    }
  }
  return [...parts].map((part) => part.chunks);
}
