import { useSyncExternalStore } from 'react';

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
