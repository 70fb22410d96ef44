import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The parsed navigation state at the first render: the browser may rewrite the state while the page is open. */
export function useNavigationState<State>(parse: (state: unknown) => State): State {
  const { state } = useLocation() as { state: unknown };
  const [opened] = useState(() => parse(state));
  return opened;
}

/** The older variant of a page, `?variant=older`. */
export const usePageVariant = (): 'current' | 'older' =>
  new URLSearchParams(useLocation().search).get('variant') === 'older' ? 'older' : 'current';
