import { type InitiatePaymentAnswer } from '@folioflow/api/contract';
import { type PaymentRow } from './payment-tables.ts';

const PAYEE = 'clearing@sandbox';
/** The modes of NPCI's linking: by a QR, or by a link. */
const MODES = { qr: '01', link: '04' } as const;

/** Short reference of an attempt to pay, from its random id. */
export const paymentReferenceOf = ({ id }: Pick<PaymentRow, 'id'>): string => `PAY${id.slice(-12).toUpperCase()}`;

/** Link, QR and reference of a payment by UPI. No app receives money for them: the UPI id decides as before. */
export const upiRequestFieldsOf = (
  payment: Pick<PaymentRow, 'id' | 'amount' | 'order_number'>,
): Pick<InitiatePaymentAnswer, 'upi_link' | 'upi_qr_text' | 'payment_reference'> => {
  const payment_reference = paymentReferenceOf(payment);
  const addressOf = (mode: string) =>
    `upi://pay?${new URLSearchParams({
      pa: PAYEE,
      pn: 'Sandbox',
      am: (payment.amount / 1000).toFixed(2),
      cu: 'INR',
      tr: payment_reference,
      tn: `Order ${payment.order_number}`,
      mode,
    })
      .toString()
      .replaceAll('+', '%20')
      .replaceAll('%40', '@')}`;
  return { upi_link: addressOf(MODES.link), upi_qr_text: addressOf(MODES.qr), payment_reference };
};
