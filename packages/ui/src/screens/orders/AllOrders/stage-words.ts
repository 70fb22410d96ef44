import type { OrderStage } from '@folioflow/flows';
import { orders } from '@folioflow/flows/words/orders';

/** Names of the stages: those of the tags on the orders. */
export const readStageWords = () =>
  ({
    payment: orders['row.state.paymentPending'],
    progress: orders['row.state.inProgress'],
    allotted: orders['row.state.allotted'],
    rejected: orders['row.state.rejected'],
    cancelled: orders['row.state.cancelled'],
  }) as const satisfies Record<OrderStage, string>;
