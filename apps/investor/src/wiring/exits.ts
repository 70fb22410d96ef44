import type { Exit } from '@folioflow/flows';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/** The path of an exit, written as the documents do: `/otp-2/`. */
export const pathOf = ({ to, params = [] }: Pick<Exit, 'to' | 'params'>): string =>
  to === '' ? '/' : `/${[to, ...params.map(encodeURIComponent)].join('/')}/`;

/** Follows an exit inside the app. */
export function useExit(): (exit: Exit) => void {
  const navigate = useNavigate();
  return useCallback(
    (exit: Exit) =>
      void navigate(pathOf(exit), { replace: exit.replace ?? false, ...(exit.state ? { state: exit.state } : {}) }),
    [navigate],
  );
}
