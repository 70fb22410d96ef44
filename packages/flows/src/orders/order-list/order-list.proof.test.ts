import type { Order } from '@folioflow/api/contract';
import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { isWorldStep } from '../../kit/journey.ts';
import { failureAt, isDone, keepsDraft, startOf } from '../../kit/monitors.ts';
import { mutant } from '../../kit/mutant.ts';
import { proving } from '../../kit/proving.ts';
import { violated, type Edge, type Monitor } from '../../kit/walk.ts';
import { cancelledOrder } from '../../parts/sample-orders.ts';
import type { LostPause, SipPauseInput } from '../sip-pause/sip-pause.types.ts';
import type { SwpRegistrationInput } from '../swp-registration/swp-registration.types.ts';
import type { CancelledOrder } from './order-cancellation.rules.ts';
import { cancellation, orderActingWorld, orderListJourneys, orderListWorld } from './order-list.scenarios.ts';

const chart = orderListJourneys.flow.machine;
type Context = ContextFrom<typeof chart>;
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const ordersAfter = ({ from, step }: Edge<Context>): readonly Order[] | 'same' => {
  if (from === null) return 'same';
  if (isWorldStep(step)) {
    if (step.step === 'done' && step.port === 'listOrders') return (step.answer as { result: readonly Order[] }).result;
    if (step.step === 'finished') return listAfter(step.as, from.context.ends);
    return 'same';
  }
  if (step.type !== 'orders.replaced' || !from.can(step)) return 'same';
  return (step as unknown as { orders?: readonly Order[] }).orders ?? [];
};

/**
 * A confirmed cancellation returns the new list or none (OM-081, OM-082); without one, a SWP cancellation empties
 * nothing (C-91).
 */
function listAfter(end: unknown, ends: Context['ends']): readonly Order[] | 'same' {
  if (end === 'Confirmed') return cancellation.result ?? [];
  const { kind, result } = end as { kind?: string; result?: { result?: readonly Order[] } };
  return kind === 'confirmed' ? (result?.result ?? (ends === 'order' ? [] : 'same')) : 'same';
}

/**
 * INV-15, INV-22: one request starts one PIN confirmation, for an order that can be cancelled, and a retry uses only
 * its own key.
 */
const asksForItsPin: Monitor<Context, { of: string; key: string } | null> = {
  name: 'INV-04 INV-15 INV-22',
  start: null,
  step(lost, edge) {
    const asked = startOf(edge, 'pinConfirmation') as unknown as
      | { subject: CancelledOrder; lostSubmission?: string }
      | undefined;
    const { order: subject, ends } = asked?.subject ?? {};
    if (ends === 'order' && subject?.is_cancel_allowed === false)
      violated('a PIN is requested for an order that cannot be cancelled');
    if (ends === 'swp' && subject?.mf_order_swp_enabled === false)
      violated('a PIN is requested for an order without a SWP');
    if (subject && asked?.lostSubmission !== (lost?.of === `${ends} ${subject._id}` ? lost.key : undefined))
      violated('the key is not that of the lost cancellation');
    const { step, from } = edge;
    if (!isWorldStep(step) || step.step !== 'finished' || step.child !== 'pinConfirmation' || from === null)
      return lost;
    const { kind, lostSubmission: key } = step.as as { kind?: string; lostSubmission?: string };
    if (step.as === 'Confirmed' || kind === 'confirmed') return null;
    const { cancelling, ends: ending } = from.context;
    return key === undefined ? lost : { of: `${ending} ${cancelling?._id ?? ''}`, key };
  },
};

/**
 * INV-04, INV-22: the pause dialog opens for a SIP that can be paused, and a retry uses the key of its own lost pause.
 */
const asksHowManyToPause: Monitor<Context, { id: string; lost: LostPause } | null> = {
  name: 'INV-04 INV-22',
  start: null,
  step(lost, edge) {
    const asked = startOf(edge, 'sipPause') as unknown as SipPauseInput | undefined;
    if (asked) {
      const { order } = asked;
      if (!order.is_pause_allowed || !order.mf_order_is_pause_allowed)
        violated('a SIP is paused that cannot be paused');
      if (!isSame(asked.lost, lost?.id === order._id ? lost.lost : null))
        violated('the key is not that of the lost pause');
    }
    const { step, from } = edge;
    if (!isWorldStep(step) || step.step !== 'finished' || step.child !== 'sipPause' || from === null) return lost;
    const end = step.as as 'Closed' | { kind?: string; lost?: LostPause };
    if (end === 'Closed') return lost;
    return typeof end === 'object' && end.lost ? { id: from.context.pausing?._id ?? '', lost: end.lost } : null;
  },
};

