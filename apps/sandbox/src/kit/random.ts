/** Where the sandbox takes chance from; a test hands in its own. */
export type Random = (bytes: number) => Uint8Array;

export const systemRandom: Random = (bytes) => globalThis.crypto.getRandomValues(new Uint8Array(bytes));

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A token of 256 bits. */
export const newToken = (random: Random): string => hex(random(32));

/** An opaque id of 96 bits with a readable beginning. */
export const newId = (random: Random, prefix: string): string => `${prefix}_${hex(random(12))}`;

/** A decimal string of exactly `digits` digits. */
export const randomDigits = (random: Random, digits: number): string =>
  Array.from(random(digits), (byte) => String(byte % 10)).join('');
