import { initiatePayment } from './initiate-payment.ts';
import { getPaymentStatus } from './payment-status.ts';

export const paymentHandlers = { initiatePayment, getPaymentStatus };
