import type { Exit } from '@folioflow/flows';

/** The path of an exit in the app, as documented: `/otp-2/`. */
export const exitPathOf = ({ to, params = [], search = '' }: Pick<Exit<string>, 'to' | 'params' | 'search'>): string =>
  (to === '' ? '/' : `/${[to, ...params.map(encodeURIComponent)].join('/')}/`) + search;

/** True if an exit leads to the page at this path. */
export const isExitToSamePath = (path: string, exit: Exit<string>): boolean =>
  normalizePath(exitPathOf(exit)) === normalizePath(path);

/** The path without its last slash, in lower case. */
export const normalizePath = (path: string) => path.replace(/\/$/, '').toLowerCase();

/**
 * Returns the exit of the session from the page `path`. An exit to the same page would wait for
 * the ended call for ever, so it is replaced by sign-in (decision 022).
 */
export const resolveSessionExit = (path: string, exit: Exit<string>): Exit<string> =>
  isExitToSamePath(path, exit) ? { to: 'signin', replace: true } : exit;
