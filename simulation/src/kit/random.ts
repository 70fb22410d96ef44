/** A seeded source of randomness: the same seed returns the same values in the same order. */
export interface Random {
  /** Returns a number from 0, inclusive, to 1, exclusive. */
  readonly fraction: () => number;
  /** Returns a whole number from 0 to `below - 1`. */
  readonly below: (below: number) => number;
  readonly isLikely: (probability: number) => boolean;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  readonly pickWeighted: <Item extends { readonly weight: number }>(items: readonly Item[]) => Item;
  readonly bytes: (count: number) => Uint8Array;
  readonly uuid: () => string;
}

const UINT32 = 2 ** 32;

/** Creates a source (mulberry32). Seeds that are close to each other have unrelated values. */
export function createRandom(seed: number): Random {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const fraction = () => next() / UINT32;
  const below = (count: number) => Math.floor(fraction() * count);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error('Nothing to pick from.');
    return item;
  };
  const bytes = (count: number) => Uint8Array.from({ length: count }, () => next() & 0xff);
  return {
    fraction,
    below,
    isLikely: (probability) => fraction() < probability,
    pick,
    pickWeighted: (items) => {
      let left = fraction() * items.reduce((sum, { weight }) => sum + weight, 0);
      for (const item of items) {
        left -= item.weight;
        if (left < 0) return item;
      }
      return pick(items);
    },
    bytes,
    uuid: () => {
      const hex = Array.from(bytes(16), (byte) => byte.toString(16).padStart(2, '0')).join('');
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
    },
  };
}
