import {
  isCalculatorComplete,
  formatMessage,
  CALCULATOR_FIELDS,
  CALCULATOR_LIMITS,
  computeCalculatorResult,
  type CalculatorDraft,
  type CalculatorField,
  type CalculatorProblem,
  type CalculatorProblems,
} from '@folioflow/flows';
import { calculator } from '@folioflow/flows/words/calculator';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { AmountField } from '../../../primitives/AmountField/AmountField.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { usePrefetch } from '../../../primitives/on-demand.ts';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Page } from '../../../shell/Page.tsx';
import { loadComputedSip } from './load-computed-sip.ts';
import { SipResult } from './SipResult.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24);

  @media (min-width: 64rem) {
    grid-template-columns: 23rem minmax(0, 1fr);
    align-items: start;
  }
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: var(--space-16) var(--space-24);

  > button {
    grid-column: 1 / -1;
  }
`;

const MAX_LENGTHS: Readonly<Record<CalculatorField, number>> = {
  amount: 8,
  factor: 5,
  cagr: 6,
  inflation: 6,
  increment: 6,
  investmentYears: 3,
  holdingYears: 3,
};
const fieldMaximum = (field: CalculatorField): number =>
  field === 'factor'
    ? CALCULATOR_LIMITS.sipsAYear
    : field.endsWith('Years')
      ? CALCULATOR_LIMITS.years
      : CALCULATOR_LIMITS.percent;

const formatProblem = (problem: CalculatorProblem, field: CalculatorField): string =>
  formatMessage(calculator[`problem.${problem}`], { most: fieldMaximum(field) });

export interface SipCalculatorProps {
  /** The initial values of the fields; if all are present, the page opens with their result. */
  opened: CalculatorDraft;
  /** The figures were submitted. */
  onSubmit: (draft: CalculatorDraft) => void;
}

/** The page /sipcalculator: the result of regular investing (DO-168 to DO-183), computed without a request. */
export function SipCalculator({ opened, onSubmit }: SipCalculatorProps) {
  const [draft, setDraft] = useState(opened);
  const [submitted, setSubmitted] = useState(opened);
  const [submissions, setSubmissions] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const result = computeCalculatorResult(submitted);
  const current = result.kind === 'refused' ? computeCalculatorResult(draft) : result;
  const problems: CalculatorProblems = current.kind === 'refused' ? current.problems : {};
  useEffect(() => {
    if (submissions > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [submissions]);
  usePrefetch(isCalculatorComplete(draft), loadComputedSip);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setSubmitted(draft);
    setSubmissions(submissions + 1);
    onSubmit(draft);
  };
  return (
    <Page>
      <Stack gap={24}>
        <PageHeading lead={calculator.lead}>{calculator.title}</PageHeading>
        <Columns>
          <Card as="div">
            <Form ref={form} onSubmit={submit} noValidate>
              {CALCULATOR_FIELDS.map((field) => {
                const problem = problems[field];
                return (
                  <AmountField
                    key={field}
                    label={calculator[field]}
                    hint={formatMessage(calculator[`${field}.hint`], { most: fieldMaximum(field) })}
                    error={problem && formatProblem(problem, field)}
                    prefix={field === 'amount' ? '₹' : ''}
                    decimals={field.endsWith('Years') ? 0 : 3}
                    maxLength={MAX_LENGTHS[field]}
                    value={draft[field]}
                    onValueChange={(figure) => setDraft({ ...draft, [field]: figure })}
                  />
                );
              })}
              <Button type="submit" wide disabled={!isCalculatorComplete(draft)}>
                {calculator.submit}
              </Button>
            </Form>
          </Card>
          <SipResult
            result={result}
            isStale={CALCULATOR_FIELDS.some((field) => draft[field] !== submitted[field])}
            submissions={submissions}
          />
        </Columns>
      </Stack>
    </Page>
  );
}
