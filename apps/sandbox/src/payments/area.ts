import { type Area } from '../ground/area.ts';
import { type OperationsOf } from '../ground/operations.ts';
import { making } from '../store/columns.ts';
import { createPaymentOrder } from './create-payment-order.ts';
import { duePayments } from './due-payments.ts';
import { gateway } from './gateway.ts';
import { wordMagic } from './bank-word.ts';
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
    '2026-11-20-4-orders': making({
      tables: {
        payments: {
          key: 'id',
          texts: 'order_id client_id order_number mode upi_id signature state return_to due_state',
          numbers: 'amount opened_at',
          maybeNumbers: 'due_at',
        },
      },
      indexes: [
        ['payments', 'order_id'],
        ['payments', 'due_at'],
      ],
    }),
  },
  magic: [...initiateMagic, ...wordMagic, ...statusMagic],
  due: [duePayments],
  movers: { payment: paymentMover },
  doors: [{ at: '/gateway', open: (context) => (request) => gateway(context, request) }],
} satisfies Area;
