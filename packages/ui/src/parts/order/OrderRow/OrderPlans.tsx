import { useLingui } from '@lingui/react';
import type { OrderRowView } from '@folioflow/flows';
import { Money } from '../../../primitives/Figure/Money.tsx';
import { formatRedemptionDay, formatWithdrawalPlan } from './format-withdrawal-plan.ts';
import { Installments } from './order-row-parts.ts';

/** The withdrawal plan of an order and its requested redemption, each in a line with a label. */
export const OrderPlans = ({ row: { withdrawal, redemption } }: { row: OrderRowView }) => {
  const { i18n } = useLingui();
  return (
    <>
      {withdrawal !== null && (
        <Installments>
          <span>{i18n._('orders.row.withdrawal')}</span>
          <span>
            <Money value={withdrawal.amount} /> <span>{formatWithdrawalPlan(i18n, withdrawal)}</span>
          </span>
        </Installments>
      )}
      {redemption !== null && (
        <Installments>
          <span>{i18n._('orders.row.redemption')}</span>
          <span>
            <Money value={redemption.amount} /> <span>{formatRedemptionDay(i18n, redemption)}</span>
          </span>
        </Installments>
      )}
    </>
  );
};
