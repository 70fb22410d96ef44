import type { Order } from '@folioflow/api/contract';
import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { isWorldStep } from '../../model-testing/journey.ts';
import { portFailure, isPortDone, draftUnchangedByFailure, startedCall } from '../../model-testing/monitors.ts';
import { mutant } from '../../model-testing/mutant.ts';
import { flowContract } from '../../model-testing/contract.ts';
import { createProver } from '../../model-testing/create-prover.ts';
import { throwViolation, type Edge, type Monitor } from '../../model-testing/walk.ts';
import { cancelledOrder } from '../../parts/testing/sample-orders.ts';
import type { PendingRetry } from '../../parts/order/order-confirmation/pending-retry.ts';
import { sameDraftSameSubmission } from '../../parts/order/order-confirmation/pending-retry.monitors.ts';
import type { CancelledOrder } from './order-cancellation.rules.ts';
import { cancellation, orderListJourneys } from './order-list.scenarios.ts';
import { orderActingWorld, orderListWorld } from './testing/order-list-world.ts';

const chart = orderListJourneys.flow.machine;
type Context = ContextFrom<typeof chart>;
const isEqualAsJson = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const expectedOrdersAfter = ({ from, step }: Edge<Context>): readonly Order[] | 'same' => {
  if (from === null) return 'same';
  if (isWorldStep(step)) {
    if (step.step === 'done' && step.port === 'listOrders') return (step.answer as { result: readonly Order[] }).result;
    if (step.step === 'finished') return expectedListAfter(step.ending, from.context.ends);
    return 'same';
  }
  if (step.type !== 'orders.replaced' || !from.can(step)) return 'same';
  return (step as unknown as { orders?: readonly Order[] }).orders ?? [];
};

/**
 * A confirmed cancellation returns the new list or none (OM-081, OM-082); without a list, a SWP cancellation empties
 * nothing (C-91).
 */
function expectedListAfter(end: unknown, ends: Context['ends']): readonly Order[] | 'same' {
  if (end === 'Confirmed') return cancellation.result ?? [];
  const { kind, result } = end as { kind?: string; result?: { result?: readonly Order[] } };
  return kind === 'confirmed' ? (result?.result ?? (ends === 'order' ? [] : 'same')) : 'same';
}

/** INV-15, INV-22: one request starts one PIN confirmation, for an order that can be cancelled. */
const pinOnlyForCancellableOrder: Monitor<Context, null> = {
  name: 'INV-15 INV-22',
  start: null,
  step(_, edge) {
    const started = startedCall(edge, 'pinConfirmation') as unknown as { subject: CancelledOrder } | undefined;
    const { order, ends } = started?.subject ?? {};
    if (ends === 'order' && order?.is_cancel_allowed === false)
      throwViolation('a PIN is requested for an order that cannot be cancelled');
    if (ends === 'swp' && order?.mf_order_swp_enabled === false)
      throwViolation('a PIN is requested for an order without a SWP');
    return null;
  },
};

const cancellationRetry = sameDraftSameSubmission<Context>({
  child: 'pinConfirmation',
  draftOf: ({ order, ends }: CancelledOrder) => [ends, order._id],
});

type DialogRetry = PendingRetry<{ readonly orderId: string }> | null;
const isSameRetry = (a: DialogRetry, b: DialogRetry): boolean =>
  a?.submission === b?.submission && isEqualAsJson(a?.draft, b?.draft);
interface DialogInput {
  readonly order: Order;
  readonly retry: DialogRetry;
}

/** INV-04, INV-22: the dialog opens for an allowed order, with the retry of the last dialog that was not settled. */
const dialogForAllowedOrder = (
  child: 'sipPause' | 'swpRegistration',
  acting: 'pausing' | 'withdrawing',
  isAllowed: (order: Order) => boolean,
): Monitor<Context, DialogRetry> => ({
  name: 'INV-04 INV-22',
  start: null,
  step(retry, edge) {
    const started = startedCall(edge, child) as unknown as DialogInput | undefined;
    if (started && !isAllowed(started.order)) throwViolation('a dialog opens for an order that does not allow it');
    if (started && !isSameRetry(started.retry, retry)) throwViolation('the dialog continues another retry');
    const { step, from } = edge;
    if (!isWorldStep(step) || step.step !== 'finished' || step.child !== child || from === null) return retry;
    const end = step.ending as string | { readonly kind: string; readonly retry?: DialogRetry };
    const kind = typeof end === 'string' ? end.toLowerCase() : end.kind;
    if (typeof end === 'object' && end.retry !== undefined) return end.retry;
    const isSettled = kind.startsWith('paused') || kind.startsWith('registered');
    return isSettled && retry?.draft.orderId === from.context[acting]?._id ? null : retry;
  },
});

