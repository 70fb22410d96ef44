import { useCallback, useEffect, useLayoutEffect, useRef, useState, type InputEvent, type RefObject } from 'react';
import { afterPaint } from '../after-paint.ts';

export interface OwnText {
  readonly field: RefObject<HTMLInputElement | null>;
  /** What stands in the field when it is first drawn. */
  readonly first: string;
  /** Tells a text now, and forgets what was still to be told. */
  readonly tell: (text: string) => void;
  /** Empties the field, which has the focus then. */
  readonly clear: () => void;
  readonly onInput: (event: InputEvent<HTMLInputElement>) => void;
}

/**
 * For a field whose text is the browser's own: what was typed is told once it has been painted, so that a letter waits for
 * nothing and nothing draws it. `text` is what was told last, or what others have put there. The functions stay the same.
 */
export function useOwnText(text: string, onType: (text: string) => void): OwnText {
  const field = useRef<HTMLInputElement>(null);
  const [first] = useState(text);
  const told = useRef(text);
  const forget = useRef<() => void>(undefined);
  const last = useRef(onType);
  const tell = useCallback((next: string) => {
    forget.current?.();
    told.current = next;
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
      forget.current?.();
      forget.current = afterPaint(() => tell(value));
    },
    [tell],
  );
  useLayoutEffect(() => {
    last.current = onType;
  }, [onType]);
  useLayoutEffect(() => {
    if (text === told.current) return;
    forget.current?.();
    told.current = text;
    if (field.current) field.current.value = text;
  }, [text]);
  useEffect(() => () => forget.current?.(), []);
  return { field, first, tell, clear, onInput };
}
