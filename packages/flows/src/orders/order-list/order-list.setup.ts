import type { AnswerOf, Order } from '@folioflow/api/contract';
import { assign, enqueueActions, setup } from 'xstate';
import { raisedNotices, type NoticeUpdate } from '../../kit/notice.ts';
import { operationPort } from '../../kit/operation-port.ts';
import { reportToParent } from '../../kit/report-to-parent.ts';
import { requiredValue } from '../../kit/required-value.ts';
import { nextPendingRetry, clearAcceptedRetry } from '../../parts/order/order-confirmation/pending-retry.ts';
import { pinConfirmationMachine } from '../../parts/identity/pin-confirmation/pin-confirmation.machine.ts';
import type { PinConfirmationOutput } from '../../parts/identity/pin-confirmation/pin-confirmation.types.ts';
import { sipPauseMachine } from '../sip-pause/sip-pause.machine.ts';
import type { SipPauseOutput } from '../sip-pause/sip-pause.types.ts';
import { isPausable } from '../sip-pause/pause-permission.ts';
import { swpRegistrationMachine } from '../swp-registration/swp-registration.machine.ts';
import type { SwpRegistrationOutput } from '../swp-registration/swp-registration.types.ts';
import { isSwpRegistrable } from '../swp-registration/swp-permission.ts';
import {
  cancellationDraftOf,
  findOrder,
  type CancellationAnswer,
  type CancelledOrder,
} from './order-cancellation.rules.ts';
import type {
  OrderListContext,
  OrderListEmitted,
  OrderListEvent,
  OrderListInput,
  OrderListReport,
} from './order-list.types.ts';

type CancellationEnd = PinConfirmationOutput<CancellationAnswer>;

/** The listed order of an event. */
const eventOrderOf = ({ context, event }: { context: OrderListContext; event: OrderListEvent }): Order | undefined =>
  'id' in event ? findOrder(context.orders, event.id) : undefined;

/** The context field of the order for each action other than a cancellation. */
const actingFieldByEvent: Partial<Record<OrderListEvent['type'], 'pausing' | 'withdrawing'>> = {
  'pause.requested': 'pausing',
  'swp.requested': 'withdrawing',
};

