import type { World } from '../../../model-testing/walk.ts';
import { payableOrder } from '../../../parts/testing/sample-orders.ts';
import { orderWithSwp } from '../../swp-registration/swp-registration.scenarios.ts';
import { cancellation, listOrdersAnswer, orderListInput, runningSip } from '../order-list.scenarios.ts';
import type { orderListMachine } from '../order-list.machine.ts';

export const orderListWorld: World<typeof orderListMachine> = {
  inputs: [orderListInput],
  events: {
    'reload.requested': [{}],
    'orders.replaced': [{ orders: cancellation.result ?? [] }, {}],
    'filter.changed': [{ chosen: [] }, { chosen: ['is_order_cancelled'] }],
    'row.opened': [{ id: runningSip._id }, { id: payableOrder._id }, { id: 'nobody' }],
    'row.closed': [{}],
    'cancellation.requested': [{ id: payableOrder._id }, { id: runningSip._id }],
    'pause.requested': [{ id: runningSip._id }, { id: payableOrder._id }],
    'swp.requested': [{ id: runningSip._id }, { id: orderWithSwp._id }],
    'swpCancellation.requested': [{ id: orderWithSwp._id }, { id: runningSip._id }],
    'result.closed': [{}],
  },
  answers: {
    listOrders: [listOrdersAnswer(runningSip, payableOrder, orderWithSwp), listOrdersAnswer()],
    getOrderStatus: [{ code: '000', messageText: '', result: runningSip }],
  },
  outputs: {
    pinConfirmation: [{ kind: 'confirmed', result: { code: '000', messageText: '' }, message: '' }],
    swpRegistration: [{ kind: 'registered', orders: null, message: '' }],
  },
  counters: ['listNotice', 'rowNotice'],
  // The PIN confirmation proves that the PIN stays secret; its digits also occur in amounts here.
  secrets: [],
};

/**
 * The world of the actions on an order. A lost answer remains in the context for long, so the world contains a single
 * action at a time.
 */
export const orderActingWorld: typeof orderListWorld = {
  ...orderListWorld,
  events: { ...orderListWorld.events, 'filter.changed': [], 'row.opened': [], 'row.closed': [], 'orders.replaced': [] },
  outputs: {
    pinConfirmation: [
      ...(orderListWorld.outputs?.pinConfirmation ?? []),
      { kind: 'abandoned', lostSubmission: 'submission-9', wasTried: true },
    ],
    sipPause: [
      { kind: 'notPermitted' },
      {
        kind: 'closed',
        retry: { draft: { orderId: runningSip._id, count: 2 }, submission: 'submission-8' },
        wasTried: true,
      },
    ],
    swpRegistration: [
      { kind: 'notPermitted' },
      { kind: 'registered', orders: null, message: '' },
      {
        kind: 'closed',
        retry: {
          draft: {
            orderId: runningSip._id,
            draft: { installments: '12', frequency: 'MONTHLY', amount: '2000', day: '2026-11-28' },
          },
          submission: 'submission-6',
        },
        wasTried: true,
      },
    ],
  },
};
