import type { Exit } from '@folioflow/flows';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/** The address of an exit inside the app, written as the documents do: `/otp-2/`. */
export const pathOf = ({ to, params = [], search = '' }: Pick<Exit<string>, 'to' | 'params' | 'search'>): string =>
  (to === '' ? '/' : `/${[to, ...params.map(encodeURIComponent)].join('/')}/`) + search;

const written = (path: string) => path.replace(/\/$/, '').toLowerCase();

/**
 * Where the session leads from a page. A page that is told to come again would wait for ever for the call that ended:
 * such a name is as good as none, and leads to sign-in (decision 022).
 */
export const exitFrom = (path: string, exit: Exit<string>): Exit<string> =>
  written(pathOf(exit)) === written(path) ? { to: 'signin', replace: true } : exit;

/** Follows an exit inside the app. */
export function useExit(): (exit: Exit<string>) => void {
  const navigate = useNavigate();
  return useCallback(
    (exit: Exit<string>) =>
      void navigate(pathOf(exit), { replace: exit.replace ?? false, ...(exit.state ? { state: exit.state } : {}) }),
    [navigate],
  );
}
