import { use, useEffect, useRef, type MouseEvent, type RefObject, type SyntheticEvent } from 'react';
import { focusHeadingIfLost } from '../PageHeading/focus-heading.ts';
import { SurfaceContext } from '../surface.ts';

interface ModalOptions {
  open: boolean;
  onClose: () => void;
  persistent: boolean;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/**
 * Opens and closes a native `<dialog>` as a modal and restores the focus, also when the dialog is unmounted while open.
 */
export function useModal({ open, onClose, persistent, initialFocus }: ModalOptions) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { modals } = use(SurfaceContext);

  useEffect(() => {
    const element = dialog.current;
    // Outside the page a dialog cannot be opened: the surface is another one when it is back.
    if (!open || element === null || !element.isConnected) return undefined;
    // Inside a shadow tree, the document names its host only.
    const root = element.getRootNode() as Document | ShadowRoot;
    const before = root.activeElement ?? document.activeElement;
    element.showModal();
    // The browser closes a modal at the second Escape in a row, whatever the listener of the first one said.
    const reopen = () => {
      // The event of an earlier opening can come after this one, or after the element has left the page.
      if (!element.open && element.isConnected) element.showModal();
    };
    element.addEventListener('close', reopen);
    const gone = modals.register(element);
    const first = initialFocus?.current ?? element.querySelector<HTMLElement>('[data-first-focus]');
    first?.focus();
    return () => {
      element.removeEventListener('close', reopen);
      element.close();
      gone();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      // The opener may be removed by the answer that closes the dialog.
      queueMicrotask(() => focusHeadingIfLost(root));
    };
  }, [open, initialFocus, modals]);

  return {
    dialog,
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      onClose();
    },
    onBackdrop: (event: MouseEvent<HTMLDialogElement>) => {
      const isBeside = event.target === event.currentTarget && isOutside(event.currentTarget, event);
      if (isBeside && !persistent) onClose();
    },
  };
}

function isOutside(element: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const box = element.getBoundingClientRect();
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}
