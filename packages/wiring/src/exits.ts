import type { Exit } from '@folioflow/flows';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/** The path of an exit in the app, as documented: `/otp-2/`. */
export const pathOf = ({ to, params = [], search = '' }: Pick<Exit<string>, 'to' | 'params' | 'search'>): string =>
  (to === '' ? '/' : `/${[to, ...params.map(encodeURIComponent)].join('/')}/`) + search;

/** Whether an exit leads to the page at this path. */
export const isExitTo = (path: string, exit: Exit<string>): boolean => written(pathOf(exit)) === written(path);

const written = (path: string) => path.replace(/\/$/, '').toLowerCase();

/**
 * Returns the exit of the session from the page `path`. An exit to the same page would wait for the ended call for
 * ever, so it is replaced by sign-in (decision 022).
 */
export const exitFrom = (path: string, exit: Exit<string>): Exit<string> =>
  isExitTo(path, exit) ? { to: 'signin', replace: true } : exit;

/** Returns a function that navigates to an exit inside the app. */
export function useExit(): (exit: Exit<string>) => void {
  const navigate = useNavigate();
  return useCallback(
    (exit: Exit<string>) =>
      void navigate(pathOf(exit), { replace: exit.replace ?? false, ...(exit.state ? { state: exit.state } : {}) }),
    [navigate],
  );
}
