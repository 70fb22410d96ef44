import { useLingui } from '@lingui/react';
import { ChevronDown } from 'lucide';
import { type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Field, type FieldWords } from '../Field/Field.tsx';
import { inputLook, InputFrame } from '../Field/input-look.ts';
import { Icon } from '../Icon/Icon.tsx';
import { languageOf } from '../ServerText/language-of.ts';

const Choice = styled.select`
  ${inputLook}
  appearance: none;
  padding-inline-end: 2.75rem;
  text-overflow: ellipsis;
  cursor: pointer;

  &[data-empty] {
    color: var(--muted);
  }

  > option {
    color: var(--ink);
    background: var(--card);
  }
`;

const Arrow = styled.span`
  display: grid;
  place-items: center;
  width: 2.75rem;
  color: var(--muted);
  pointer-events: none;
`;

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectProps extends FieldWords, Omit<ComponentProps<'select'>, 'value' | 'defaultValue' | 'onChange'> {
  options: readonly SelectOption[];
  /** Empty while no option is selected. */
  value: string;
  onValueChange: (value: string) => void;
  /** Shown while no option is selected. */
  placeholder?: string | undefined;
}

/** A native select, which is familiar on every phone. */
export function Select({
  label,
  hint,
  error,
  required,
  id,
  options,
  value,
  onValueChange,
  placeholder,
  ...rest
}: SelectProps) {
  const { i18n } = useLingui();
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required}>
      {(binding) => (
        <InputFrame>
          <Choice
            {...rest}
            {...binding}
            required={required}
            value={value}
            data-empty={value === '' || undefined}
            onChange={(event) => onValueChange(event.target.value)}
          >
            {value === '' && (
              <option value="" disabled>
                {placeholder ?? i18n._('chrome.select')}
              </option>
            )}
            {options.map((option) => (
              <option
                key={option.value}
                value={option.value}
                disabled={option.disabled}
                lang={languageOf(option.label)}
              >
                {option.label}
              </option>
            ))}
          </Choice>
          <Arrow data-place="end">
            <Icon of={ChevronDown} />
          </Arrow>
        </InputFrame>
      )}
    </Field>
  );
}
