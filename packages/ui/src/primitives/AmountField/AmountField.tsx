import { formatMessage } from '@folioflow/flows/messages/format-message';
import { figure } from '@folioflow/flows/words/figure';
import { useRef, useState, type ClipboardEvent, type ComponentProps } from 'react';
import { NumberFormatBase, type ChangeMeta, type NumberFormatValues } from 'react-number-format';
import { styled } from 'styled-components';
import { groupIndian, isAbove } from '../../format/money.ts';
import { Field, type FieldWords } from '../Field/Field.tsx';
import { InputBox, InputFrame } from '../Field/input-look.ts';
import { parseEdit, type AmountRules, type FigureProblem } from './amount-rules.ts';

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

/** Formats `125000.5` as 1,25,000.5. The decimals are unchanged. */
function formatGrouped(plain: string): string {
  const point = plain.indexOf('.');
  const whole = point < 0 ? plain : plain.slice(0, point);
  return (whole === '' ? '' : groupIndian(whole)) + plain.slice(whole.length);
}

const caretBoundaries = (shown: string): boolean[] => Array.from({ length: shown.length + 1 }, () => true);

type EditRefusal = FigureProblem | 'tooMuch';
type RefusalTexts = Pick<AmountFieldProps, 'maxText' | 'decimalsText'>;

/** Returns the text of the screen if there is one, or the common text. */
function refusalTextOf(refusal: EditRefusal, rules: AmountRules, { maxText, decimalsText }: RefusalTexts) {
  if (refusal === 'tooMuch') return maxText;
  if (refusal === 'tooManyDecimals' && decimalsText !== undefined) return decimalsText;
  return formatMessage(figure[`figure.${refusal}`], { decimals: rules.decimals, length: rules.maxLength });
}

/** Result of the last parsed edit, read when the input asks whether the edit is allowed. */
interface LastEdit {
  /** Length of the text before and after a paste, because a paste from the menu reports no key. */
  paste: { readonly start: number; readonly end: number } | null;
  problem: FigureProblem | null;
}

/** Parses the text after an edit and stores the reason of a rejection. */
function useEditParser(rules: AmountRules) {
  const reading = useRef<LastEdit>({ paste: null, problem: null });
  const parseTyped = (typed: string, change?: ChangeMeta): string => {
    if (change === undefined) return typed.replaceAll(',', '');
    const { lastValue: before, from } = change;
    const edge = reading.current.paste ?? { start: from.start, end: before.length - from.end };
    const { plain, problem } = parseEdit({ before, typed, ...edge }, rules);
    reading.current = { paste: null, problem };
    return plain;
  };
  const setPasteRange = ({
    currentTarget: { value, selectionStart, selectionEnd },
  }: ClipboardEvent<HTMLInputElement>) => {
    const [start, end] = [selectionStart ?? 0, selectionEnd ?? value.length];
    reading.current = { paste: { start, end: value.length - end }, problem: null };
  };
  return { read: parseTyped, keepPlace: setPasteRange, problemOf: () => reading.current.problem };
}

type InputProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'size' | 'type' | 'onChange' | 'max' | 'ref'
>;

export interface AmountFieldProps extends FieldWords, InputProps {
  /** The plain figure, ungrouped: `125000`, `0.5`, or empty. */
  value: string;
  onValueChange: (plain: string) => void;
  /** 0 (digits only) by default. */
  decimals?: number | undefined;
  /** Maximum characters of the plain figure; 11 by default. */
  maxLength?: number | undefined;
  /** A larger figure is rejected while it is typed (DO-138). */
  max?: number | string | undefined;
  /** Shown when a figure is too large, so that the rejected key is explained. */
  maxText?: string | undefined;
  /** Shown when a pasted figure has more decimals than the field accepts, if fewer are accepted than can be typed. */
  decimalsText?: string | undefined;
  /** Shown before the figure; empty for units. */
  prefix?: string | undefined;
}

/** An amount in rupees or units with Indian digit grouping while it is typed. */
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
  const [refusal, setRefusal] = useState<EditRefusal | null>(null);
  const rules = { decimals, maxLength };
  const { read, keepPlace, problemOf } = useEditParser(rules);
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
          <InputFrame>
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
              format={formatGrouped}
              removeFormatting={read}
              getCaretBoundary={caretBoundaries}
              isAllowed={isAllowed}
              onPaste={keepPlace}
              onValueChange={(values, { event }) => {
                if (event !== undefined) onValueChange(values.value);
              }}
            />
          </InputFrame>
          <div aria-live="polite">{refusalText && <Limit>{refusalText}</Limit>}</div>
        </div>
      )}
    </Field>
  );
}
