import { useLingui } from '@lingui/react';
import { Eye, EyeOff } from 'lucide';
import { useState, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Field, type FieldWords } from '../Field/Field.tsx';
import { InputFrame } from '../Field/input-look.ts';
import { TypedBox } from '../Field/TypedInput.tsx';
import { Icon } from '../Icon/Icon.tsx';

const Secret = styled(TypedBox)`
  padding-inline-end: 3.25rem;
`;

const Reveal = styled.button`
  display: grid;
  place-items: center;
  width: 3rem;
  min-height: var(--control);
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  color: var(--muted);
  cursor: pointer;

  &:hover {
    color: var(--ink);
  }

  &:focus-visible {
    outline-offset: -4px;
  }
`;

export interface PasswordFieldProps
  extends FieldWords, Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'size' | 'type' | 'onChange'> {
  value: string;
  onValueChange: (value: string) => void;
}

/** A password with a button that reveals it. `autoComplete` is `current-password` by default. */
export function PasswordField({ label, hint, error, id, value, onValueChange, ...rest }: PasswordFieldProps) {
  const { i18n } = useLingui();
  const [isShown, setShown] = useState(false);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(binding) => (
        <InputFrame>
          <Secret
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...binding}
            type={isShown ? 'text' : 'password'}
            value={value}
            onValueChange={onValueChange}
          />
          <Reveal
            type="button"
            data-place="end"
            aria-label={isShown ? i18n._('chrome.password.hide') : i18n._('chrome.password.show')}
            aria-controls={binding.id}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <Icon of={EyeOff} /> : <Icon of={Eye} />}
          </Reveal>
        </InputFrame>
      )}
    </Field>
  );
}
