import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** The events before which a person expects a filled field to count: a key, another field, a button, a submission. */
const MOMENTS = ['keydown', 'focusin', 'pointerdown', 'submit'] as const;

interface FilledField {
  /** The text that was not reported; null if there is none. */
  readonly find: () => string | null;
  readonly report: (text: string) => void;
}

const fields = new Set<FilledField>();

/** All fields are read before one is reported: its render would put the reported text back into the others. */
function reportFilledFields(): void {
  const filled = [...fields].flatMap(({ find, report }) => {
    const text = find();
    return text === null ? [] : [() => report(text)];
  });
  if (filled.length === 0) return;
  // Before the event goes on: a button that the text enables has to accept it.
  flushSync(() => {
    for (const report of filled) report();
  });
}

/**
 * Reports the text of a field that was filled without an event: by the browser before the page was hydrated, or by a
 * password manager that sets the value alone.
 */
export function useSilentFill(
  field: RefObject<HTMLInputElement | null>,
  shown: string,
  report: (text: string) => void,
): void {
  // The frame of the review room has a React without effect events.
  const latest = useRef({ shown, report });
  useLayoutEffect(() => {
    latest.current = { shown, report };
  });
  useEffect(() => {
    const find = () => {
      const text = field.current?.value ?? latest.current.shown;
      return text === latest.current.shown ? null : text;
    };
    const filled: FilledField = { find, report: (text) => latest.current.report(text) };
    const filledBefore = find();
    if (filledBefore !== null) filled.report(filledBefore);
    const scope = field.current?.form ?? document;
    // One listener for each field, so that it is removed with its own field only.
    const listen = () => reportFilledFields();
    fields.add(filled);
    for (const moment of MOMENTS) scope.addEventListener(moment, listen, true);
    return () => {
      fields.delete(filled);
      for (const moment of MOMENTS) scope.removeEventListener(moment, listen, true);
    };
  }, [field]);
}
