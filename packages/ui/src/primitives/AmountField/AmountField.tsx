import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import { isUnclearFigure } from '@folioflow/flows';
import { useId, useRef, useState, type ClipboardEvent, type ComponentProps, type KeyboardEvent } from 'react';
import { NumberFormatBase, type ChangeMeta, type NumberFormatValues } from 'react-number-format';
import { styled } from 'styled-components';
import { toAsciiFigure } from '../../format/figure-text.ts';
import { groupIndian, isAbove } from '../../format/money.ts';
import { EntryRemark } from '../Field/EntryRemark.tsx';
import { Field, type FieldBinding, type FieldWords } from '../Field/Field.tsx';
import { InputBox, InputFrame } from '../Field/input-look.ts';
import { fitFigureToRules, parseEdit, type AmountRules, type FigureProblem } from './amount-rules.ts';
import { CommaQuestion } from './CommaQuestion.tsx';
import { removeGrouping } from './typed-comma.ts';

const Figures = styled(InputBox)`
  font-size: var(--type-18);
  font-weight: var(--weight-label);
  font-variant-numeric: tabular-nums;

  [data-place='start'] + & {
    padding-inline-start: 3.75rem;
  }
`;

/** Formats `125000.5` as 1,25,000.5. What follows the whole figure is unchanged. */
function formatGrouped(plain: string): string {
  const whole = plain.replace(/\D.*$/, '');
  return (whole === '' ? '' : groupIndian(whole)) + plain.slice(whole.length);
}

/** A digit of another script keeps its place when it becomes ours. */
const isSameCharacter: NonNullable<ComponentProps<typeof NumberFormatBase>['isCharacterSame']> = ({
  currentValue,
  currentValueIndex,
  formattedValue,
  formattedValueIndex,
}) => toAsciiFigure(currentValue.charAt(currentValueIndex)) === formattedValue.charAt(formattedValueIndex);

const caretBoundaries = (shown: string): boolean[] => Array.from({ length: shown.length + 1 }, () => true);

/** Message about the last edit: the reason of a rejection, or the letters that were left out. */
type EditRemark = FigureProblem | 'tooMuch' | { readonly leftOut: string };
type RemarkTexts = Pick<AmountFieldProps, 'maxText' | 'decimalsText'>;

/** Returns the text of the screen if there is one, or the common text. */
function remarkTextOf(i18n: I18n, remark: EditRemark, rules: AmountRules, { maxText, decimalsText }: RemarkTexts) {
  if (typeof remark === 'object') return i18n._('figure.figure.leftOut', { characters: remark.leftOut });
  if (remark === 'tooMuch') return maxText;
  if (remark === 'tooManyDecimals' && decimalsText !== undefined) return decimalsText;
  return i18n._(`figure.figure.${remark}`, { decimals: rules.decimals, length: rules.maxLength });
}

/** Result of the last parsed edit, read when the input asks whether the edit is allowed. */
interface LastEdit {
  /** Length of the text before and after a paste, because a paste from the menu reports no key. */
  paste: { readonly start: number; readonly end: number } | null;
  problem: FigureProblem | null;
  leftOut?: string | undefined;
}

/** Parses the text after an edit and stores the reason of a rejection. */
function useEditParser(rules: AmountRules) {
  const reading = useRef<LastEdit>({ paste: null, problem: null });
  const parseTyped = (typed: string, change?: ChangeMeta): string => {
    if (change === undefined) return removeGrouping(typed);
    const { lastValue: before, from } = change;
    const edge = reading.current.paste ?? { start: from.start, end: before.length - from.end };
    const { plain, ...found } = parseEdit({ before, typed, ...edge }, rules);
    reading.current = { paste: null, ...found };
    return plain;
  };
  const setPasteRange = ({
    currentTarget: { value, selectionStart, selectionEnd },
  }: ClipboardEvent<HTMLInputElement>) => {
    const [start, end] = [selectionStart ?? 0, selectionEnd ?? value.length];
    reading.current = { paste: { start, end: value.length - end }, problem: null };
  };
  return { read: parseTyped, keepPlace: setPasteRange, lastEdit: () => reading.current };
}

type InputProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'size' | 'type' | 'onChange' | 'max' | 'ref'
>;

