import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

const SETTLED_MS = 100;

/** What an entry of the history remembers of its page beside what the router keeps there. */
interface Entry {
  readonly key?: string;
  readonly scroll?: number;
  /** Address of the link that was followed from the page. */
  readonly left?: string;
}

const entry = (): Entry => (history.state as Entry | null) ?? {};

const linksOfPage = (): HTMLElement[] => [...(document.querySelector('main')?.querySelectorAll('a') ?? [])];

const linkInFocus = (): string | undefined =>
  linksOfPage()
    .find((link) => link === document.activeElement)
    ?.getAttribute('href') ?? undefined;

const linkTo = (href: string): HTMLElement | undefined =>
  linksOfPage().find((link) => link.getAttribute('href') === href);

/** Goes back to where the page was left, as soon as so much of it is drawn; a hand that moves it meanwhile goes first. */
function goBack({ scroll, left }: { readonly scroll: number; readonly left: string | undefined }): () => void {
  const end = new AbortController();
  const { signal } = end;
  let awaited = left;
  const reach = () => {
    const link = awaited === undefined ? undefined : linkTo(awaited);
    if (link) {
      link.focus({ preventScroll: true });
      awaited = undefined;
    }
    if (scroll > 0) scrollTo({ top: scroll, behavior: 'instant' });
    if (awaited === undefined && (scroll === 0 || Math.abs(scrollY - scroll) < 1)) end.abort();
  };
  const growing = new ResizeObserver(reach);
  signal.addEventListener('abort', () => growing.disconnect());
  for (const moved of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    addEventListener(moved, () => end.abort(), { signal, passive: true });
  reach();
  if (!signal.aborted) growing.observe(document.body);
  return () => end.abort();
}

/**
 * Back and a reload find the page where it was left: its entry in the history remembers how far down, and which link was
 * followed. `isShown` once there is something to come back to.
 */
export function useScroll(isShown: boolean): void {
  const { key } = useLocation();
  const [{ scroll = 0, left }] = useState(entry);
  useLayoutEffect(() => {
    return isShown && (scroll > 0 || left !== undefined) ? goBack({ scroll, left }) : undefined;
  }, [isShown, scroll, left]);
  useEffect(() => {
    if (!isShown) return undefined;
    const keep = () => {
      // The address may be the next page's already, whose code is still on the way.
      if ((entry().key ?? 'default') === key)
        history.replaceState({ ...entry(), scroll: scrollY, left: linkInFocus() }, '');
    };
    // Another page of the list has taken the entry over, and what stood in it is gone.
    if (entry().scroll === undefined) keep();
    let settled = 0;
    const onScroll = () => {
      clearTimeout(settled);
      settled = window.setTimeout(keep, SETTLED_MS);
    };
    const end = new AbortController();
    const { signal } = end;
    addEventListener('scroll', onScroll, { signal, passive: true });
    addEventListener('click', keep, { signal, capture: true });
    addEventListener('pagehide', keep, { signal });
    return () => {
      clearTimeout(settled);
      end.abort();
    };
  }, [isShown, key]);
}