const pauseOnlyForPausableSip = dialogForAllowedOrder(
  'sipPause',
  'pausing',
  (order) => order.is_pause_allowed && order.mf_order_is_pause_allowed,
);
const swpOnlyForAllowedOrder = dialogForAllowedOrder(
  'swpRegistration',
  'withdrawing',
  (order) => order.is_swp_allowed && !order.mf_order_swp_enabled,
);

const ordersChangeOnlyByAnswers: Monitor<Context, null> = {
  name: 'INV-32',
  start: null,
  step(_, edge) {
    if (edge.from === null || isPortDone(edge, 'getOrderStatus')) return null;
    const expected = expectedOrdersAfter(edge);
    if (!isEqualAsJson(edge.to.context.orders, expected === 'same' ? edge.from.context.orders : expected))
      throwViolation(portFailure(edge) ? 'a failure changed the list' : 'the list differs from the answer');
    return null;
  },
};

/** The answer belongs to the order that was requested last, and changes no other; an aborted request has no answer. */
const detailsChangeOnlyTheirOrder: Monitor<Context, string> = {
  name: 'INV-61',
  start: '',
  step(started, edge) {
    const start = startedCall(edge, 'getOrderStatus');
    if (
      isPortDone(edge, 'getOrderStatus') &&
      edge.from !== null &&
      isWorldStep(edge.step) &&
      edge.step.step === 'done'
    ) {
      const { _id } = (edge.step.answer as { result: Order }).result;
      const otherOrders = ({ context }: { context: Context }) => context.orders.filter((order) => order._id !== _id);
      if (!isEqualAsJson(otherOrders(edge.from), otherOrders(edge.to)))
        throwViolation('an answer changed another order');
      if (edge.to.context.openId !== started) throwViolation('an answer opens a row that was not requested');
    }
    if (!start) return started;
    return (start.request as { selected_order: Order }).selected_order._id;
  },
};

describe('contract', () => {
  for (const { title, run } of flowContract(orderListJourneys, orderListWorld)) test(title, run);
});

describe('invariants', () => {
  const prove = createProver(orderListJourneys, orderListWorld);
  const proveActing = createProver(orderListJourneys, orderActingWorld);
  for (const { title, run } of [
    ...prove(ordersChangeOnlyByAnswers, {
      'a failed refresh empties the list': chart.provide({ actions: { setListNotice: assign({ orders: [] }) } }),
      'an answer without a list retains the previous one': chart.provide({
        actions: { replaceOrders: () => undefined },
      }),
      'closing a row removes the orders': chart.provide({ actions: { clearRowNotice: assign({ orders: [] }) } }),
    }),
    ...proveActing(pinOnlyForCancellableOrder, {
      'every order can be cancelled': chart.provide({
        guards: {
          canCancelOrder: ({ context, event }) =>
            event.type === 'cancellation.requested' && context.orders.some(({ _id }) => _id === event.id),
        },
      }),
    }),
    ...proveActing(cancellationRetry, {
      'the retry of a cancellation is cleared': chart.provide({
        actions: { recordCancellationEnd: assign({ cancelling: null }) },
      }),
    }),
    ...proveActing(pauseOnlyForPausableSip, {
      'every SIP can be paused': chart.provide({
        guards: {
          isSipPausable: ({ context, event }) => 'id' in event && context.orders.some(({ _id }) => _id === event.id),
        },
      }),
      'the retry of a pause is cleared': chart.provide({ actions: { recordSipPauseEnd: assign({ pausing: null }) } }),
    }),
    ...proveActing(swpOnlyForAllowedOrder, {
      'every order accepts a SWP': chart.provide({
        guards: {
          isSwpRegistrable: ({ context, event }) => 'id' in event && context.orders.some(({ _id }) => _id === event.id),
        },
      }),
      'the retry of a SWP is cleared': chart.provide({
        actions: { recordSwpRegistrationEnd: assign({ withdrawing: null }) },
      }),
    }),
    ...prove(detailsChangeOnlyTheirOrder, {
      'an answer replaces the first order': chart.provide({
        actions: { replaceOrder: assign(({ context }) => ({ orders: [cancelledOrder, ...context.orders.slice(1)] })) },
      }),
      'a row opened while another is fetched gets the answer of the other': mutant(chart, 'details.fetching', {
        on: { 'row.opened': { actions: 'setOpenRow' } },
      }),
    }),
    ...prove(
      draftUnchangedByFailure<Context>(({ chosen, openId }) => ({ chosen, openId })),
      {
        'a failure changes the filter': chart.provide({
          actions: { setListNotice: assign({ chosen: ['is_order_rejected'] }) },
        }),
      },
    ),
  ])
    test(title, run);
});
