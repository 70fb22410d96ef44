import type { OrderRowView } from '@folioflow/flows';
import { orders } from '@folioflow/flows/words/orders';
import { Money } from '../../../primitives/Figure/Money.tsx';
import { formatRedemptionDay, formatWithdrawalPlan } from './format-withdrawal-plan.ts';
import { Installments } from './order-row-parts.ts';

/** The withdrawal plan of an order and its requested redemption, each in a line with a label. */
export const OrderPlans = ({ row: { withdrawal, redemption } }: { row: OrderRowView }) => (
  <>
    {withdrawal !== null && (
      <Installments>
        <span>{orders['row.withdrawal']}</span>
        <span>
          <Money value={withdrawal.amount} /> <span>{formatWithdrawalPlan(withdrawal)}</span>
        </span>
      </Installments>
    )}
    {redemption !== null && (
      <Installments>
        <span>{orders['row.redemption']}</span>
        <span>
          <Money value={redemption.amount} /> <span>{formatRedemptionDay(redemption)}</span>
        </span>
      </Installments>
    )}
  </>
);
