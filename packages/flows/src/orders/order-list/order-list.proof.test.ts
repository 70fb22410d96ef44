import type { Order } from '@folioflow/api/contract';
import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { isWorldStep } from '../../kit/journey.ts';
import { portFailure, isPortDone, draftUnchangedByFailure, startedCall } from '../../kit/monitors.ts';
import { mutant } from '../../kit/mutant.ts';
import { createProver } from '../../kit/create-prover.ts';
import { throwViolation, type Edge, type Monitor } from '../../kit/walk.ts';
import { cancelledOrder } from '../../parts/sample-orders.ts';
import type { LostPause, SipPauseInput } from '../sip-pause/sip-pause.types.ts';
import type { SwpRegistrationInput } from '../swp-registration/swp-registration.types.ts';
import type { CancelledOrder } from './order-cancellation.rules.ts';
import { cancellation, orderActingWorld, orderListJourneys, orderListWorld } from './order-list.scenarios.ts';

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

/**
 * INV-15, INV-22: one request starts one PIN confirmation, for an order that can be cancelled, and a retry uses only
 * its own key.
 */
const pinOnlyForCancellableOrder: Monitor<Context, { of: string; key: string } | null> = {
  name: 'INV-04 INV-15 INV-22',
  start: null,
  step(lost, edge) {
    const started = startedCall(edge, 'pinConfirmation') as unknown as
      | { subject: CancelledOrder; lostSubmission?: string }
      | undefined;
    const { order: subject, ends } = started?.subject ?? {};
    if (ends === 'order' && subject?.is_cancel_allowed === false)
      throwViolation('a PIN is requested for an order that cannot be cancelled');
    if (ends === 'swp' && subject?.mf_order_swp_enabled === false)
      throwViolation('a PIN is requested for an order without a SWP');
    if (subject && started?.lostSubmission !== (lost?.of === `${ends} ${subject._id}` ? lost.key : undefined))
      throwViolation('the key is not that of the lost cancellation');
    const { step, from } = edge;
    if (!isWorldStep(step) || step.step !== 'finished' || step.child !== 'pinConfirmation' || from === null)
      return lost;
    const { kind, lostSubmission: key } = step.ending as { kind?: string; lostSubmission?: string };
    if (step.ending === 'Confirmed' || kind === 'confirmed') return null;
    const { cancelling, ends: ending } = from.context;
    return key === undefined ? lost : { of: `${ending} ${cancelling?._id ?? ''}`, key };
  },
};

/**
 * INV-04, INV-22: the pause dialog opens for a SIP that can be paused, and a retry uses the key of its own lost pause.
 */
const pauseOnlyForPausableSip: Monitor<Context, { id: string; lost: LostPause } | null> = {
  name: 'INV-04 INV-22',
  start: null,
  step(lost, edge) {
    const started = startedCall(edge, 'sipPause') as unknown as SipPauseInput | undefined;
    if (started) {
      const { order } = started;
      if (!order.is_pause_allowed || !order.mf_order_is_pause_allowed)
        throwViolation('a SIP is paused that cannot be paused');
      if (!isEqualAsJson(started.lost, lost?.id === order._id ? lost.lost : null))
        throwViolation('the key is not that of the lost pause');
    }
    const { step, from } = edge;
    if (!isWorldStep(step) || step.step !== 'finished' || step.child !== 'sipPause' || from === null) return lost;
    const end = step.ending as 'Closed' | { kind?: string; lost?: LostPause };
    if (end === 'Closed') return lost;
    return typeof end === 'object' && end.lost ? { id: from.context.pausing?._id ?? '', lost: end.lost } : null;
  },
};

/** INV-04, INV-22: the SWP dialog opens for an order that allows a SWP and has none, and receives its own lost plan. */
const swpOnlyForAllowedOrder: Monitor<Context, { id: string; lost: SwpRegistrationInput['lost'] } | null> = {
  name: 'INV-04 INV-22',
  start: null,
  step(lost, edge) {
    const started = startedCall(edge, 'swpRegistration') as unknown as SwpRegistrationInput | undefined;
    if (started) {
      const { is_swp_allowed: isAllowed, mf_order_swp_enabled: isRunning, _id } = started.order;
      if (!isAllowed || isRunning) throwViolation('a SWP is registered on an order that does not allow it');
      if (!isEqualAsJson(started.lost, lost?.id === _id ? lost.lost : null))
        throwViolation('the plan is not that of the lost SWP');
    }
    const { step, from } = edge;
    if (!isWorldStep(step) || step.step !== 'finished' || step.child !== 'swpRegistration' || from === null)
      return lost;
    const end = step.ending as string | { lost?: SwpRegistrationInput['lost'] };
    const id = from.context.withdrawing?._id ?? '';
    // The dialog was closed with another plan in its form, or with none.
    if (typeof end === 'string' && end.startsWith('Closed')) return lost;
    if (typeof end === 'object' && end.lost) return { id, lost: end.lost };
    return lost?.id === id ? null : lost;
  },
};

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

describe('invariants', () => {
  const prove = createProver(orderListJourneys, orderListWorld);
  const proveActing = createProver(orderListJourneys, orderActingWorld);
  for (const { title, run } of [
    ...prove(ordersChangeOnlyByAnswers, {
      'a failed refresh empties the list': chart.provide({ actions: { setListFailure: assign({ orders: [] }) } }),
      'an answer without a list retains the previous one': chart.provide({
        actions: { replaceOrders: () => undefined },
      }),
      'closing a row removes the orders': chart.provide({ actions: { clearRowNotice: assign({ orders: [] }) } }),
    }),
    ...proveActing(pinOnlyForCancellableOrder, {
      'every order can be cancelled': chart.provide({
        guards: {
          canCancel: ({ context, event }) =>
            event.type === 'cancellation.requested' && context.orders.some(({ _id }) => _id === event.id),
        },
      }),
      'the key of a lost cancellation is cleared': chart.provide({
        actions: { recordCancellation: assign({ cancelling: null }) },
      }),
    }),
    ...proveActing(pauseOnlyForPausableSip, {
      'every SIP can be paused': chart.provide({
        guards: {
          isPausable: ({ context, event }) => 'id' in event && context.orders.some(({ _id }) => _id === event.id),
        },
      }),
      'the key of a lost pause is cleared': chart.provide({ actions: { recordPause: assign({ pausing: null }) } }),
    }),
    ...proveActing(swpOnlyForAllowedOrder, {
      'every order accepts a SWP': chart.provide({
        guards: {
          isSwpRegistrable: ({ context, event }) => 'id' in event && context.orders.some(({ _id }) => _id === event.id),
        },
      }),
      'a lost SWP is cleared': chart.provide({ actions: { recordSwpRegistration: assign({ withdrawing: null }) } }),
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
          actions: { setListFailure: assign({ chosen: ['is_order_rejected'] }) },
        }),
      },
    ),
  ])
    test(title, run);
});
