import { useLayoutEffect, useRef } from 'react';

/** The chosen file, or the input in its place. */
const TARGET = '[data-file], input:not([hidden])';

/**
 * Placed in a control of a file that is removed by its use: the focus moves from the input to the chosen file, and back
 * when the file is removed.
 */
export function FocusOfFile() {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const fields = place.current?.parentElement?.closest('[data-file-field]');
    return () => {
      if (fields?.matches(':focus-within') !== true) return;
      queueMicrotask(() => {
        if (document.activeElement === document.body) fields.querySelector<HTMLElement>(TARGET)?.focus();
      });
    };
  }, []);
  return <span ref={place} hidden />;
}
