import { type Area } from '../ground/area.ts';
import { type OperationsOf } from '../ground/operations.ts';
import { createMigrationStep } from '../store/columns.ts';
import { createPaymentOrder } from './create-payment-order.ts';
import { duePayments } from './due-payments.ts';
import { answerGateway } from './gateway.ts';
import { decisionMagic } from './bank-decision.ts';
import { initiateMagic, initiatePayment } from './initiate-payment.ts';
import { paymentMover } from './payment-mover.ts';
import { getOrderResponse, getPaymentStatus, statusMagic } from './payment-status.ts';

/** Payments of orders: the payment, the decision of the bank and the page of the bank. */
export const payments = {
  operations: {
    createPaymentOrder,
    initiatePayment,
    getPaymentStatus,
    getOrderResponse,
  } satisfies OperationsOf<'payments'>,
  tables: { payments: { owner: 'client_id' } },
  migrations: {
    '2026-11-20-4-orders': createMigrationStep({
      tables: {
        payments: {
          key: 'id',
          texts: 'order_id client_id order_number mode upi_id signature state return_to due_state',
          numbers: 'amount opened_at',
          nullableNumbers: 'due_at',
        },
      },
      indexes: [
        ['payments', 'order_id'],
        ['payments', 'due_at'],
      ],
    }),
  },
  magic: [...initiateMagic, ...decisionMagic, ...statusMagic],
  due: [duePayments],
  movers: { payment: paymentMover },
  sideRoutes: [{ path: '/gateway', createHandler: (context) => (request) => answerGateway(context, request) }],
} satisfies Area;
