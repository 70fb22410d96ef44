import { useSyncExternalStore } from 'react';

let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function become(next: readonly HTMLDialogElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Says that a modal lies above all else, until the answer is called. */
export function opened(dialog: HTMLDialogElement): () => void {
  become([...open, dialog]);
  return () => become(open.filter((one) => one !== dialog));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const top = () => open.at(-1) ?? null;

/** The newest modal: what does not stand in it can be seen above it, but neither pressed nor reached by a key. */
export const useTopModal = (): HTMLDialogElement | null => useSyncExternalStore(subscribe, top, () => null);
