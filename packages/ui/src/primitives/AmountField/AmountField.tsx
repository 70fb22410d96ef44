import { say } from '@folioflow/flows/messages/say';
import { figure } from '@folioflow/flows/words/figure';
import { useRef, useState, type ClipboardEvent, type ComponentProps } from 'react';
import { NumberFormatBase, type ChangeMeta, type NumberFormatValues } from 'react-number-format';
import { styled } from 'styled-components';
import { groupIndian, isAbove } from '../../format/money.ts';
import { Field, type FieldWords } from '../Field/Field.tsx';
import { InputBox, Inside } from '../Field/input-look.ts';
import { readEdit, type AmountRules, type FigureProblem } from './amount-rules.ts';

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

type Refusal = FigureProblem | 'tooMuch';
type RefusalTexts = Pick<AmountFieldProps, 'maxText' | 'decimalsText'>;

/** The words of the screen, where it has some, or the common ones. */
function refusalTextOf(refusal: Refusal, rules: AmountRules, { maxText, decimalsText }: RefusalTexts) {
  if (refusal === 'tooMuch') return maxText;
  if (refusal === 'tooManyDecimals' && decimalsText !== undefined) return decimalsText;
  return say(figure[`figure.${refusal}`], { decimals: rules.decimals, length: rules.maxLength });
}

/** How one edit was read; between the reading of its text and the question whether it is allowed. */
interface Reading {
  /** Where a paste goes, by the text around it: a press of a menu tells no key of it. */
  paste: { readonly start: number; readonly end: number } | null;
  problem: FigureProblem | null;
}

/** Reads what an edit left in the field, and keeps why it was refused. */
function useReading(rules: AmountRules) {
  const reading = useRef<Reading>({ paste: null, problem: null });
  const read = (typed: string, change?: ChangeMeta): string => {
    if (change === undefined) return typed.replaceAll(',', '');
    const { lastValue: before, from } = change;
    const edge = reading.current.paste ?? { start: from.start, end: before.length - from.end };
    const { plain, problem } = readEdit({ before, typed, ...edge }, rules);
    reading.current = { paste: null, problem };
    return plain;
  };
  const keepPlace = ({ currentTarget: { value, selectionStart, selectionEnd } }: ClipboardEvent<HTMLInputElement>) => {
    const [start, end] = [selectionStart ?? 0, selectionEnd ?? value.length];
    reading.current = { paste: { start, end: value.length - end }, problem: null };
  };
  return { read, keepPlace, problemOf: () => reading.current.problem };
}

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
  /** Said when a pasted figure has more decimals than the field takes, where fewer are accepted than can be typed. */
  decimalsText?: string | undefined;
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
  decimalsText,
  prefix = '₹',
  ...rest
}: AmountFieldProps) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const rules = { decimals, maxLength };
  const { read, keepPlace, problemOf } = useReading(rules);
  const isAllowed = ({ value: plain }: NumberFormatValues) => {
    const found = problemOf() ?? (max !== undefined && isAbove(plain, max) ? 'tooMuch' : null);
    setRefusal(found);
    return found === null;
  };
  const refusalText = refusal && refusalTextOf(refusal, rules, { maxText, decimalsText });
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
              removeFormatting={read}
              getCaretBoundary={caretPlaces}
              isAllowed={isAllowed}
              onPaste={keepPlace}
              onValueChange={(values, { event }) => {
                if (event !== undefined) onValueChange(values.value);
              }}
            />
          </Inside>
          <div aria-live="polite">{refusalText && <Limit>{refusalText}</Limit>}</div>
        </div>
      )}
    </Field>
  );
}
