import { useTopModal } from '@folioflow/ui';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The place of the shown history entry, as the router counts it; undefined for an entry of another origin. */
const shownPlace = (): number | undefined => (history.state as { idx?: number } | null)?.idx;

/**
 * Back closes the topmost modal, as Escape does, in the place of leaving its page. The browser has already gone back
 * when it says so: the page returns to its entry before the router reads the address. Rendered inside the router, so
 * that its listener is called before that of the router.
 */
export function BackClosesModal(): null {
  const modal = useTopModal();
  const location = useLocation();
  const place = useRef<number>(undefined);
  const isReturning = useRef(false);
  useLayoutEffect(() => {
    place.current = shownPlace();
  }, [location]);

  const returnToPage = useEffectEvent((event: PopStateEvent) => {
    const [page, shown] = [place.current, shownPlace()];
    if (page === undefined || shown === undefined) return;
    const isBack = shown < page;
    if (!isReturning.current && (modal === null || !isBack)) return;
    event.stopImmediatePropagation();
    isReturning.current = shown !== page;
    if (isReturning.current) history.go(page - shown);
    else modal?.dispatchEvent(new Event('cancel', { cancelable: true }));
  });
  useLayoutEffect(() => {
    const listen = (event: PopStateEvent) => returnToPage(event);
    addEventListener('popstate', listen);
    return () => removeEventListener('popstate', listen);
  }, []);
  return null;
}
