import { useEffect, useEffectEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** The events before which a person expects a filled field to count: a key, another field, a button, a submission. */
const MOMENTS = ['keydown', 'focusin', 'pointerdown', 'submit'] as const;

/**
 * Reports the text of a field that was filled without an event: by the browser before the page was hydrated, or by a
 * password manager that sets the value alone.
 */
export function useSilentFill(
  field: RefObject<HTMLInputElement | null>,
  shown: string,
  report: (text: string) => void,
): void {
  const findFilledText = useEffectEvent(() => {
    const text = field.current?.value ?? shown;
    return text === shown ? null : text;
  });
  const reportText = useEffectEvent(report);
  useEffect(() => {
    const filledBefore = findFilledText();
    if (filledBefore !== null) reportText(filledBefore);
    const scope = field.current?.form ?? document;
    const readField = () => {
      const filled = findFilledText();
      // Before the event goes on: a button that the text enables has to accept it.
      if (filled !== null) flushSync(() => reportText(filled));
    };
    for (const moment of MOMENTS) scope.addEventListener(moment, readField, true);
    return () => {
      for (const moment of MOMENTS) scope.removeEventListener(moment, readField, true);
    };
  }, [field]);
}
