import type { CalculatorProblem, GrowthResult } from '@folioflow/flows';
import { useEffect, useState, type SubmitEvent } from 'react';

/** Longer than the time between two keys, so that a screen reader hears one result after a figure was typed. */
const TYPING_PAUSE_MS = 800;

/** The texts of the fields: plain numbers without commas, or ''. */
export type Draft<Field extends string> = Readonly<Record<Field, string>>;

/** A problem of a field; a field that was left empty is `missing`. */
export type FieldProblem = CalculatorProblem | 'missing';

export interface CalculatorOptions<Field extends string, Computed> {
  /** The initial figures; if all are present and valid, the calculator opens with their result. */
  readonly opened: Draft<Field>;
  /** Must be a pure function outside the component. */
  readonly compute: (draft: Draft<Field>) => GrowthResult<Field, Computed>;
  /** The figures were submitted, or typing paused on figures with a result. */
  readonly onSettle?: ((draft: Draft<Field>) => void) | undefined;
}

export type ComputedGrowth<Field extends string, Computed> = Extract<
  GrowthResult<Field, Computed>,
  { kind: 'computed' }
>;

export interface CalculatorState<Field extends string, Computed> {
  readonly draft: Draft<Field>;
  readonly setDraft: (draft: Draft<Field>) => void;
  readonly submit: (event: SubmitEvent) => void;
  /** Null without a valid entry. */
  readonly shown: ComputedGrowth<Field, Computed> | null;
  /** The result is that of an earlier entry. */
  readonly isStale: boolean;
  /** The result is too large to be exact. */
  readonly isUncountable: boolean;
  readonly problems: Readonly<Partial<Record<Field, FieldProblem>>>;
  /** Typing paused on a changed entry, whose result is announced. */
  readonly isAnnounced: boolean;
  /** Number of submissions; each moves the focus to the first invalid field or to the result. */
  readonly submissions: number;
}

export const isComputed = <Field extends string, Computed>(
  result: GrowthResult<Field, Computed>,
): result is ComputedGrowth<Field, Computed> => result.kind === 'computed';

const findMissing = <Field extends string>(draft: Draft<Field>) => {
  const empty = Object.entries<string>(draft).filter(([, text]) => text === '');
  return Object.fromEntries(empty.map(([field]) => [field, 'missing'])) as Partial<Record<Field, FieldProblem>>;
};

/** Returns the state of a calculator whose result follows every change (decision 075). */
export function useCalculator<Field extends string, Computed>({
  opened,
  compute,
  onSettle,
}: CalculatorOptions<Field, Computed>): CalculatorState<Field, Computed> {
  const [entry, setEntry] = useState(() => {
    const result = compute(opened);
    return { draft: opened, result, shown: isComputed(result) ? result : null };
  });
  const [settled, setSettled] = useState(opened);
  const [submissions, setSubmissions] = useState(0);
  const { draft, result, shown } = entry;
  const isSettled = draft === settled;

  const setDraft = (changed: Draft<Field>) => {
    const next = compute(changed);
    const before = next.kind === 'uncountable' ? null : shown;
    setEntry({ draft: changed, result: next, shown: isComputed(next) ? next : before });
  };
  const settle = () => {
    setSettled(draft);
    if (isComputed(result)) onSettle?.(draft);
  };
  useEffect(() => {
    if (isSettled) return undefined;
    const timer = setTimeout(settle, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  });

  const missing = findMissing(isSettled ? draft : ({} as Draft<Field>));
  return {
    draft,
    setDraft,
    submit: (event) => {
      event.preventDefault();
      settle();
      setSubmissions(submissions + 1);
    },
    shown,
    isStale: !isComputed(result),
    isUncountable: result.kind === 'uncountable',
    problems: result.kind === 'refused' ? result.problems : missing,
    isAnnounced: isSettled && draft !== opened,
    submissions,
  };
}
