import * as v from 'valibot';
import { STP_SCHEMES } from './labels.ts';
import { declareArea } from './operation.ts';
import { answerSchemaOf } from './shapes/envelope.ts';
import { optionSchema } from './shapes/option.ts';
import { orderSchema } from './shapes/order.ts';
import { stpOrderSchema, stpTargetSchemeSchema, stpSpecificationSchema } from './shapes/order-requests.ts';
import { looseObject, optionalField, htmlOrEmpty, textOrEmpty } from './shapes/scalars.ts';

/** Regular transfers into another scheme. Separate from `orders`, so that the lists do not load them. */
export const transferOperations = declareArea('transfer', {
  /** Lists the target schemes of the same fund house and the terms of a transfer from an order. */
  listStpSchemes: {
    method: 'POST',
    path: '/master/stplist',
    auth: 'investor',
    idempotent: false,
    answerSize: 'list',
    request: looseObject({
      file_index: v.number(),
      scheme_filter: looseObject({ scheme_amc: v.string() }),
      request_for: v.literal(STP_SCHEMES),
      selected_order: orderSchema,
    }),
    answer: answerSchemaOf({
      result: looseObject({ stp_scheme_list: v.array(stpTargetSchemeSchema) }),
      stp_frequency_list: v.array(optionSchema),
      /** Labels of numbers; the chosen specification defines the allowed numbers. */
      stp_installment_list: v.array(optionSchema),
      /** Proposed, like `sip_minimum_date`: the first possible day of a transfer; '' if unknown. */
      stp_minimum_date: textOrEmpty,
    }),
  },
  /** Registers a transfer of an amount per period from the source to the target, confirmed by the PIN. */
  registerStp: {
    method: 'PUT',
    path: '/stp/register',
    auth: 'investor',
    idempotent: true,
    request: looseObject({
      source_scheme: orderSchema,
      target_scheme: stpSpecificationSchema,
      stp_order: stpOrderSchema,
      pin_verification_value: v.string(),
    }),
    /** An accepted answer without `result` registered the STP, too (PIN 9998, sandbox.md 6.1): show `messageText`. */
    answer: answerSchemaOf({ result: optionalField(looseObject({ notification_html: htmlOrEmpty })) }),
  },
});