export interface AmountFieldProps extends FieldWords, InputProps {
  /** The plain figure, ungrouped: `125000`, `0.5`, or empty. An unclear one (`100,50`) keeps the comma of the person. */
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
  /** Leaves out the spaces and letters of a pasted figure and says so (DO-250). */
  dropsLetters?: boolean | undefined;
}

type CommaOptions = Pick<AmountFieldProps, 'value' | 'onValueChange'>;

/**
 * Keeps a typed comma until it is clear what it separates. Without digits after it, only the field has it; with one or
 * two, the field reports an unclear figure, and asks when it is left.
 */
function useTypedComma({ value, onValueChange }: CommaOptions) {
  const isUnclear = isUnclearFigure(value);
  const [trailing, setTrailing] = useState<string | null>(null);
  const [asked, setAsked] = useState(isUnclear ? value : null);
  return {
    isUnclear,
    /** The person left the field with a figure that has two readings. */
    isAsked: isUnclear && !value.includes('.') && asked === value,
    shown: trailing === value ? `${value},` : value,
    report: (edited: string) => {
      const plain = edited.replace(/,$/, '');
      setTrailing(plain === edited ? null : plain);
      setAsked(null);
      if (plain !== value) onValueChange(plain);
    },
    settle: () => {
      setTrailing(null);
      setAsked(value);
    },
  };
}

/** Links the input with its question; a figure that is asked for is not valid yet. */
const bindQuestion = ({ 'aria-describedby': described }: FieldBinding, questionId: string) => ({
  'aria-invalid': true,
  'aria-describedby': described === undefined ? questionId : `${questionId} ${described}`,
});

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
  dropsLetters,
  onBlur,
  onKeyDown,
  ...rest
}: AmountFieldProps) {
  const { i18n } = useLingui();
  const [remark, setRemark] = useState<EditRemark | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const questionId = useId();
  const rules = { decimals, maxLength, dropsLetters };
  const { read, keepPlace, lastEdit } = useEditParser(rules);
  const { isUnclear, isAsked, shown, report, settle } = useTypedComma({ value, onValueChange });
  const exceedsMaximum = (plain: string) => max !== undefined && !isUnclearFigure(plain) && isAbove(plain, max);
  const isAllowed = ({ value: plain }: NumberFormatValues) => {
    const { problem, leftOut } = lastEdit();
    const found = problem ?? (exceedsMaximum(plain) ? 'tooMuch' : null);
    setRemark(found ?? (leftOut === undefined ? null : { leftOut }));
    return found === null;
  };
  const answer = (reading: string) => {
    const { plain, problem } = fitFigureToRules(reading, rules);
    const found = problem ?? (exceedsMaximum(plain) ? 'tooMuch' : null);
    setRemark(found);
    if (found !== null) return;
    input.current?.focus();
    onValueChange(plain);
  };
  const settleByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const isLeaving = event.key === 'Tab' && !event.shiftKey;
    // Asked before the focus moves, so that it moves to the first answer.
    if (isUnclear && (isLeaving || event.key === 'Enter')) settle();
    if (isUnclear && event.key === 'Enter') event.preventDefault();
    onKeyDown?.(event);
  };
  const remarkText = remark && remarkTextOf(i18n, remark, rules, { maxText, decimalsText });
  const unclearError = isUnclear && value.includes('.') ? i18n._('figure.figure.pointBeforeComma') : undefined;
  return (
    <Field id={id} label={label} hint={hint} error={isUnclear ? unclearError : error}>
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
              {...(isAsked && bindQuestion(binding, questionId))}
              getInputRef={input}
              customInput={Figures}
              inputMode={decimals === 0 ? 'numeric' : 'decimal'}
              value={shown}
              valueIsNumericString
              format={formatGrouped}
              removeFormatting={read}
              getCaretBoundary={caretBoundaries}
              isCharacterSame={isSameCharacter}
              isAllowed={isAllowed}
              onPaste={keepPlace}
              onKeyDown={settleByKey}
              onBlur={(event) => {
                settle();
                onBlur?.(event);
              }}
              onValueChange={(values, { event }) => {
                if (event !== undefined) report(values.value);
              }}
            />
          </InputFrame>
          <CommaQuestion
            id={questionId}
            unclear={isAsked ? value : null}
            format={formatGrouped}
            disabled={rest.disabled}
            onAnswer={answer}
          />
          <EntryRemark>{remarkText ?? null}</EntryRemark>
        </div>
      )}
    </Field>
  );
}
