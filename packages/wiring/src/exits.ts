import type { Exit } from '@folioflow/flows';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { exitPathOf } from './exit-paths.ts';

/** Returns a function that navigates to an exit inside the app. */
export function useExitNavigation(): (exit: Exit<string>) => void {
  const navigate = useNavigate();
  return useCallback(
    (exit: Exit<string>) =>
      void navigate(exitPathOf(exit), { replace: exit.replace ?? false, ...(exit.state ? { state: exit.state } : {}) }),
    [navigate],
  );
}
