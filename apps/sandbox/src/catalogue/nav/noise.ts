/** Hash of two whole numbers to 32 bits: randomness that is equal on every machine. */
export const hashPair = (seed: number, place: number): number => {
  let value = Math.imul(seed ^ 0x9e37_79b9, 0x85eb_ca6b) ^ Math.imul(place + 0x7f4a_7c15, 0xc2b2_ae35);
  value = Math.imul(value ^ (value >>> 16), 0x21f0_aaad);
  value = Math.imul(value ^ (value >>> 15), 0x735a_2d97);
  return (value ^ (value >>> 15)) >>> 0;
};

/** Whole number from 0 to below `limit`. */
export const pickNumber = (seed: number, place: number, limit: number): number => hashPair(seed, place) % limit;

/** Entry of a list at a position that the two numbers determine. */
export const pickEntry = <T>(list: readonly T[], seed: number, place: number): T => {
  const entry = list[pickNumber(seed, place, list.length)];
  if (entry === undefined) throw new Error('Nothing can be chosen from an empty list.');
  return entry;
};

/** Number from 0 to 1. */
export const pickFraction = (seed: number, place: number): number => hashPair(seed, place) / 0xffff_ffff;

/** Roughly normal number with mean 0 and deviation 1: the sum of the four bytes of a hash. */
export const pickNormal = (seed: number, place: number): number => {
  const value = hashPair(seed, place);
  return ((value & 255) + ((value >>> 8) & 255) + ((value >>> 16) & 255) + (value >>> 24) - 510) / 147.802;
};
