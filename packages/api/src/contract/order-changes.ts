import * as v from 'valibot';
import { MANDATE_SIP, SIP_TYPES } from './labels.ts';
import { declareArea } from './operation.ts';
import { answerSchemaOf } from './shapes/envelope.ts';
import { orderSchema } from './shapes/order.ts';
import { looseObject, optionalField, htmlOrEmpty } from './shapes/scalars.ts';

const isMandateSipRequest = ({ order_type }: Readonly<Record<string, unknown>>): boolean => order_type === MANDATE_SIP;

/** Each of these operations requires the PIN (OM-279). */
const pinEntries = { order_id: v.string(), order_registration_no: v.string(), pin_verification_value: v.string() };

/** The updated list that contained the order. An absent `result` means an empty list (OM-082, AD-004). */
const updatedListAnswer = answerSchemaOf({ result: optionalField(v.array(orderSchema)) });

/** Changes of an existing order by PIN. Separate from `orders`, so that the lists do not load them. */
export const orderChangesOperations = declareArea('orderChanges', {
  /** Cancels an unpaid lumpsum order, or ends a STP. */
  cancelOrder: {
    method: 'POST',
    path: '/order/cancel',
    auth: 'investor',
    idempotent: true,
    answerSize: 'list',
    request: looseObject({
      order_type: v.picklist(['single', 'stp']),
      client_info: looseObject({ ...pinEntries, order_number: v.string() }),
    }),
    answer: updatedListAnswer,
  },
  /** Ends a SIP: no further instalment is debited. */
  cancelSip: {
    method: 'POST',
    path: '/sip/cancel',
    auth: 'investor',
    idempotent: true,
    answerSize: 'list',
    variants: [{ method: 'POST', path: '/xsip/cancel', when: isMandateSipRequest }],
    request: looseObject({
      order_type: v.picklist(SIP_TYPES),
      client_info: looseObject({ ...pinEntries, sip_type: v.picklist(SIP_TYPES), order_number: v.string() }),
    }),
    answer: updatedListAnswer,
  },
  /** Skips the next instalments of a SIP. */
  pauseSip: {
    method: 'POST',
    path: '/sip/pause',
    auth: 'investor',
    idempotent: true,
    answerSize: 'list',
    variants: [{ method: 'POST', path: '/xsip/pause', when: isMandateSipRequest }],
    request: looseObject({
      order_type: v.picklist(SIP_TYPES),
      client_info: looseObject({
        ...pinEntries,
        sip_type: v.picklist(SIP_TYPES),
        /** Between the order's `mf_order_pause_minimum_installments` and `…_maximum_installments`, both included. */
        pause_no_of_installments: v.number(),
      }),
    }),
    /**
     * `display_html` shows the number of skipped instalments and the date of the next one. An accepted answer without
     * `result` paused the SIP, too (PIN 9998, sandbox.md 6.1): the orders are unknown, so the shown list is unchanged.
     */
    answer: answerSchemaOf({ result: optionalField(v.array(orderSchema)), display_html: htmlOrEmpty }),
  },
});
