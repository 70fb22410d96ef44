import type { CalculatorResult } from '@folioflow/flows';
import { calculator } from '@folioflow/flows/words/calculator';
import { styled } from 'styled-components';
import { OnDemand } from '../../../parts/page/OnDemand/OnDemand.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import type { ComputedSipProps } from './ComputedSip.tsx';
import { loadComputedSip } from './load-computed-sip.ts';

/* Hidden below the form until there is a result. */
const WideScreenOnly = styled.div`
  @media (max-width: 63.99rem) {
    display: none;
  }
`;

export interface SipResultProps extends Pick<ComputedSipProps, 'isStale' | 'submissions'> {
  result: CalculatorResult;
}

/** The result of a SIP, or the reason that nothing can be computed. */
export function SipResult({ result, ...rest }: SipResultProps) {
  if (result.kind === 'uncountable')
    return (
      <Card role="alert">
        <p>{calculator.uncountable}</p>
      </Card>
    );
  const end = result.kind === 'computed' ? result.years.at(-1) : undefined;
  if (result.kind !== 'computed' || end === undefined)
    return (
      <WideScreenOnly>
        <Card as="div">
          <EmptyState title={calculator.waiting}>{calculator.waitingText}</EmptyState>
        </Card>
      </WideScreenOnly>
    );
  return <OnDemand load={loadComputedSip} props={{ ...result, ...rest, end }} />;
}
