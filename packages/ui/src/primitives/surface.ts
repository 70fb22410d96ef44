import { createContext } from 'react';

/** The open modals of a surface, the topmost last. */
interface OpenModals {
  /** Adds a modal. The returned function removes it. */
  readonly register: (dialog: HTMLDialogElement) => () => void;
  readonly top: () => HTMLDialogElement | null;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createOpenModals(): OpenModals {
  let open: readonly HTMLDialogElement[] = [];
  const listeners = new Set<() => void>();
  const setOpen = (next: readonly HTMLDialogElement[]) => {
    open = next;
    for (const listener of listeners) listener();
  };
  return {
    register: (dialog) => {
      setOpen([...open, dialog]);
      return () => setOpen(open.filter((each) => each !== dialog));
    },
    top: () => open.at(-1) ?? null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The part of `MediaQueryList` that layouts use. */
export interface WidthQuery {
  readonly matches: boolean;
  addEventListener(type: 'change', listener: () => void): void;
  removeEventListener(type: 'change', listener: () => void): void;
}

/** The area that screens are rendered in: the window by default, or a column of a foreign page. */
export interface Surface {
  /** Others open the dialogs and notices again, which a browser closes when their place is moved. */
  readonly modals: OpenModals;
  /** Evaluates a query about the width of the surface, such as `(min-width: 64rem)`. */
  readonly matchMedia: (query: string) => WidthQuery;
}

export const SurfaceContext = createContext<Surface>({
  modals: createOpenModals(),
  matchMedia: (query) => matchMedia(query),
});
