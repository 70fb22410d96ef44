import { useLayoutEffect, useReducer, useRef, useState, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { inputLook } from './input-look.ts';

export interface TypedInputProps extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue'> {
  value: string;
  onValueChange: (value: string) => void;
}

/** An input whose answer may come back tidied: the caret stays where the person types, and a composed word whole. */
function TypedInput({ type, value, onValueChange, onChange, onCompositionEnd, onBlur, ...rest }: TypedInputProps) {
  // What was just typed is known to one render only: it may be a password.
  const typed = useRef<{ readonly field: HTMLInputElement; readonly text: string; readonly caret: number } | null>(
    null,
  );
  const [, settle] = useReducer((times: number) => times + 1, 0);
  const [composed, setComposed] = useState<string | null>(null);
  const remember = (field: HTMLInputElement) => {
    typed.current = { field, text: field.value, caret: field.selectionEnd ?? field.value.length };
    settle();
  };
  useLayoutEffect(() => {
    const last = typed.current;
    typed.current = null;
    if (last === null || last.field.value === last.text || last.field !== document.activeElement) return;
    const caret = caretAfter(last, last.field.value);
    last.field.setSelectionRange(caret, caret);
  });
  return (
    <input
      {...emailTraits(type)}
      {...rest}
      value={composed ?? value}
      onChange={(event) => {
        const { currentTarget: field, nativeEvent } = event;
        const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
        setComposed(isComposing ? field.value : null);
        remember(field);
        onChange?.(event);
        onValueChange(field.value);
      }}
      onCompositionEnd={(event) => {
        setComposed(null);
        remember(event.currentTarget);
        onCompositionEnd?.(event);
      }}
      onBlur={(event) => {
        setComposed(null);
        onBlur?.(event);
      }}
    />
  );
}

/** An input of the type `email` tells nobody where its caret is; this one is an email field in all other respects. */
const emailTraits = (type: string | undefined) =>
  type === 'email'
    ? ({ type: 'text', inputMode: 'email', autoCapitalize: 'none', spellCheck: false } as const)
    : { type };

/** Behind what is left of the text before the caret; tidying drops characters and changes their case. */
function caretAfter({ text, caret }: { readonly text: string; readonly caret: number }, tidied: string): number {
  if (caret === text.length) return tidied.length;
  const left = tidied.toLowerCase();
  let place = 0;
  for (const character of text.slice(0, caret).toLowerCase())
    if (left.startsWith(character, place)) place += character.length;
  return place;
}

export const TypedBox = styled(TypedInput)`
  ${inputLook}
`;
