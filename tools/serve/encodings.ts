import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Encodings for texts, the best first, with the ending of the twin that a build writes. */
const encodings = [
  { token: 'br', ending: '.br', compress: brotliCompressSync },
  { token: 'gzip', ending: '.gz', compress: gzipSync },
] as const;

export type Encoding = (typeof encodings)[number];

/**
 * The encodings that a browser understands by its `Accept-Encoding`, the best first; negotiator would be a package for
 * three lines.
 */
export function acceptedEncodings(accepted = ''): readonly Encoding[] {
  const tokens = accepted.split(',').filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part));
  const names = tokens.map((part) => part.split(';')[0]?.trim().toLowerCase());
  return encodings.filter(({ token }) => names.includes(token));
}
