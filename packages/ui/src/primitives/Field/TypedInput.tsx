import { useImperativeHandle, useLayoutEffect, useReducer, useRef, useState, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { inputLook } from './input-look.ts';
import { useSilentFill } from './use-silent-fill.ts';

export interface TypedInputProps extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue'> {
  value: string;
  onValueChange: (value: string) => void;
}

/**
 * An input for a normalised value: the caret stays at the typing position, and a word is not changed while it is
 * composed.
 */
function TypedInput({ ref, type, value, onValueChange, onChange, onCompositionEnd, onBlur, ...rest }: TypedInputProps) {
  // Stored for one render only, because it may be a password.
  const typed = useRef<{ readonly field: HTMLInputElement; readonly text: string; readonly caret: number } | null>(
    null,
  );
  const [, forceRender] = useReducer((times: number) => times + 1, 0);
  const [composed, setComposed] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  useSilentFill(input, composed ?? value, onValueChange);
  const recordTyped = (field: HTMLInputElement) => {
    typed.current = { field, text: field.value, caret: field.selectionEnd ?? field.value.length };
    forceRender();
  };
  useLayoutEffect(() => {
    const last = typed.current;
    typed.current = null;
    if (last === null || last.field.value === last.text || !last.field.matches(':focus')) return;
    const caret = caretIndexIn(last, last.field.value);
    last.field.setSelectionRange(caret, caret);
  });
  return (
    <input
      {...emailInputProps(type)}
      {...rest}
      ref={input}
      value={composed ?? value}
      onChange={(event) => {
        const { currentTarget: field, nativeEvent } = event;
        const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
        setComposed(isComposing ? field.value : null);
        recordTyped(field);
        onChange?.(event);
        onValueChange(field.value);
      }}
      onCompositionEnd={(event) => {
        setComposed(null);
        recordTyped(event.currentTarget);
        onCompositionEnd?.(event);
      }}
      onBlur={(event) => {
        setComposed(null);
        onBlur?.(event);
      }}
    />
  );
}

/**
 * Returns `text` for the type `email`, because an email input does not expose its caret. All other traits are those of
 * an email field.
 */
const emailInputProps = (type: string | undefined) =>
  type === 'email'
    ? ({ type: 'text', inputMode: 'email', autoCapitalize: 'none', spellCheck: false } as const)
    : { type };

/** Returns the caret index in the normalised text, which may have dropped characters or a different case. */
function caretIndexIn({ text, caret }: { readonly text: string; readonly caret: number }, tidied: string): number {
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
