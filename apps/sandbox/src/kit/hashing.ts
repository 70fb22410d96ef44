import { type Random } from './random.ts';

const encoder = new TextEncoder();
const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const unhex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** SHA-256 in hex: for tokens and for request bodies, never for passwords. */
export const digestOf = async (text: string): Promise<string> =>
  hex(new Uint8Array(await globalThis.crypto.subtle.digest('SHA-256', encoder.encode(text))));

/** SHA-256 of bytes, in hex. */
export const digestOfBytes = async (bytes: Uint8Array): Promise<string> =>
  hex(new Uint8Array(await globalThis.crypto.subtle.digest('SHA-256', Uint8Array.from(bytes))));

const derive = async (secret: string, salt: Uint8Array<ArrayBuffer>, rounds: number): Promise<string> => {
  const key = await globalThis.crypto.subtle.importKey('raw', encoder.encode(secret), 'PBKDF2', false, ['deriveBits']);
  const bits = await globalThis.crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds },
    key,
    256,
  );
  return hex(new Uint8Array(bits));
};

/** A slow hash of a password or PIN: `pbkdf2$rounds$salt$hash`. */
export const slowHashOf = async (secret: string, random: Random, rounds: number): Promise<string> => {
  const salt = Uint8Array.from(random(16));
  return `pbkdf2$${rounds}$${hex(salt)}$${await derive(secret, salt, rounds)}`;
};

const sameText = (one: string, other: string): boolean => {
  let difference = one.length ^ other.length;
  for (let at = 0; at < one.length; at += 1) difference |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return difference === 0;
};

/** Whether a secret is the one that was hashed. */
export const matchesSlowHash = async (secret: string, stored: string): Promise<boolean> => {
  const [, rounds = '1', salt = '', hash = ''] = stored.split('$');
  return sameText(await derive(secret, unhex(salt), Number(rounds)), hash);
};

const MOST_DIGESTS = 5_000;

/** Remembers what a token hashes to; that never changes, so nothing can go stale. */
export const digester = (): ((text: string) => Promise<string>) => {
  const known = new Map<string, string>();
  return async (text) => {
    const hit = known.get(text);
    if (hit !== undefined) return hit;
    const digest = await digestOf(text);
    if (known.size >= MOST_DIGESTS) known.clear();
    known.set(text, digest);
    return digest;
  };
};
