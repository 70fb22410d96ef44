import * as v from 'valibot';
import { MANDATE_SIP, ORDER_PAYMENT_STATUS, ORDER_TYPES, REQUEST_FROM, SIP_TYPES } from './labels.ts';
import { declareArea } from './operation.ts';
import { PAYMENT_STATUS_PATH } from './paths.ts';
import { twoFactorSchema } from './shapes/common.ts';
import { answerOf } from './shapes/envelope.ts';
import { orderSchema } from './shapes/order.ts';
import { sipOrderPayloadSchema } from './shapes/placing.ts';
import { loose, someHtml } from './shapes/scalars.ts';

/** In any case, as the provider may write it. */
const isMandateSip = (order: unknown): boolean =>
  typeof order === 'object' &&
  order !== null &&
  'sip_type' in order &&
  typeof order.sip_type === 'string' &&
  order.sip_type.toLowerCase() === MANDATE_SIP;

/** Beside `ordering`, so that the lumpsum checkout does not wait for the schema of a SIP. */
export const sipOperations = declareArea('sip', {
  createSipOrder: {
    method: 'PUT',
    path: '/sip/create',
    auth: 'investor',
    idempotent: true,
    variants: [{ method: 'PUT', path: '/xsip/create', when: ({ client_info }) => isMandateSip(client_info) }],
    request: loose({
      order_type: v.picklist(SIP_TYPES),
      client_info: sipOrderPayloadSchema,
      two_factor_authentication: twoFactorSchema,
    }),
    /** Without a readable order the answer is malformed: nobody may say "failed" while the SIP may exist. */
    answer: answerOf({ result: orderSchema, display_html: someHtml }),
  },
  /** What is told about a SIP after it was placed, in HTML. */
  getSipResponse: {
    method: 'POST',
    path: PAYMENT_STATUS_PATH,
    auth: 'investor',
    idempotent: false,
    request: loose({
      request_from: v.literal(REQUEST_FROM.sipResponse),
      request_mode: v.literal(ORDER_PAYMENT_STATUS),
      order_type: v.picklist(ORDER_TYPES),
      /** Its own, or that of its installment. */
      order_number: v.string(),
      selected_order: orderSchema,
    }),
    answer: answerOf({ result: loose({ notification_html: someHtml }) }),
  },
});
