import { useState, type ComponentProps } from 'react';
import { NumberFormatBase, type NumberFormatValues } from 'react-number-format';
import { styled } from 'styled-components';
import { groupIndian, isAbove } from '../../format/money.ts';
import { Field, type FieldWords } from '../Field/Field.tsx';
import { InputBox, Inside } from '../Field/input-look.ts';
import { isOnePoint, tidyAmount } from './amount-rules.ts';

const Figures = styled(InputBox)`
  font-size: var(--type-18);
  font-weight: var(--weight-label);
  font-variant-numeric: tabular-nums;

  [data-place='start'] + & {
    padding-inline-start: 3.75rem;
  }
`;

const Limit = styled.p`
  margin-top: var(--space-4);
  color: var(--warn);
  font-size: var(--type-14);
`;

/** `125000.5` → 1,25,000.5; what follows the point stays as it was typed. */
function grouped(plain: string): string {
  const point = plain.indexOf('.');
  const whole = point < 0 ? plain : plain.slice(0, point);
  return (whole === '' ? '' : groupIndian(whole)) + plain.slice(whole.length);
}

const caretPlaces = (shown: string): boolean[] => Array.from({ length: shown.length + 1 }, () => true);

type InputProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'size' | 'type' | 'onChange' | 'max' | 'ref'
>;

export interface AmountFieldProps extends FieldWords, InputProps {
  /** The plain figure, ungrouped: `125000`, `0.5`, or empty. */
  value: string;
  onValueChange: (plain: string) => void;
  /** 0 (digits only) unless said otherwise. */
  decimals?: number | undefined;
  /** Characters of the plain figure; 11 unless said otherwise. */
  maxLength?: number | undefined;
  /** A figure above it is refused while typing (DO-138). */
  max?: number | string | undefined;
  /** Said when that happened, so that a refused key is no riddle. */
  maxText?: string | undefined;
  /** Stands before the figure; empty for units. */
  prefix?: string | undefined;
}

/** An amount of rupees, or of units, grouped the Indian way while it is typed. */
export function AmountField({
  label,
  hint,
  error,
  id,
  value,
  onValueChange,
  decimals = 0,
  maxLength = 11,
  max,
  maxText,
  prefix = '₹',
  ...rest
}: AmountFieldProps) {
  const [wasRefused, setRefused] = useState(false);
  const isAllowed = ({ value: plain }: NumberFormatValues) => {
    const isTooMuch = max !== undefined && isAbove(plain, max);
    setRefused(isTooMuch);
    return !isTooMuch && isOnePoint(plain);
  };
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(binding) => (
        <div>
          <Inside>
            {prefix !== '' && (
              <span data-place="start" aria-hidden>
                {prefix}
              </span>
            )}
            <NumberFormatBase
              autoComplete="off"
              {...rest}
              {...binding}
              customInput={Figures}
              inputMode={decimals === 0 ? 'numeric' : 'decimal'}
              value={value}
              valueIsNumericString
              format={grouped}
              removeFormatting={(typed) => tidyAmount(typed, { decimals, maxLength })}
              getCaretBoundary={caretPlaces}
              isAllowed={isAllowed}
              onValueChange={(values, { event }) => {
                if (event !== undefined) onValueChange(values.value);
              }}
            />
          </Inside>
          <div aria-live="polite">{wasRefused && maxText !== undefined && <Limit>{maxText}</Limit>}</div>
        </div>
      )}
    </Field>
  );
}
