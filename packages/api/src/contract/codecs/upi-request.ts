import type { PaymentAnswer } from '../wire-types.gen.ts';

/** The payment request of an answer to `initiatePayment`. */
export interface StatedUpiRequest {
  /** Opens a UPI app on a phone, `upi://pay?…`; null without one. */
  readonly link: string | null;
  /** The text of the QR that a UPI app on another device scans, `upi://pay?…`; null without one. */
  readonly qrText: string | null;
  /** For a question to the bank or the provider; '' if there is none. */
  readonly reference: string;
}

/** An address of a payment in printable ASCII. A page opens no other scheme, whatever a provider sends. */
const UPI_PAYMENT = /^upi:\/\/pay\?[!-~]+$/i;
const upiAddressOf = (text = ''): string | null => (UPI_PAYMENT.test(text) ? text : null);

/** Returns the link, the QR and the reference that the provider states for a payment. */
export const statedUpiRequestOf = ({
  upi_link,
  upi_qr_text,
  payment_reference,
}: Pick<PaymentAnswer, 'upi_link' | 'upi_qr_text' | 'payment_reference'>): StatedUpiRequest => ({
  link: upiAddressOf(upi_link),
  qrText: upiAddressOf(upi_qr_text),
  reference: payment_reference ?? '',
});
