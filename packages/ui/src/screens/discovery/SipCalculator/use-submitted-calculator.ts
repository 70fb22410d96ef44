import { CALCULATOR_FIELDS, computeCalculatorResult, type CalculatorField, type SipPlan } from '@folioflow/flows';
import { useState } from 'react';
import { isComputed, type CalculatorOptions, type CalculatorState } from '../../../parts/calculator/use-calculator.ts';

type SubmittedOptions = Omit<CalculatorOptions<CalculatorField, { readonly plan: SipPlan }>, 'compute'>;

/** Returns the state of the documented form, whose button alone computes (DO-176). */
export function useSubmittedCalculator({
  opened,
  onSettle,
}: SubmittedOptions): CalculatorState<CalculatorField, { readonly plan: SipPlan }> {
  const [draft, setDraft] = useState(opened);
  const [submitted, setSubmitted] = useState(opened);
  const [submissions, setSubmissions] = useState(0);
  const result = computeCalculatorResult(submitted);
  const current = result.kind === 'refused' ? computeCalculatorResult(draft) : result;
  return {
    draft,
    setDraft,
    submit: (event) => {
      event.preventDefault();
      setSubmitted(draft);
      setSubmissions(submissions + 1);
      onSettle?.(draft);
    },
    shown: isComputed(result) ? result : null,
    isStale: CALCULATOR_FIELDS.some((field) => draft[field] !== submitted[field]),
    isUncountable: result.kind === 'uncountable',
    problems: current.kind === 'refused' ? current.problems : {},
    isAnnounced: false,
    submissions,
  };
}
