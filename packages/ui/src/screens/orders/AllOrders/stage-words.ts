import type { I18n } from '@lingui/core';
import type { OrderStage } from '@folioflow/flows';

/** Names of the stages: those of the tags on the orders. */
export const readStageWords = (i18n: I18n) =>
  ({
    payment: i18n._('orders.row.state.paymentPending'),
    progress: i18n._('orders.row.state.inProgress'),
    allotted: i18n._('orders.row.state.allotted'),
    rejected: i18n._('orders.row.state.rejected'),
    cancelled: i18n._('orders.row.state.cancelled'),
  }) as const satisfies Record<OrderStage, string>;
