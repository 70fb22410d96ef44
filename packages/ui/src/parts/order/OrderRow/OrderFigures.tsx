import { useLingui } from '@lingui/react';
import type { OrderRowView } from '@folioflow/flows';
import type { ReactNode } from 'react';
import { formatPlanFrequency } from '../../../format/repeat.ts';
import { Gain } from '../../../primitives/Figure/Gain.tsx';
import { Money } from '../../../primitives/Figure/Money.tsx';
import { Figures, Loud } from './order-row-parts.ts';
import { formatRedemptionDay, formatWithdrawalPlan } from './format-withdrawal-plan.ts';

interface LabelledFigure {
  readonly term: string;
  readonly figure: ReactNode;
  readonly isWide?: boolean;
}

/** The figures of one order; returns only if the provider has them (OM-065). */
export function OrderFigures({ row }: { row: OrderRowView }) {
  const { i18n } = useLingui();
  const { returns, installment, withdrawal, redemption } = row;
  const figures: LabelledFigure[] = [
    { term: i18n._('orders.row.invested'), figure: <Money value={row.invested} /> },
    ...(returns === null
      ? []
      : [
          {
            term: i18n._('orders.row.currentValue'),
            figure: (
              <Loud>
                <Money value={returns.currentValue} />
              </Loud>
            ),
          },
          {
            term: i18n._('orders.row.gain'),
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
  const plans: LabelledFigure[] = [
    ...(installment === null
      ? []
      : [{ term: i18n._('orders.row.installment'), figure: <InstalmentFigure {...installment} /> }]),
    ...(withdrawal === null
      ? []
      : [{ term: i18n._('orders.row.withdrawal'), figure: <WithdrawalFigure of={withdrawal} /> }]),
    ...(redemption === null
      ? []
      : [{ term: i18n._('orders.row.redemption'), figure: <RedemptionFigure of={redemption} /> }]),
  ];
  return (
    <div>
      <FigureList figures={figures} />
      {plans.length > 0 && (
        <div style={{ marginTop: 'var(--space-12)' }}>
          <FigureList figures={plans} />
        </div>
      )}
    </div>
  );
}

function FigureList({ figures }: { figures: readonly LabelledFigure[] }) {
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

function WithdrawalFigure({ of }: { of: NonNullable<OrderRowView['withdrawal']> }) {
  const { i18n } = useLingui();
  return (
    <>
      <Money value={of.amount} />
      <small>{formatWithdrawalPlan(i18n, of)}</small>
    </>
  );
}

function RedemptionFigure({ of }: { of: NonNullable<OrderRowView['redemption']> }) {
  const { i18n } = useLingui();
  return (
    <>
      <Money value={of.amount} />
      <small>{formatRedemptionDay(i18n, of)}</small>
    </>
  );
}

function InstalmentFigure({ frequency, amount, startDay }: NonNullable<OrderRowView['installment']>) {
  const { i18n } = useLingui();
  return (
    <>
      <Money value={amount} />
      <small>{formatPlanFrequency(i18n, startDay, frequency)}</small>
    </>
  );
}
