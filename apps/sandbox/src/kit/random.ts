/** Where the sandbox takes chance from; a test hands in its own. */
export type Random = (bytes: number) => Uint8Array;

const POOL = 4096;
const pool = new Uint8Array(POOL);
let taken = POOL;

/** Asks the system for many bytes at once; none is handed out twice, nor kept after it was. */
export const systemRandom: Random = (bytes) => {
  if (bytes > POOL) return globalThis.crypto.getRandomValues(new Uint8Array(bytes));
  if (taken + bytes > POOL) {
    globalThis.crypto.getRandomValues(pool);
    taken = 0;
  }
  const some = pool.slice(taken, taken + bytes);
  pool.fill(0, taken, taken + bytes);
  taken += bytes;
  return some;
};

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A token of 256 bits. */
export const newToken = (random: Random): string => hex(random(32));

/** An opaque id of 96 bits with a readable beginning. */
export const newId = (random: Random, prefix: string): string => `${prefix}_${hex(random(12))}`;

/** A decimal string of exactly `digits` digits. */
export const randomDigits = (random: Random, digits: number): string =>
  Array.from(random(digits), (byte) => String(byte % 10)).join('');
