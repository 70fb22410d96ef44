import * as v from 'valibot';
import { ORDER_TYPES, SIP_TYPES } from './labels.ts';
import { declareArea } from './operation.ts';
import { answerSchemaOf } from './shapes/envelope.ts';
import { orderSchema } from './shapes/order.ts';
import { swpOrderSchema } from './shapes/order-requests.ts';
import { looseObject, optionalField } from './shapes/scalars.ts';

/** The order that pays out, with the plan; `sip_type` is present for a SIP (DO-366). */
const withdrawalEntries = {
  sip_type: optionalField(v.picklist(SIP_TYPES)),
  order_id: v.string(),
  swp_order: swpOrderSchema,
};

/** The updated list that contains the order. If `result` is absent, request the list again (C-91). */
const updatedListAnswer = answerSchemaOf({ result: optionalField(v.array(orderSchema)) });

/** Regular payouts from an order. Separate from `orders`, so that the lists do not load them. */
export const swpOperations = declareArea('swp', {
  /** Registers a SWP; `swp_order` contains the code that was sent by mobile (DO-337, OM-280). */
  createSwp: {
    method: 'PUT',
    path: '/swp/create',
    auth: 'investor',
    idempotent: true,
    answerSize: 'list',
    request: looseObject({ order_type: v.picklist(ORDER_TYPES), client_info: looseObject(withdrawalEntries) }),
    answer: updatedListAnswer,
  },
  /** Ends the running SWP; `swp_order` is that plan, with empty codes (OM-094). */
  cancelSwp: {
    method: 'POST',
    path: '/swp/cancel',
    auth: 'investor',
    idempotent: true,
    answerSize: 'list',
    request: looseObject({
      order_type: v.picklist(ORDER_TYPES),
      client_info: looseObject({ ...withdrawalEntries, pin_verification_value: v.string() }),
    }),
    answer: updatedListAnswer,
  },
});
