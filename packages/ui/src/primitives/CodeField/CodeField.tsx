import { useRef, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Field, type FieldWords } from '../Field/Field.tsx';

const CodeFrame = styled.div`
  position: relative;
  width: fit-content;
  max-width: 100%;
`;

const Cells = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 3rem);
  gap: var(--space-8);
`;

const Cell = styled.span`
  display: grid;
  place-items: center;
  height: 3.25rem;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-control);
  background: var(--card);
  transition: border-color var(--motion-feedback) var(--ease-out);

  &::after {
    content: '';
    width: 0.625rem;
    height: 0.625rem;
    border-radius: var(--radius-full);
    background: var(--ink);
    transform: scale(0);
    transition: transform var(--motion-feedback) var(--ease-out);
  }

  &[data-filled]::after {
    transform: scale(1);
  }

  input[aria-invalid] + div > & {
    border-color: var(--loss);
  }

  input:is(:disabled, :read-only) + div > & {
    background: var(--sunken);
    border-color: var(--line);
  }

  input:focus + div > &[data-next] {
    border-color: var(--accent);
    outline: 2px solid var(--accent);
    outline-offset: -1px;
  }

  input:focus + div > &[data-next]:not([data-filled])::after {
    width: 2px;
    height: 1.375rem;
    border-radius: 1px;
    background: var(--accent);
    transform: none;
  }
`;

/* The real input covers the drawn cells. The cells show its characters, so its own text is transparent. */
const RealInput = styled.input`
  position: absolute;
  inset: 0;
  z-index: 1;
  width: 100%;
  padding: 0 var(--space-16);
  border: 0;
  background: transparent;
  color: transparent;
  caret-color: transparent;
  font-size: var(--type-16);
  cursor: text;

  &:focus,
  &:focus-visible {
    outline: none;
  }

  &::selection {
    background: transparent;
    color: transparent;
  }

  &:-webkit-autofill {
    -webkit-text-fill-color: transparent;
    transition: background-color 600000s;
  }
`;

/** Returns the digits of a typed or pasted text, at most `length` of them. */
export const tidyCode = (typed: string, length: number): string => typed.replace(/\D/g, '').slice(0, length);

export interface CodeFieldProps
  extends
    FieldWords,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'size' | 'type' | 'onChange' | 'maxLength'> {
  value: string;
  onValueChange: (digits: string) => void;
  /** Digits of the code: six for one-time codes (ON-142, DO-388). */
  length?: number | undefined;
}

/**
 * A one-time code or PIN. It looks like cells but is one masked input, so that paste, autofill and screen readers work.
 * input-otp does the same for 3.5 kB of the sign-in page.
 */
export function CodeField({ label, hint, error, id, value, onValueChange, length = 6, ...rest }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // Typing always continues at the end, because the drawn cells show no caret.
  const moveCaretToEnd = () => {
    const field = input.current;
    if (field === null) return;
    const { length: end } = field.value;
    const isEverything = field.selectionStart === 0 && field.selectionEnd === end;
    if (!isEverything && field.selectionStart !== end) field.setSelectionRange(end, end);
  };
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(binding) => (
        <CodeFrame>
          <RealInput
            autoComplete="one-time-code"
            {...rest}
            {...binding}
            ref={input}
            type="password"
            inputMode="numeric"
            pattern="[0-9]*"
            value={value}
            onSelect={moveCaretToEnd}
            onChange={(event) => onValueChange(tidyCode(event.target.value, length))}
          />
          <Cells aria-hidden>
            {Array.from({ length }, (_, place) => (
              <Cell
                key={place}
                data-filled={place < value.length || undefined}
                data-next={place === Math.min(value.length, length - 1) || undefined}
              />
            ))}
          </Cells>
        </CodeFrame>
      )}
    </Field>
  );
}
