/** A file of a build that splits wherever two loads differ. */
export interface Chunk {
  readonly id: string;
  /** Before minification. */
  readonly bytes: number;
  /** Files that it imports statically. */
  readonly imports: readonly string[];
  /** Files that its modules load at once by `import(/* @preload *\/ …)`. */
  readonly preloads: readonly string[];
}

/** A page that is opened, or a part that an open page loads later. */
export interface Load {
  /** Factor of the bytes of this load. */
  readonly weight: number;
  readonly roots: readonly string[];
  /** The load before it, one of the same list: its files cost nothing again. */
  readonly after?: Load;
}

/** A file to be, of one or more chunks. */
export interface Part {
  readonly chunks: string[];
  bytes: number;
  /** Bits of the loads that request it; see `bitsOf`. */
  users: bigint;
  readonly imports: Set<Part>;
  readonly preloads: Set<Part>;
}

/** Each load has two bits: a part is requested before the load is shown, or before it is complete with its preloads. */
const bitsOf = (index: number) => ({ shown: 1n << BigInt(2 * index), complete: 1n << BigInt(2 * index + 1) });
export const completeMask = (loads: readonly Load[]) =>
  loads.reduce((mask, _, index) => mask | bitsOf(index).complete, 0n);

/** The parts that are reached by static imports, and by preloads too if they are included; not the parts themselves. */
export function collectReached(parts: Iterable<Part>, isPreloadIncluded: boolean): Set<Part> {
  const reached = new Set<Part>();
  const queue = [...parts];
  for (let part = queue.pop(); part !== undefined; part = queue.pop())
    for (const next of isPreloadIncluded ? [...part.imports, ...part.preloads] : part.imports)
      if (!reached.has(next)) {
        reached.add(next);
        queue.push(next);
      }
  return reached;
}

export function createParts(chunks: readonly Chunk[], loads: readonly Load[]): readonly Part[] {
  const parts = new Map(
    chunks.map(({ id, bytes }): [string, Part] => [
      id,
      { chunks: [id], bytes, users: 0n, imports: new Set(), preloads: new Set() },
    ]),
  );
  const findParts = (ids: readonly string[]) => ids.flatMap((id) => parts.get(id) ?? []);
  for (const { id, imports, preloads } of chunks)
    for (const part of findParts([id])) {
      for (const next of findParts(imports)) part.imports.add(next);
      for (const next of findParts(preloads)) part.preloads.add(next);
    }
  for (const [index, { roots }] of loads.entries()) {
    const { shown, complete } = bitsOf(index);
    const rootParts = findParts(roots);
    for (const part of new Set([...rootParts, ...collectReached(rootParts, false)])) part.users |= shown;
    for (const part of new Set([...rootParts, ...collectReached(rootParts, true)])) part.users |= complete;
  }
  return [...parts.values()];
}

/** Bytes of the chunks that a load requests to be complete beyond those that `known` chunks request. */
export const measureAddedBytes = (
  chunks: readonly Chunk[],
  roots: readonly string[],
  known: readonly string[],
): number =>
  createParts(chunks, [
    { roots, weight: 1 },
    { roots: known, weight: 1 },
  ])
    .filter(({ users }) => (users & bitsOf(0).complete) !== 0n && (users & bitsOf(1).complete) === 0n)
    .reduce((sum, { bytes }) => sum + bytes, 0);

/** Sum of the weights of the loads that request a part with these bits. */
export function createWeightOf(loads: readonly Load[]): (users: bigint) => number {
  const cache = new Map<bigint, number>();
  const masks = loads.map((load, index) => ({
    ...bitsOf(index),
    weight: load.weight,
    before: load.after === undefined ? 0n : bitsOf(loads.indexOf(load.after)).complete,
  }));
  return (users) => {
    const known = cache.get(users);
    if (known !== undefined) return known;
    let sum = 0;
    for (const { shown, complete, before, weight } of masks)
      if ((users & before) === 0n)
        sum += weight * ((users & shown) === 0n ? 0 : 1) + weight * ((users & complete) === 0n ? 0 : 1);
    cache.set(users, sum);
    return sum;
  };
}
