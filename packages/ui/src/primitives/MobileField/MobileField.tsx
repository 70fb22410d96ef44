import { useLingui } from '@lingui/react';
import { enterMobile } from '@folioflow/flows';
import { useState, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { EntryRemark } from '../Field/EntryRemark.tsx';
import { Field, type FieldWords } from '../Field/Field.tsx';
import { InputFrame } from '../Field/input-look.ts';
import { TypedBox } from '../Field/TypedInput.tsx';

const Digits = styled(TypedBox)`
  padding-inline-start: 4.5rem;
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.04em;
`;

const Country = styled.span`
  font-variant-numeric: tabular-nums;
`;

export interface MobileFieldProps
  extends FieldWords, Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'size' | 'type' | 'onChange' | 'ref'> {
  value: string;
  onValueChange: (digits: string) => void;
}

/** An Indian mobile number: digits only, at most ten (ON-123, ON-124). libphonenumber-js is 25 kB for all countries. */
export function MobileField({ label, hint, error, id, value, onValueChange, ...rest }: MobileFieldProps) {
  const { i18n } = useLingui();
  const [isUnread, setUnread] = useState(false);
  const accept = (typed: string) => {
    const mobile = enterMobile(value, typed);
    setUnread(mobile === null);
    if (mobile !== null) onValueChange(mobile);
  };
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(binding) => (
        <div>
          <InputFrame>
            <Country data-place="start" aria-hidden>
              +91
            </Country>
            <Digits
              autoComplete="tel-national"
              {...rest}
              {...binding}
              type="tel"
              inputMode="numeric"
              value={value}
              onValueChange={accept}
            />
          </InputFrame>
          <EntryRemark>{isUnread ? i18n._('common.mobile.unread') : null}</EntryRemark>
        </div>
      )}
    </Field>
  );
}
