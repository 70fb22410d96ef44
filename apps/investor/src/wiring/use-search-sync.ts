import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Changes within this time are written once: a browser is slow to change its address and limits the number of
 * changes.
 */
const QUIET_MS = 300;
/**
 * Delay that lets a choice be painted before its address is written, because the router then renders the page again.
 */
const PAINT_DELAY_MS = 100;

/**
 * Writes after a delay, or at once on a press, which may lead to another page. Returns the function that cancels it.
 */
function scheduleWrite(write: () => void, wait: number): () => void {
  const end = new AbortController();
  const timer = setTimeout(() => {
    end.abort();
    write();
  }, wait);
  const writeAtOnce = () => {
    end.abort();
    clearTimeout(timer);
    write();
  };
  addEventListener('click', writeAtOnce, { signal: end.signal, capture: true });
  return () => {
    end.abort();
    clearTimeout(timer);
  };
}

/**
 * Synchronises the query of the address with the position in a page. The query follows the page in place, so that
 * Back and a reload restore it; `onAsked` is called when a link or the history requests another query while the page
 * is open.
 */
export function useSearchSync(shown: string, onAsked: (search: string) => void): void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  const syncedSearch = useRef(search);
  const changed = useRef(-Infinity);
  const [answeredSearch, setAnsweredSearch] = useState(search);
  const latestOnAsked = useRef(onAsked);
  useEffect(() => {
    latestOnAsked.current = onAsked;
  });
  useEffect(() => {
    // The router reports an address a little later than the browser.
    if (search !== location.search) return;
    if (search !== syncedSearch.current) {
      syncedSearch.current = search;
      latestOnAsked.current(search);
      // Runs once more after the page has changed: a query that the page does not show is corrected.
      setAnsweredSearch(search);
    } else if (shown !== syncedSearch.current && location.pathname === pathname) {
      // A page that is being left must not overwrite the address of the next one.
      const write = () => {
        syncedSearch.current = shown;
        void navigate({ pathname, search: shown }, { replace: true, state });
      };
      const isQuick = performance.now() - changed.current < QUIET_MS;
      changed.current = performance.now();
      return scheduleWrite(write, isQuick ? QUIET_MS : PAINT_DELAY_MS);
    }
    return undefined;
  }, [shown, search, answeredSearch, pathname, state, navigate]);
}
