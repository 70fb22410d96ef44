import * as v from 'valibot';
import { MANDATE_SIP, SIP_TYPES } from './labels.ts';
import { declareArea } from './operation.ts';
import { answerOf } from './shapes/envelope.ts';
import { orderSchema } from './shapes/order.ts';
import { loose, maybe, someHtml } from './shapes/scalars.ts';

const isMandateSip = ({ order_type }: Readonly<Record<string, unknown>>): boolean => order_type === MANDATE_SIP;

/** Every one of these acts by the PIN (OM-279). */
const byPin = { order_id: v.string(), order_registration_no: v.string(), pin_verification_value: v.string() };

/** The list that holds the order, as it is afterwards. An absent `result` means an empty list (OM-082, AD-004). */
const listAfterwards = answerOf({ result: maybe(v.array(orderSchema)) });

/** What the PIN changes of an order that stands. Beside `orders`, so that the lists do not wait for it. */
export const standingOperations = declareArea('standing', {
  /** Takes back a lumpsum order that is not paid, or ends a STP. */
  cancelOrder: {
    method: 'POST',
    path: '/order/cancel',
    auth: 'investor',
    idempotent: true,
    answers: 'list',
    request: loose({
      order_type: v.picklist(['single', 'stp']),
      client_info: loose({ ...byPin, order_number: v.string() }),
    }),
    answer: listAfterwards,
  },
  /** Ends a SIP: no further installment. */
  cancelSip: {
    method: 'POST',
    path: '/sip/cancel',
    auth: 'investor',
    idempotent: true,
    answers: 'list',
    variants: [{ method: 'POST', path: '/xsip/cancel', when: isMandateSip }],
    request: loose({
      order_type: v.picklist(SIP_TYPES),
      client_info: loose({ ...byPin, sip_type: v.picklist(SIP_TYPES), order_number: v.string() }),
    }),
    answer: listAfterwards,
  },
  /** Leaves out the next installments of a SIP. */
  pauseSip: {
    method: 'POST',
    path: '/sip/pause',
    auth: 'investor',
    idempotent: true,
    answers: 'list',
    variants: [{ method: 'POST', path: '/xsip/pause', when: isMandateSip }],
    request: loose({
      order_type: v.picklist(SIP_TYPES),
      client_info: loose({
        ...byPin,
        sip_type: v.picklist(SIP_TYPES),
        /** Between the order's `mf_order_pause_minimum_installments` and `…_maximum_installments`, both included. */
        pause_no_of_installments: v.number(),
      }),
    }),
    /**
     * `display_html` says how many are left out and when it goes on. An accepted answer without `result` paused the SIP all
     * the same (PIN 9998, sandbox.md 6.1): its orders are unknown, and none is dropped.
     */
    answer: answerOf({ result: maybe(v.array(orderSchema)), display_html: someHtml }),
  },
});
