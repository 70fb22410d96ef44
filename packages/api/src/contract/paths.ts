/** Every path of the contract, under the base `/api/v1`. */
export * as PATHS from './path-names.ts';

/** Joins with exactly one slash, whichever way either part is spelled. */
export const joinPath = (base: string, path: string): string =>
  `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
