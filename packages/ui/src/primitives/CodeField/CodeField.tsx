import { useLingui } from '@lingui/react';
import { enterCode } from '@folioflow/flows';
import { useRef, useState, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { EntryRemark } from '../Field/EntryRemark.tsx';
import { Field, type FieldWords } from '../Field/Field.tsx';
import { useSilentFill } from '../Field/use-silent-fill.ts';

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
  /* In forced colours the text has a colour. */
  -webkit-text-security: disc;
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

/** Attributes that password managers respect: a one-time code is nothing to save. */
const NOT_SAVED = { 'data-1p-ignore': '', 'data-bwignore': '', 'data-lpignore': 'true', 'data-form-type': 'other' };

/**
 * Returns whether the browser masks a field of text. A field of the type `password` is masked everywhere, but its
 * content is offered to be saved.
 */
const canMask = () => typeof CSS === 'object' && 'supports' in CSS && CSS.supports('-webkit-text-security', 'disc');

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
 * A key adds its digit; a pasted or filled text is the code or adds nothing, and says so. input-otp does the same for
 * 3.5 kB of the sign-in page.
 */
export function CodeField({
  label,
  hint,
  error,
  id,
  value,
  onValueChange,
  length = 6,
  autoComplete = 'one-time-code',
  ...rest
}: CodeFieldProps) {
  const { i18n } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [isUnread, setUnread] = useState(false);
  const accept = (typed: string) => {
    const code = enterCode(value, typed, length);
    setUnread(code === null);
    if (code !== null) onValueChange(code);
  };
  useSilentFill(input, value, accept);
  const isMaskedText = autoComplete === 'one-time-code' && canMask();
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
        <div>
          <CodeFrame>
            <RealInput
              {...(isMaskedText && NOT_SAVED)}
              {...rest}
              {...binding}
              ref={input}
              autoComplete={autoComplete}
              type={isMaskedText ? 'text' : 'password'}
              inputMode="numeric"
              pattern="[0-9]*"
              value={value}
              onSelect={moveCaretToEnd}
              onChange={(event) => accept(event.target.value)}
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
          <EntryRemark>{isUnread ? i18n._('common.code.unread', { length }) : null}</EntryRemark>
        </div>
      )}
    </Field>
  );
}
