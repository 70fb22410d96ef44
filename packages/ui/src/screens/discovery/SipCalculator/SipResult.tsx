import type { CalculatorResult } from '@folioflow/flows';
import { calculator } from '@folioflow/flows/words/calculator';
import { styled } from 'styled-components';
import { OnDemand } from '../../../parts/OnDemand/OnDemand.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import type { ComputedSipProps } from './ComputedSip.tsx';
import { loadComputedSip } from './load-computed-sip.ts';

/* Below a form nobody looks for what is not there yet. */
const Waiting = styled.div`
  @media (max-width: 63.99rem) {
    display: none;
  }
`;

export interface SipResultProps extends Pick<ComputedSipProps, 'isStale' | 'submissions'> {
  result: CalculatorResult;
}

/** What a SIP comes to, or why nothing can be computed. */
export function SipResult({ result, ...rest }: SipResultProps) {
  if (result.is === 'uncountable')
    return (
      <Card role="alert">
        <p>{calculator.uncountable}</p>
      </Card>
    );
  const end = result.is === 'computed' ? result.years.at(-1) : undefined;
  if (result.is !== 'computed' || end === undefined)
    return (
      <Waiting>
        <Card as="div">
          <EmptyState title={calculator.waiting}>{calculator.waitingText}</EmptyState>
        </Card>
      </Waiting>
    );
  return <OnDemand load={loadComputedSip} props={{ ...result, ...rest, end }} />;
}
