import { CalendarDays } from 'lucide';
import { styled } from 'styled-components';
import { Field } from '../Field/Field.tsx';
import { inputLook } from '../Field/input-look.ts';
import { Icon } from '../Icon/Icon.tsx';

const Opener = styled.button`
  ${inputLook}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8);
  text-align: start;
  cursor: pointer;

  &&:enabled {
    border-color: var(--line-strong);
    background: var(--card);
  }

  &[data-empty] {
    color: var(--muted);
  }
`;

interface DayFieldProps {
  label: string;
  hint: string | undefined;
  /** The selected day, or a prompt to select one. */
  children: string;
  isEmpty: boolean;
  disabled: boolean;
  onOpen: () => void;
}

/** A field for a day that is selected in a dialog. */
export const DayField = ({ label, hint, children, isEmpty, disabled, onOpen }: DayFieldProps) => (
  <Field label={label} hint={hint}>
    {(binding) => (
      <Opener
        {...binding}
        type="button"
        aria-haspopup="dialog"
        aria-label={`${label}: ${children}`}
        disabled={disabled}
        data-empty={isEmpty || undefined}
        onClick={onOpen}
      >
        <span>{children}</span>
        <Icon of={CalendarDays} />
      </Opener>
    )}
  </Field>
);
