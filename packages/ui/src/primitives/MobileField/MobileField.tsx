import { MOBILE_LENGTH } from '@folioflow/flows';
import { useEffect, useEffectEvent, useRef, type ComponentProps } from 'react';
import { styled } from 'styled-components';
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

/** Returns at most ten digits; a number that is pasted with its country code or leading zero loses it. */
export function tidyMobile(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  const isPastedWhole = digits.length === MOBILE_LENGTH + 2 && digits.startsWith('91');
  const national = isPastedWhole ? digits.slice(2) : digits.replace(/^0(?=\d{10})/, '');
  return national.slice(0, MOBILE_LENGTH);
}

export interface MobileFieldProps
  extends FieldWords, Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'size' | 'type' | 'onChange' | 'ref'> {
  value: string;
  onValueChange: (digits: string) => void;
}

/** An Indian mobile number: digits only, at most ten (ON-123, ON-124). libphonenumber-js is 25 kB for all countries. */
export function MobileField({ label, hint, error, id, value, onValueChange, ...rest }: MobileFieldProps) {
  const box = useRef<HTMLInputElement>(null);
  const reportDomValue = useEffectEvent(() => {
    const { value: found = value } = box.current ?? {};
    if (found !== value) onValueChange(tidyMobile(found));
  });
  // The server-rendered field may already contain text from the user or the browser.
  useEffect(() => reportDomValue(), []);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(binding) => (
        <InputFrame>
          <Country data-place="start" aria-hidden>
            +91
          </Country>
          <Digits
            autoComplete="tel-national"
            {...rest}
            {...binding}
            ref={box}
            type="tel"
            inputMode="numeric"
            value={value}
            onValueChange={(typed) => onValueChange(tidyMobile(typed))}
          />
        </InputFrame>
      )}
    </Field>
  );
}
