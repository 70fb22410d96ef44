import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { FaultLine } from '../Field/Field.tsx';

const Group = styled.fieldset`
  display: grid;
  gap: var(--space-8);

  > legend {
    margin-bottom: var(--space-8);
    padding: 0;
    color: var(--ink);
    font-size: var(--type-14);
    font-weight: var(--weight-label);
  }

  /* Not announced: the radio buttons themselves are marked as required. */
  &[data-required] > legend::after {
    content: '\\a0*' / '';
    color: var(--loss);
  }

  > [aria-live]:empty {
    margin-top: calc(-1 * var(--space-8));
  }
`;

const Option = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  /* Enlarged words need the room. */
  gap: min(var(--space-12), 3.5vw);
  align-items: center;
  min-height: 3.5rem;
  padding: var(--space-12) min(var(--space-16), 4.5vw);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-control);
  background: var(--card);
  color: var(--ink);
  cursor: pointer;
  transition: border-color var(--motion-feedback) var(--ease-out);

  &:has(:checked) {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
    background: var(--accent-soft);
  }

  &:has(:focus-visible) {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }

  &:has(:disabled) {
    border-color: var(--line);
    background: var(--sunken);
    color: var(--muted);
    cursor: not-allowed;
  }
`;

const Dot = styled.input`
  appearance: none;
  display: grid;
  place-items: center;
  width: 1.25rem;
  height: 1.25rem;
  margin: 0;
  border: 1.5px solid var(--line-strong);
  border-radius: var(--radius-full);
  background: var(--card);
  cursor: inherit;

  &:checked {
    border: 6px solid var(--accent);
  }

  &:focus-visible {
    outline: none;
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;

const Note = styled.span`
  display: block;
  color: var(--muted);
  font-size: var(--type-14);
`;

const Hint = styled.p`
  grid-column: 1 / -1;
  color: var(--muted);
  font-size: var(--type-14);
`;

export interface Choice<Value extends string> {
  value: Value;
  label: ReactNode;
  /** A second, quieter line. */
  note?: ReactNode;
  /** Shown at the end of the line: a figure or a tag. */
  aside?: ReactNode;
  disabled?: boolean | undefined;
}

export interface ChoiceGroupProps<Value extends string> {
  label: string;
  choices: readonly Choice<Value>[];
  /** Null while no choice is selected. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  /** Explanation of the question, below the choices. */
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
}

/** A single choice among a few options with a line of explanation each, such as a bank account or a payment mode. */
export function ChoiceGroup<Value extends string>({
  label,
  choices,
  value,
  onValueChange,
  hint,
  error,
  required = false,
}: ChoiceGroupProps<Value>) {
  const id = useId();
  const hasError = error !== undefined && error !== '';
  const described = [hint !== undefined && `${id}-hint`, hasError && `${id}-error`].filter((part) => part !== false);
  return (
    <Group
      aria-describedby={described.length === 0 ? undefined : described.join(' ')}
      data-required={required || undefined}
      data-invalid={hasError || undefined}
    >
      <legend>{label}</legend>
      {choices.map((choice) => (
        <Option key={choice.value}>
          <Dot
            type="radio"
            name={id}
            value={choice.value}
            checked={choice.value === value}
            disabled={choice.disabled}
            required={required}
            onChange={() => onValueChange(choice.value)}
          />
          <span>
            {choice.label}
            {choice.note !== undefined && <Note>{choice.note}</Note>}
          </span>
          {choice.aside}
        </Option>
      ))}
      {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <div aria-live="polite">{hasError && <FaultLine id={`${id}-error`}>{error}</FaultLine>}</div>
    </Group>
  );
}
