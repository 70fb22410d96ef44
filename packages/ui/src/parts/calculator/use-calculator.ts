import type { CalculatorProblem, GrowthResult } from '@folioflow/flows';
import { useEffect, useState, type SubmitEvent } from 'react';

/** Longer than the time between two keys, so that a screen reader hears one result after a figure was typed. */
const TYPING_PAUSE_MS = 800;

/** The texts of the fields: plain numbers without commas, or ''. */
export type Draft<Field extends string> = Readonly<Record<Field, string>>;

/** A problem of a field; a field that was left empty is `missing`. */
export type FieldProblem = CalculatorProblem | 'missing';

export interface CalculatorOptions<Field extends string, Computed> {
  /** The initial figures of the fields; their result is computed with the first entry or submission. */
  readonly example: Draft<Field>;
  /** Figures that were entered before; they replace the example, and the calculator opens with their result. */
  readonly opened?: Draft<Field> | undefined;
  /** Must be a pure function outside the component. */
  readonly compute: (draft: Draft<Field>) => GrowthResult<Field, Computed>;
  /** The figures were submitted, or typing paused on figures with a result. */
  readonly onSettle?: ((draft: Draft<Field>) => void) | undefined;
}

type ComputedGrowth<Field extends string, Computed> = Extract<GrowthResult<Field, Computed>, { kind: 'computed' }>;

export interface CalculatorState<Field extends string, Computed> {
  readonly draft: Draft<Field>;
  readonly setDraft: (draft: Draft<Field>) => void;
  readonly submit: (event: SubmitEvent) => void;
  /** Null before the first entry or submission, and while a figure is invalid (DO-176, DO-182). */
  readonly shown: ComputedGrowth<Field, Computed> | null;
  /** A field is empty, and the result is that of the entry before. */
  readonly isStale: boolean;
  /** The result is too large to be exact. */
  readonly isUncountable: boolean;
  readonly problems: Readonly<Partial<Record<Field, FieldProblem>>>;
  /** Typing paused on a changed entry, whose result is announced. */
  readonly isAnnounced: boolean;
  /** Number of submissions; each moves the focus to the first invalid field or to the result. */
  readonly submissions: number;
}

const isComputed = <Field extends string, Computed>(
  result: GrowthResult<Field, Computed>,
): result is ComputedGrowth<Field, Computed> => result.kind === 'computed';

interface Entry<Field extends string, Computed> {
  readonly draft: Draft<Field>;
  readonly result: GrowthResult<Field, Computed> | null;
  readonly shown: ComputedGrowth<Field, Computed> | null;
}

const findMissing = <Field extends string>(draft: Draft<Field>) => {
  const empty = Object.entries<string>(draft).filter(([, text]) => text === '');
  return Object.fromEntries(empty.map(([field]) => [field, 'missing'])) as Partial<Record<Field, FieldProblem>>;
};

/** Returns the state of a calculator whose result follows each entry and each submission (DO-176, decision 075). */
export function useCalculator<Field extends string, Computed>({
  example,
  opened,
  compute,
  onSettle,
}: CalculatorOptions<Field, Computed>): CalculatorState<Field, Computed> {
  const [initial] = useState(opened ?? example);
  const entryOf = (entered: Draft<Field>, last: Entry<Field, Computed>['shown']): Entry<Field, Computed> => {
    const computed = compute(entered);
    const before = computed.kind === 'incomplete' ? last : null;
    return { draft: entered, result: computed, shown: isComputed(computed) ? computed : before };
  };
  const [entry, setEntry] = useState(() =>
    opened === undefined ? { draft: initial, result: null, shown: null } : entryOf(initial, null),
  );
  const [settled, setSettled] = useState(initial);
  const [submissions, setSubmissions] = useState(0);
  const { draft, result, shown } = entry;
  const isSettled = draft === settled;

  const settle = (entered: Entry<Field, Computed>) => {
    setSettled(entered.draft);
    if (entered.result?.kind === 'computed') onSettle?.(entered.draft);
  };
  useEffect(() => {
    if (isSettled) return undefined;
    const timer = setTimeout(() => settle(entry), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  });

  const missing = findMissing(isSettled ? draft : ({} as Draft<Field>));
  return {
    draft,
    setDraft: (changed) => setEntry(entryOf(changed, shown)),
    submit: (event) => {
      event.preventDefault();
      const submitted = entryOf(draft, shown);
      setEntry(submitted);
      settle(submitted);
      setSubmissions(submissions + 1);
    },
    shown,
    isStale: shown !== null && shown !== result,
    isUncountable: result?.kind === 'uncountable',
    problems: result?.kind === 'refused' ? result.problems : missing,
    isAnnounced: isSettled && (draft !== initial || submissions > 0),
    submissions,
  };
}
