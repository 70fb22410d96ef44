import { useEffect, useRef, useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
};

function readHash(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return '';
  }
}

/** Id of the story in the address of the page, so that a link leads to it; null without one. */
export function useShownStory(): string | null {
  const id = useSyncExternalStore(subscribe, readHash);
  return id === '' ? null : id;
}

export const showStory = (id: string): void => {
  window.location.hash = encodeURIComponent(id);
};

const linkOf = (id: string) => document.querySelector<HTMLElement>(`[data-story="${CSS.escape(id)}"]`);

/** Focuses the heading of a story when it is shown, and its link when the list is shown again. */
export function useFocusedStory(id: string | null): void {
  const last = useRef<string | null>(null);
  useEffect(() => {
    const before = last.current;
    last.current = id;
    if (id === null) {
      if (before !== null) linkOf(before)?.focus();
      return;
    }
    linkOf(id)?.scrollIntoView({ block: 'nearest' });
    const heading = document.getElementById('story');
    heading?.focus({ preventScroll: true });
    heading?.closest('section')?.scrollIntoView({ block: 'start' });
  }, [id]);
}
