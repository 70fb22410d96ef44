import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

const SCROLL_SETTLED_MS = 100;

/** Fields that an entry of the history stores beside those of the router. */
interface HistoryEntry {
  readonly key?: string;
  readonly scroll?: number;
  /** Address of the link by which the page was left. */
  readonly followedLink?: string;
}

const readHistoryEntry = (): HistoryEntry => (history.state as HistoryEntry | null) ?? {};

const findPageLinks = (): HTMLElement[] => [...(document.querySelector('main')?.querySelectorAll('a') ?? [])];

const focusedLinkAddress = (): string | undefined =>
  findPageLinks()
    .find((link) => link === document.activeElement)
    ?.getAttribute('href') ?? undefined;

const findLink = (href: string): HTMLElement | undefined =>
  findPageLinks().find((link) => link.getAttribute('href') === href);

/** Restores scroll position and focus as soon as enough of the page is drawn; input of the user cancels it. */
function restorePosition({
  scroll,
  followedLink,
}: Required<Pick<HistoryEntry, 'scroll'>> & { readonly followedLink: string | undefined }): () => void {
  const end = new AbortController();
  const { signal } = end;
  let awaited = followedLink;
  const tryRestore = () => {
    const link = awaited === undefined ? undefined : findLink(awaited);
    if (link) {
      link.focus({ preventScroll: true });
      awaited = undefined;
    }
    if (scroll > 0) scrollTo({ top: scroll, behavior: 'instant' });
    if (awaited === undefined && (scroll === 0 || Math.abs(scrollY - scroll) < 1)) end.abort();
  };
  const growing = new ResizeObserver(tryRestore);
  signal.addEventListener('abort', () => growing.disconnect());
  for (const moved of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    addEventListener(moved, () => end.abort(), { signal, passive: true });
  tryRestore();
  if (!signal.aborted) growing.observe(document.body);
  return () => end.abort();
}

/**
 * Restores the position of a page after Back and a reload: its entry in the history stores the scroll position and the
 * followed link. `isShown` is true once the page has its content.
 */
export function useScrollRestoration(isShown: boolean): void {
  const { key } = useLocation();
  const [{ scroll = 0, followedLink }] = useState(readHistoryEntry);
  useLayoutEffect(() => {
    return isShown && (scroll > 0 || followedLink !== undefined)
      ? restorePosition({ scroll, followedLink })
      : undefined;
  }, [isShown, scroll, followedLink]);
  useEffect(() => {
    if (!isShown) return undefined;
    const storePosition = () => {
      // The address may already be that of the next page, whose code is still being fetched.
      if ((readHistoryEntry().key ?? 'default') === key)
        history.replaceState({ ...readHistoryEntry(), scroll: scrollY, followedLink: focusedLinkAddress() }, '');
    };
    // Another page of the list has replaced the entry without a position.
    if (readHistoryEntry().scroll === undefined) storePosition();
    let settled = 0;
    const onScroll = () => {
      clearTimeout(settled);
      settled = window.setTimeout(storePosition, SCROLL_SETTLED_MS);
    };
    const end = new AbortController();
    const { signal } = end;
    addEventListener('scroll', onScroll, { signal, passive: true });
    addEventListener('click', storePosition, { signal, capture: true });
    addEventListener('pagehide', storePosition, { signal });
    return () => {
      clearTimeout(settled);
      end.abort();
    };
  }, [isShown, key]);
}
