import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** A hand that goes on within this time is let go on: a browser takes long to be told an address, and refuses a hundred of them. */
const QUIET_MS = 300;
/** What is chosen is painted before its address is written: the router draws the page once more for it. */
const PAINTED_MS = 100;

/** In a task of its own, and at once where a press may lead away. */
function whenQuiet(write: () => void, wait: number): () => void {
  const end = new AbortController();
  const timer = setTimeout(() => {
    end.abort();
    write();
  }, wait);
  const now = () => {
    end.abort();
    clearTimeout(timer);
    write();
  };
  addEventListener('click', now, { signal: end.signal, capture: true });
  return () => {
    end.abort();
    clearTimeout(timer);
  };
}

/**
 * The query of the address says where in a page somebody is. It follows the page in place, so that Back and a reload lead
 * there again; `onAsked` is told when a link or the history asks for another one while the page stands.
 */
export function useSearch(shown: string, onAsked: (search: string) => void): void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  const said = useRef(search);
  const changed = useRef(-Infinity);
  const [asked, settle] = useState(search);
  const ask = useRef(onAsked);
  useEffect(() => {
    ask.current = onAsked;
  });
  useEffect(() => {
    // The router tells an address a little later than the browser has it.
    if (search !== location.search) return;
    if (search !== said.current) {
      said.current = search;
      ask.current(search);
      // Once more when the page has answered: what it was asked for and does not show is put right.
      settle(search);
    } else if (shown !== said.current && location.pathname === pathname) {
      // A page that is being left, its next one still on the way, must not write over the address of that one.
      const write = () => {
        said.current = shown;
        void navigate({ pathname, search: shown }, { replace: true, state });
      };
      const isQuick = performance.now() - changed.current < QUIET_MS;
      changed.current = performance.now();
      return whenQuiet(write, isQuick ? QUIET_MS : PAINTED_MS);
    }
    return undefined;
  }, [shown, search, asked, pathname, state, navigate]);
}
