import * as v from 'valibot';
import { ORDER_TYPES, SIP_TYPES } from './labels.ts';
import { declareArea } from './operation.ts';
import { answerOf } from './shapes/envelope.ts';
import { orderSchema } from './shapes/order.ts';
import { swpOrderSchema } from './shapes/placing.ts';
import { loose, maybe } from './shapes/scalars.ts';

/** The order that is withdrawn from; `sip_type` where it is a SIP (DO-366). */
const withdrawnFrom = { sip_type: maybe(v.picklist(SIP_TYPES)), order_id: v.string(), swp_order: swpOrderSchema };

/** The list that holds the order, as it is afterwards. An absent `result` means that the list is asked for again (C-91). */
const listAfterwards = answerOf({ result: maybe(v.array(orderSchema)) });

/** Money out of what an order holds, a little each month. Beside `orders`, so that the lists do not wait for it. */
export const swpOperations = declareArea('swp', {
  /** Registers a SWP, by a code to the mobile that stands in `swp_order` (DO-337, OM-280). */
  createSwp: {
    method: 'PUT',
    path: '/swp/create',
    auth: 'investor',
    idempotent: true,
    answers: 'list',
    request: loose({ order_type: v.picklist(ORDER_TYPES), client_info: loose(withdrawnFrom) }),
    answer: listAfterwards,
  },
  /** Ends the SWP that runs; `swp_order` is that one, its codes empty (OM-094). */
  cancelSwp: {
    method: 'POST',
    path: '/swp/cancel',
    auth: 'investor',
    idempotent: true,
    answers: 'list',
    request: loose({
      order_type: v.picklist(ORDER_TYPES),
      client_info: loose({ ...withdrawnFrom, pin_verification_value: v.string() }),
    }),
    answer: listAfterwards,
  },
});
