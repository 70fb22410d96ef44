import type { AnnualReturn, PartState } from '@folioflow/flows';
import { holdings as words } from '@folioflow/flows/words/holdings';
import { styled } from 'styled-components';
import { Gain } from '../../../primitives/Figure/Gain.tsx';

const Reason = styled.span`
  color: var(--muted);
  font-size: var(--type-12);
  font-weight: var(--weight-text);
`;

export interface AnnualReturnFigureProps {
  /** Null until the transactions are loaded. */
  annualReturn: AnnualReturn | null;
  transactions: PartState;
  isClosed?: boolean;
}

function reasonOf({ annualReturn, transactions, isClosed = false }: AnnualReturnFigureProps): string {
  if (annualReturn === null) return words[transactions === 'loading' ? 'return.pending' : 'return.unloaded'];
  if (annualReturn.kind !== 'undefined') return words['return.ambiguous'];
  if (annualReturn.reason === 'tooShort' && isClosed) return words['return.tooShort.closed'];
  return words[`return.${annualReturn.reason}`];
}

/** The return per year, or the reason for which there is none: never 0 % for an unknown return (decision 078). */
export function AnnualReturnFigure(props: AnnualReturnFigureProps) {
  const { annualReturn } = props;
  if (annualReturn?.kind === 'rate') return <Gain value={(annualReturn.rate * 100).toFixed(2)} />;
  return <Reason>{reasonOf(props)}</Reason>;
}
