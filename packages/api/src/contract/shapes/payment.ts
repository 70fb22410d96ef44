import * as v from 'valibot';
import { PAYMENT_MODES } from '../labels.ts';
import { answerSchemaOf } from './envelope.ts';
import { booleanOrFalse, looseObject, formOrEmpty, textOrEmpty } from './scalars.ts';

export const paymentInitiationSchema = looseObject({
  order_no: v.string(),
  order_registration_no: v.string(),
  order_type: v.string(),
  order_start_date: v.string(),
  order_amount: v.string(),
  payment_mode: v.picklist(PAYMENT_MODES),
  upi_id: v.string(),
});

export const paymentAnswerSchema = answerSchemaOf({
  actionUrl: textOrEmpty,
  is_redirect: booleanOrFalse,
  /** HTML: the fields of the form that is submitted to the gateway. */
  input_html: formOrEmpty,
  order_number: textOrEmpty,
});
