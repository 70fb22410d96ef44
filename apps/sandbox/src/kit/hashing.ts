import { type RandomBytes } from './random.ts';

const encoder = new TextEncoder();
const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** SHA-256 in hex, for tokens and request bodies, never for passwords. */
export const digestOfText = async (text: string): Promise<string> =>
  toHex(new Uint8Array(await globalThis.crypto.subtle.digest('SHA-256', encoder.encode(text))));

/** SHA-256 of bytes, in hex. */
export const digestOfBytes = async (bytes: Uint8Array): Promise<string> =>
  toHex(new Uint8Array(await globalThis.crypto.subtle.digest('SHA-256', Uint8Array.from(bytes))));

const deriveHash = async (secret: string, salt: Uint8Array<ArrayBuffer>, rounds: number): Promise<string> => {
  const key = await globalThis.crypto.subtle.importKey('raw', encoder.encode(secret), 'PBKDF2', false, ['deriveBits']);
  const bits = await globalThis.crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds },
    key,
    256,
  );
  return toHex(new Uint8Array(bits));
};

/**
 * Slow hash of a password or PIN: `pbkdf2$rounds$salt$hash`. WebCrypto derives it; bcrypt and argon2 packages are
 * native code or WASM.
 */
export const hashSecret = async (secret: string, random: RandomBytes, rounds: number): Promise<string> => {
  const salt = Uint8Array.from(random(16));
  return `pbkdf2$${rounds}$${toHex(salt)}$${await deriveHash(secret, salt, rounds)}`;
};

const isEqualInConstantTime = (one: string, other: string): boolean => {
  let difference = one.length ^ other.length;
  for (let at = 0; at < one.length; at += 1) difference |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return difference === 0;
};

/** True if a secret matches a stored hash. */
export const isMatchingSecret = async (secret: string, stored: string): Promise<boolean> => {
  const [, rounds = '1', salt = '', hash = ''] = stored.split('$');
  return isEqualInConstantTime(await deriveHash(secret, fromHex(salt), Number(rounds)), hash);
};

const MAX_DIGESTS = 5_000;

/** Creates a hash function for tokens that caches its results. */
export const createDigester = (): ((text: string) => Promise<string>) => {
  const digests = new Map<string, string>();
  return async (text) => {
    const cached = digests.get(text);
    if (cached !== undefined) return cached;
    const digest = await digestOfText(text);
    if (digests.size >= MAX_DIGESTS) digests.clear();
    digests.set(text, digest);
    return digest;
  };
};
