/** A well mixed 32 bit number for a pair of whole numbers: chance that is the same on every machine. */
export const mixed = (seed: number, place: number): number => {
  let value = Math.imul(seed ^ 0x9e37_79b9, 0x85eb_ca6b) ^ Math.imul(place + 0x7f4a_7c15, 0xc2b2_ae35);
  value = Math.imul(value ^ (value >>> 16), 0x21f0_aaad);
  value = Math.imul(value ^ (value >>> 15), 0x735a_2d97);
  return (value ^ (value >>> 15)) >>> 0;
};

/** A whole number from 0 to below `limit`. */
export const pick = (seed: number, place: number, limit: number): number => mixed(seed, place) % limit;

/** The entry of a list that a pair of numbers falls on. */
export const chosen = <T>(list: readonly T[], seed: number, place: number): T => {
  const entry = list[pick(seed, place, list.length)];
  if (entry === undefined) throw new Error('Nothing can be chosen from an empty list.');
  return entry;
};

/** A number from 0 to 1. */
export const fraction = (seed: number, place: number): number => mixed(seed, place) / 0xffff_ffff;

/** Roughly normal with mean 0 and deviation 1: the sum of the four bytes of one mixed number. */
export const normal = (seed: number, place: number): number => {
  const value = mixed(seed, place);
  return ((value & 255) + ((value >>> 8) & 255) + ((value >>> 16) & 255) + (value >>> 24) - 510) / 147.802;
};
