import * as v from 'valibot';
import { PAYMENT_MODES } from '../labels.ts';
import { answerSchemaOf } from './envelope.ts';
import { booleanOrFalse, looseObject, formOrEmpty, optionalField, text, textOrEmpty } from './scalars.ts';

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
  /** PROPOSED (1.4.0): opens a UPI app on a phone for this request, `upi://pay?…` in the form of NPCI's linking. */
  upi_link: optionalField(text),
  /** PROPOSED (1.4.0): the text of the QR of this request, `upi://pay?…`; a page draws it for another device. */
  upi_qr_text: optionalField(text),
  /** PROPOSED (1.4.0): reference of this attempt to pay, for a question to the bank or the provider. */
  payment_reference: optionalField(text),
});
