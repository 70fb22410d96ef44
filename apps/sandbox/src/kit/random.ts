/** Source of random bytes; tests can pass their own. */
export type RandomBytes = (bytes: number) => Uint8Array;

const POOL_BYTES = 4096;
const pool = new Uint8Array(POOL_BYTES);
let usedBytes = POOL_BYTES;

/** Draws random bytes from a pool; used bytes are erased, which nanoid does not, and never returned again. */
export const systemRandom: RandomBytes = (bytes) => {
  if (bytes > POOL_BYTES) return globalThis.crypto.getRandomValues(new Uint8Array(bytes));
  if (usedBytes + bytes > POOL_BYTES) {
    globalThis.crypto.getRandomValues(pool);
    usedBytes = 0;
  }
  const some = pool.slice(usedBytes, usedBytes + bytes);
  pool.fill(0, usedBytes, usedBytes + bytes);
  usedBytes += bytes;
  return some;
};

const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Token of 256 random bits. */
export const newToken = (random: RandomBytes): string => toHex(random(32));

/** Opaque id of 96 random bits with a readable prefix. */
export const newId = (random: RandomBytes, prefix: string): string => `${prefix}_${toHex(random(12))}`;

/** Decimal string of exactly `digits` random digits. */
export const randomDigits = (random: RandomBytes, digits: number): string =>
  Array.from(random(digits), (byte) => String(byte % 10)).join('');
