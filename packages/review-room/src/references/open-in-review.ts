import type { MouseEvent } from 'react';

/** Opens an address of the review room without reloading it. */
export type OpenPath = (path: string) => void;

/** Returns the press of a link; with a modifier key the browser opens the address itself. */
export const openInReview = (path: string, open: OpenPath) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  open(path);
};