/** INV-04, INV-22: the SWP dialog opens for an order that allows a SWP and has none, and receives its own lost plan. */
const asksForTheTermsOfASwp: Monitor<Context, { id: string; lost: SwpRegistrationInput['lost'] } | null> = {
  name: 'INV-04 INV-22',
  start: null,
  step(lost, edge) {
    const asked = startOf(edge, 'swpRegistration') as unknown as SwpRegistrationInput | undefined;
    if (asked) {
      const { is_swp_allowed: isAllowed, mf_order_swp_enabled: isRunning, _id } = asked.order;
      if (!isAllowed || isRunning) violated('a SWP is registered on an order that does not allow it');
      if (!isSame(asked.lost, lost?.id === _id ? lost.lost : null)) violated('the plan is not that of the lost SWP');
    }
    const { step, from } = edge;
    if (!isWorldStep(step) || step.step !== 'finished' || step.child !== 'swpRegistration' || from === null)
      return lost;
    const end = step.as as string | { lost?: SwpRegistrationInput['lost'] };
    const id = from.context.withdrawing?._id ?? '';
    // The dialog was closed with another plan in its form, or with none.
    if (typeof end === 'string' && end.startsWith('Closed')) return lost;
    if (typeof end === 'object' && end.lost) return { id, lost: end.lost };
    return lost?.id === id ? null : lost;
  },
};

const changesByAnswersOnly: Monitor<Context, null> = {
  name: 'INV-32',
  start: null,
  step(_, edge) {
    if (edge.from === null || isDone(edge, 'getOrderStatus')) return null;
    const expected = ordersAfter(edge);
    if (!isSame(edge.to.context.orders, expected === 'same' ? edge.from.context.orders : expected))
      violated(failureAt(edge) ? 'a failure changed the list' : 'the list differs from the answer');
    return null;
  },
};

/** The answer belongs to the order that was requested last, and changes no other; an aborted request has no answer. */
const ownOrderOnly: Monitor<Context, string> = {
  name: 'INV-61',
  start: '',
  step(asked, edge) {
    const start = startOf(edge, 'getOrderStatus');
    if (isDone(edge, 'getOrderStatus') && edge.from !== null && isWorldStep(edge.step) && edge.step.step === 'done') {
      const { _id } = (edge.step.answer as { result: Order }).result;
      const others = ({ context }: { context: Context }) => context.orders.filter((order) => order._id !== _id);
      if (!isSame(others(edge.from), others(edge.to))) violated('an answer changed another order');
      if (edge.to.context.openId !== asked) violated('an answer opens a row that was not requested');
    }
    if (!start) return asked;
    return (start.request as { selected_order: Order }).selected_order._id;
  },
};

describe('invariants', () => {
  const prove = proving(orderListJourneys, orderListWorld);
  const proveActing = proving(orderListJourneys, orderActingWorld);
  for (const { title, run } of [
    ...prove(changesByAnswersOnly, {
      'a failed refresh empties the list': chart.provide({ actions: { setListFailure: assign({ orders: [] }) } }),
      'an answer without a list retains the previous one': chart.provide({ actions: { replaceOrders: () => undefined } }),
      'closing a row removes the orders': chart.provide({ actions: { clearRowNotice: assign({ orders: [] }) } }),
    }),
    ...proveActing(asksForItsPin, {
      'every order is accepted': chart.provide({
        guards: {
          mayCancel: ({ context, event }) =>
            event.type === 'cancellation.requested' && context.orders.some(({ _id }) => _id === event.id),
        },
      }),
      'the key of a lost cancellation is cleared': chart.provide({
        actions: { recordCancellation: assign({ cancelling: null }) },
      }),
    }),
    ...proveActing(asksHowManyToPause, {
      'every SIP is accepted': chart.provide({
        guards: {
          mayPause: ({ context, event }) => 'id' in event && context.orders.some(({ _id }) => _id === event.id),
        },
      }),
      'the key of a lost pause is cleared': chart.provide({ actions: { recordPause: assign({ pausing: null }) } }),
    }),
    ...proveActing(asksForTheTermsOfASwp, {
      'every order is accepted': chart.provide({
        guards: {
          mayRegisterSwp: ({ context, event }) => 'id' in event && context.orders.some(({ _id }) => _id === event.id),
        },
      }),
      'a lost SWP is cleared': chart.provide({ actions: { recordSwpRegistration: assign({ withdrawing: null }) } }),
    }),
    ...prove(ownOrderOnly, {
      'an answer replaces the first order': chart.provide({
        actions: { replaceOrder: assign(({ context }) => ({ orders: [cancelledOrder, ...context.orders.slice(1)] })) },
      }),
      'a row opened while another is fetched gets the answer of the other': mutant(chart, 'details.fetching', {
        on: { 'row.opened': { actions: 'setOpenRow' } },
      }),
    }),
    ...prove(
      keepsDraft<Context>(({ chosen, openId }) => ({ chosen, openId })),
      {
        'a failure changes the filter': chart.provide({
          actions: { setListFailure: assign({ chosen: ['is_order_rejected'] }) },
        }),
      },
    ),
  ])
    test(title, run);
});
