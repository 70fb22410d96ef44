import { useSyncExternalStore } from 'react';

let openModals: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function setOpenModals(next: readonly HTMLDialogElement[]): void {
  openModals = next;
  for (const listener of listeners) listener();
}

/** Adds a modal to the stack of open modals. The returned function removes it. */
export function registerOpenModal(dialog: HTMLDialogElement): () => void {
  setOpenModals([...openModals, dialog]);
  return () => setOpenModals(openModals.filter((one) => one !== dialog));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const topModal = () => openModals.at(-1) ?? null;

/** Returns the topmost modal. Elements outside it are visible above it, but cannot be pressed or focused. */
export const useTopModal = (): HTMLDialogElement | null => useSyncExternalStore(subscribe, topModal, () => null);
