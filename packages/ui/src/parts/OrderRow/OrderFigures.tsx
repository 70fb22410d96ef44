import type { OrderRowView } from '@folioflow/flows';
import { orders } from '@folioflow/flows/words/orders';
import type { ReactNode } from 'react';
import { planText } from '../../format/repeat.ts';
import { Gain } from '../../primitives/Figure/Gain.tsx';
import { Money } from '../../primitives/Figure/Money.tsx';
import { Figures, Loud } from './order-row-parts.ts';
import { withdrawalText } from './withdrawal-text.ts';

interface Shown {
  readonly term: string;
  readonly figure: ReactNode;
  readonly isWide?: boolean;
}

/** The money of one order; the returns only where the provider has some to show (OM-065). */
export function OrderFigures({ row }: { row: OrderRowView }) {
  const { returns, installment, withdrawal } = row;
  const figures: Shown[] = [
    { term: orders['row.invested'], figure: <Money value={row.invested} /> },
    ...(returns === null
      ? []
      : [
          {
            term: orders['row.currentValue'],
            figure: (
              <Loud>
                <Money value={returns.currentValue} />
              </Loud>
            ),
          },
          {
            term: orders['row.gain'],
            isWide: true,
            figure: (
              <>
                <Gain value={returns.difference} unit="rupees" />
                <small>
                  <Gain value={returns.percent} />
                </small>
              </>
            ),
          },
        ]),
  ];
  const plans: Shown[] = [
    ...(installment === null ? [] : [{ term: orders['row.installment'], figure: <Plan {...installment} /> }]),
    ...(withdrawal === null ? [] : [{ term: orders['row.withdrawal'], figure: <Withdrawal of={withdrawal} /> }]),
  ];
  return (
    <div>
      <Terms figures={figures} />
      {plans.length > 0 && (
        <div style={{ marginTop: 'var(--space-12)' }}>
          <Terms figures={plans} />
        </div>
      )}
    </div>
  );
}

function Terms({ figures }: { figures: readonly Shown[] }) {
  return (
    <Figures data-count={figures.length}>
      {figures.map(({ term, figure, isWide = false }) => (
        <div key={term} data-wide={isWide || undefined}>
          <dt>{term}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </Figures>
  );
}

function Withdrawal({ of }: { of: NonNullable<OrderRowView['withdrawal']> }) {
  return (
    <>
      <Money value={of.amount} />
      <small>{withdrawalText(of)}</small>
    </>
  );
}

function Plan({ frequency, amount, startDay }: NonNullable<OrderRowView['installment']>) {
  return (
    <>
      <Money value={amount} />
      <small>{planText(startDay, frequency)}</small>
    </>
  );
}
