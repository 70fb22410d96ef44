import * as v from 'valibot';
import { MANDATE_SIP, ORDER_PAYMENT_STATUS, ORDER_TYPES, REQUEST_FROM, SIP_TYPES } from './labels.ts';
import { declareArea } from './operation.ts';
import { PAYMENT_STATUS_PATH } from './paths.ts';
import { twoFactorSchema } from './shapes/common.ts';
import { answerSchemaOf } from './shapes/envelope.ts';
import { orderSchema } from './shapes/order.ts';
import { sipOrderPayloadSchema } from './shapes/order-requests.ts';
import { looseObject, htmlOrEmpty } from './shapes/scalars.ts';

/** Ignores case: providers differ in the spelling of `sip_type`. */
const isMandateSip = (order: unknown): boolean =>
  typeof order === 'object' &&
  order !== null &&
  'sip_type' in order &&
  typeof order.sip_type === 'string' &&
  order.sip_type.toLowerCase() === MANDATE_SIP;

/** Separate from `checkout`, so that the lumpsum checkout does not load the schema of a SIP. */
export const sipOperations = declareArea('sip', {
  createSipOrder: {
    method: 'PUT',
    path: '/sip/create',
    auth: 'investor',
    idempotent: true,
    variants: [{ method: 'PUT', path: '/xsip/create', when: ({ client_info }) => isMandateSip(client_info) }],
    request: looseObject({
      order_type: v.picklist(SIP_TYPES),
      client_info: sipOrderPayloadSchema,
      two_factor_authentication: twoFactorSchema,
    }),
    /** Without an order the answer is malformed: the SIP may exist, so the app must not show it as failed. */
    answer: answerSchemaOf({ result: orderSchema, display_html: htmlOrEmpty }),
  },
  /** The response page of a placed SIP, in HTML. */
  getSipResponse: {
    method: 'POST',
    path: PAYMENT_STATUS_PATH,
    auth: 'investor',
    idempotent: false,
    request: looseObject({
      request_from: v.literal(REQUEST_FROM.sipResponse),
      request_mode: v.literal(ORDER_PAYMENT_STATUS),
      order_type: v.picklist(ORDER_TYPES),
      /** The number of the SIP or of its instalment. */
      order_number: v.string(),
      selected_order: orderSchema,
    }),
    answer: answerSchemaOf({ result: looseObject({ notification_html: htmlOrEmpty }) }),
  },
});
