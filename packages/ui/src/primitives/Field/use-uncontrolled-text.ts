import { useCallback, useEffect, useLayoutEffect, useRef, useState, type InputEvent, type RefObject } from 'react';
import { runAfterPaint } from '../after-paint.ts';

export interface UncontrolledText {
  readonly field: RefObject<HTMLInputElement | null>;
  /** Content of the field at the first render. */
  readonly initialText: string;
  /** Reports a text immediately and cancels a pending report. */
  readonly reportText: (text: string) => void;
  /** Empties the field and focuses it. */
  readonly clear: () => void;
  readonly onInput: (event: InputEvent<HTMLInputElement>) => void;
}

/**
 * State of an uncontrolled field. A typed text is reported after the next paint, so that typing never waits for a
 * render. `text` is the last reported text, or a value set from outside. The returned functions are stable.
 */
export function useUncontrolledText(text: string, onType: (text: string) => void): UncontrolledText {
  const field = useRef<HTMLInputElement>(null);
  const [first] = useState(text);
  const reportedText = useRef(text);
  const cancelReport = useRef<() => void>(undefined);
  const last = useRef(onType);
  const tell = useCallback((next: string) => {
    cancelReport.current?.();
    reportedText.current = next;
    last.current(next);
  }, []);
  const clear = useCallback(() => {
    const input = field.current;
    if (input) input.value = '';
    tell('');
    input?.focus();
  }, [tell]);
  const onInput = useCallback(
    ({ currentTarget: { value } }: InputEvent<HTMLInputElement>) => {
      cancelReport.current?.();
      cancelReport.current = runAfterPaint(() => tell(value));
    },
    [tell],
  );
  useLayoutEffect(() => {
    last.current = onType;
  }, [onType]);
  useLayoutEffect(() => {
    if (text === reportedText.current) return;
    cancelReport.current?.();
    reportedText.current = text;
    if (field.current) field.current.value = text;
  }, [text]);
  useEffect(() => () => cancelReport.current?.(), []);
  return { field, initialText: first, reportText: tell, clear, onInput };
}
