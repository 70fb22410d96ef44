import * as v from 'valibot';
import { STP_SCHEMES } from './labels.ts';
import { declareArea } from './operation.ts';
import { answerOf } from './shapes/envelope.ts';
import { optionSchema } from './shapes/option.ts';
import { orderSchema } from './shapes/order.ts';
import { stpOrderSchema, stpSchemeSchema, stpSpecificationSchema } from './shapes/placing.ts';
import { loose, maybe, someHtml, someText } from './shapes/scalars.ts';

/** Units of one scheme into another, some each period. Beside `orders`, so that the lists do not wait for it. */
export const transferOperations = declareArea('transfer', {
  /** Into which schemes of its fund house an order may be transferred, and on which terms. */
  listStpSchemes: {
    method: 'POST',
    path: '/master/stplist',
    auth: 'investor',
    idempotent: false,
    answers: 'list',
    request: loose({
      file_index: v.number(),
      scheme_filter: loose({ scheme_amc: v.string() }),
      request_for: v.literal(STP_SCHEMES),
      selected_order: orderSchema,
    }),
    answer: answerOf({
      result: loose({ stp_scheme_list: v.array(stpSchemeSchema) }),
      stp_frequency_list: v.array(optionSchema),
      /** Labels of numbers; which numbers there are is said by the specification that is chosen. */
      stp_installment_list: v.array(optionSchema),
      /** Proposed, as `sip_minimum_date`: the first day on which a transfer may be made; '' where none is told. */
      stp_minimum_date: someText,
    }),
  },
  /** The PIN moves an amount of the source each period into the target. */
  registerStp: {
    method: 'PUT',
    path: '/stp/register',
    auth: 'investor',
    idempotent: true,
    request: loose({
      source_scheme: orderSchema,
      target_scheme: stpSpecificationSchema,
      stp_order: stpOrderSchema,
      pin_verification_value: v.string(),
    }),
    /** An accepted answer without `result` registered the STP all the same (PIN 9998, sandbox.md 6.1): `messageText` says so. */
    answer: answerOf({ result: maybe(loose({ notification_html: someHtml })) }),
  },
});
