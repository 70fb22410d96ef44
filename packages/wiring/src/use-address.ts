import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** What the page was opened with, as the unit reads it: once, for the browser may write the state anew while the page stands. */
export function useNavigationState<Read>(read: (state: unknown) => Read): Read {
  const { state } = useLocation() as { state: unknown };
  const [opened] = useState(() => read(state));
  return opened;
}

/** The older face of a page, `?variant=older`. */
export const useVariant = (): 'current' | 'older' =>
  new URLSearchParams(useLocation().search).get('variant') === 'older' ? 'older' : 'current';
