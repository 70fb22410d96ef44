import * as v from 'valibot';
import { PAYMENT_MODES } from '../labels.ts';
import { answerOf } from './envelope.ts';
import { flag, loose, someForm, someText } from './scalars.ts';

export const paymentInitiationSchema = loose({
  order_no: v.string(),
  order_registration_no: v.string(),
  order_type: v.string(),
  order_start_date: v.string(),
  order_amount: v.string(),
  payment_mode: v.picklist(PAYMENT_MODES),
  upi_id: v.string(),
});
export type PaymentInitiation = v.InferOutput<typeof paymentInitiationSchema>;

export const paymentAnswerSchema = answerOf({
  actionUrl: someText,
  is_redirect: flag,
  /** HTML: the fields of the form that goes to the gateway. */
  input_html: someForm,
  order_number: someText,
});
export type PaymentAnswer = v.InferOutput<typeof paymentAnswerSchema>;
