import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { AnnualReturn, PartState } from '@folioflow/flows';
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

function reasonOf(i18n: I18n, { annualReturn, transactions, isClosed = false }: AnnualReturnFigureProps): string {
  if (annualReturn === null)
    return i18n._(transactions === 'loading' ? 'holdings.return.pending' : 'holdings.return.unloaded');
  if (annualReturn.kind !== 'undefined') return i18n._('holdings.return.ambiguous');
  if (annualReturn.reason === 'tooShort' && isClosed) return i18n._('holdings.return.tooShort.closed');
  return i18n._(`holdings.return.${annualReturn.reason}`);
}

/** The return per year, or the reason for which there is none: never 0 % for an unknown return (decision 078). */
export function AnnualReturnFigure(props: AnnualReturnFigureProps) {
  const { i18n } = useLingui();
  const { annualReturn } = props;
  if (annualReturn?.kind === 'rate') return <Gain value={(annualReturn.rate * 100).toFixed(2)} />;
  return <Reason>{reasonOf(i18n, props)}</Reason>;
}
