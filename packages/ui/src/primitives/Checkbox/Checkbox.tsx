import { useId, type ComponentProps, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { FaultLine } from '../Field/Field.tsx';

const Line = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-12);
  align-items: start;
  min-height: var(--control);
  padding-block: 0.625rem;
  color: var(--text);
  cursor: pointer;

  &:has(:disabled) {
    color: var(--muted);
    cursor: not-allowed;
  }
`;

const Box = styled.input`
  appearance: none;
  display: grid;
  place-items: center;
  width: 1.25rem;
  height: 1.25rem;
  margin: 0.125rem 0 0;
  border: 1.5px solid var(--line-strong);
  border-radius: 5px;
  background: var(--card);
  cursor: inherit;
  transition: background-color var(--motion-feedback) var(--ease-out);

  &:checked {
    border-color: var(--accent);
    background: var(--accent);
  }

  &:checked::after {
    content: '';
    width: 0.6875rem;
    height: 0.375rem;
    margin-top: -0.1875rem;
    border: solid var(--on-accent);
    border-width: 0 0 2px 2px;
    transform: rotate(-45deg);
  }

  &[aria-invalid] {
    border-color: var(--loss);
  }

  &:disabled {
    border-color: var(--line);
    background: var(--sunken);
  }

  &:disabled:checked::after {
    border-color: var(--muted);
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange' | 'children'> {
  children: ReactNode;
  checked: boolean;
  onCheckedChange: (isChecked: boolean) => void;
  error?: string | undefined;
}

/** A checkbox with its error. */
export function Checkbox({ children, checked, onCheckedChange, error, ...rest }: CheckboxProps) {
  const id = useId();
  const hasError = error !== undefined && error !== '';
  return (
    <div>
      <Line>
        <Box
          {...rest}
          type="checkbox"
          checked={checked}
          aria-invalid={hasError || undefined}
          aria-describedby={hasError ? id : undefined}
          onChange={(event) => onCheckedChange(event.target.checked)}
        />
        <span>{children}</span>
      </Line>
      <div aria-live="polite">{hasError && <FaultLine id={id}>{error}</FaultLine>}</div>
    </div>
  );
}