/** Actors, guards and actions of an order list. */
export const orderListSetup = setup({
  types: {} as {
    context: OrderListContext;
    events: OrderListEvent;
    input: OrderListInput;
    emitted: OrderListEmitted;
    tags: 'busy';
  },
  actors: {
    listOrders: operationPort('listOrders'),
    getOrderStatus: operationPort('getOrderStatus'),
    pinConfirmation: pinConfirmationMachine<CancelledOrder, CancellationAnswer>(),
    sipPause: sipPauseMachine,
    swpRegistration: swpRegistrationMachine,
  },
  guards: {
    /** OM-043. */
    canCancelOrder: (args) => eventOrderOf(args)?.is_cancel_allowed === true,
    /** OM-083. */
    isSipPausable: (args) => {
      const order = eventOrderOf(args);
      return order !== undefined && isPausable(order);
    },
    /** OM-044. */
    isSwpRegistrable: (args) => {
      const order = eventOrderOf(args);
      return order !== undefined && isSwpRegistrable(order);
    },
    /** OM-044, INV-22. */
    canCancelSwp: (args) => eventOrderOf(args)?.mf_order_swp_enabled === true,
    hasResult: ({ context }) => context.registeredId !== '',
    isOrderListed: (args) => eventOrderOf(args) !== undefined,
  },
  actions: {
    /** OM-256. */
    setOrders: assign((_, { answer }: { answer: AnswerOf<'listOrders'> }) => ({
      orders: answer.result,
      filterOptions: answer.status_filter_list,
      bank: answer.bank_information,
      listNotice: null,
    })),
    /** OM-081, OM-082. */
    replaceOrders: assign((_, { orders }: { orders: readonly Order[] | undefined }) => ({ orders: orders ?? [] })),
    // Replaces by id: an answer changes only its own order (INV-61, OM-061).
    replaceOrder: assign(({ context }, { fresh }: { fresh: Order }) => ({
      orders: context.orders.map((order) => (order._id === fresh._id ? fresh : order)),
    })),
    /** OM-324 to OM-326, decision 074. */
    setListNotice: enqueueActions(({ enqueue }, { notice }: NoticeUpdate) => {
      enqueue.assign({ listNotice: notice });
      for (const raised of raisedNotices(notice, 'alert')) enqueue.emit(raised);
    }),
    /** OM-324 to OM-326, decision 074. */
    setRowNotice: enqueueActions(({ enqueue }, { notice }: NoticeUpdate) => {
      enqueue.assign({ rowNotice: notice });
      for (const raised of raisedNotices(notice, 'alert')) enqueue.emit(raised);
    }),
    /** Decision 074. */
    clearListNotice: assign({ listNotice: null }),
    /** OM-062. */
    setOpenRow: assign(({ event }) => (event.type === 'row.opened' ? { openId: event.id, rowNotice: null } : {})),
    /** Decision 074. */
    clearRowNotice: assign({ rowNotice: null }),
    /** OM-043, OM-044, OM-084. */
    setOrderOfAction: assign((args) => ({
      done: '',
      registeredId: '',
      listNotice: null,
      ends: args.event.type === 'swpCancellation.requested' ? ('swp' as const) : ('order' as const),
      [actingFieldByEvent[args.event.type] ?? 'cancelling']: eventOrderOf(args) ?? null,
    })),
    /** OM-081, OM-082, AD-102. */
    recordCancellationEnd: enqueueActions(({ context, enqueue }, end: CancellationEnd) => {
      const { cancellationRetry, ends } = context;
      enqueue.assign({
        cancelling: null,
        cancellationRetry:
          end.kind === 'confirmed' ? null : nextPendingRetry(cancellationRetry, cancellationDraftOf(context), end),
      });
      if (end.kind === 'confirmed') {
        enqueue.assign({ done: end.message });
        if (end.message !== '') enqueue.emit({ type: 'notice.raised', kind: 'success', text: end.message });
        const { result: orders } = end.result;
        // An empty list is correct only for a cancelled order without a list in the answer (AD-004, C-91).
        if (orders !== undefined || ends === 'order')
          enqueue.raise({ type: 'orders.replaced', ...(orders && { orders }) });
        else enqueue.raise({ type: 'reload.requested' });
      }
      if (end.kind === 'abandoned' && end.wasTried) enqueue.raise({ type: 'reload.requested' });
    }),
    /** OM-087. */
    recordSipPauseEnd: enqueueActions(({ context: { pausing, pauseRetry }, enqueue }, end: SipPauseOutput) => {
      enqueue.assign({ pausing: null });
      if (end.kind === 'paused') {
        if (end.orders !== null) enqueue.raise({ type: 'orders.replaced', orders: end.orders });
        enqueue.emit({ type: 'exit.taken', exit: end.exit });
        enqueue(reportToParent((): OrderListReport => ({ type: 'exit.reported', exit: end.exit })));
        enqueue.assign({
          pauseRetry: clearAcceptedRetry(pauseRetry, { orderId: requiredValue(pausing, 'pausing')._id }),
        });
      }
      if (end.kind === 'closed') enqueue.assign({ pauseRetry: end.retry });
      if (end.kind === 'closed' && end.wasTried) enqueue.raise({ type: 'reload.requested' });
    }),
    /** OM-093. */
    recordSwpRegistrationEnd: enqueueActions(
      ({ context: { swpRetry, withdrawing }, enqueue }, end: SwpRegistrationOutput) => {
        enqueue.assign({ withdrawing: null });
        if (end.kind === 'closed') enqueue.assign({ swpRetry: end.retry, swpPlan: end.plan ?? null });
        if (end.kind === 'registered')
          enqueue.assign({
            swpPlan: null,
            done: end.message,
            registeredId: requiredValue(withdrawing, 'withdrawing')._id,
            swpRetry: clearAcceptedRetry(swpRetry, { orderId: requiredValue(withdrawing, 'withdrawing')._id }),
          });
        if (end.kind === 'registered' && end.orders !== null)
          enqueue.raise({ type: 'orders.replaced', orders: end.orders });
        else if (end.kind === 'registered' || (end.kind === 'closed' && end.wasTried))
          enqueue.raise({ type: 'reload.requested' });
      },
    ),
    clearResult: assign({ done: '', registeredId: '' }),
    /** OM-068, OM-069. */
    setStatusFilter: assign((_, { chosen }: { chosen: readonly string[] }) => ({ chosen })),
  },
});
