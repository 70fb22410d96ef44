import type { SnapshotFrom } from 'xstate';
import type { paymentMachine } from './payment.machine.ts';
import { screenOf, type RootOf } from '../../kit/flow.ts';
import { orderTypeOf, payExitOf } from '../../parts/order-state.ts';
import { amountOf, isMessage, isPaidByUpi, shownNumberOf } from './payment.rules.ts';
import type { PaymentContext, PaymentFailure, PaymentReference, PaymentView } from './payment.types.ts';

const screens = {
  orderMissing: 'orderMissing',
  initiated: 'initiating',
  waiting: 'waiting',
  redirecting: 'redirecting',
  droppingNumber: 'told',
  handedOver: 'handedOver',
  messageShown: 'told',
  failed: 'told',
} as const satisfies Record<RootOf<typeof paymentMachine>, string>;

export function paymentView(snapshot: SnapshotFrom<typeof paymentMachine>): PaymentView {
  const { context } = snapshot;
  const screen = screenOf(snapshot, screens);
  if (screen === 'orderMissing') return { screen };
  const reference = referenceOf(context);
  if (screen === 'told') return toldBy(context, reference);
  return { screen: 'underway', step: screen, isRedirect: context.answer?.is_redirect === true, reference };
}

function toldBy({ failure, answer, order }: PaymentContext, reference: PaymentReference): PaymentView {
  if (failure !== null)
    return {
      screen: 'failed',
      kind: failure.kind,
      text: saidBy(failure),
      reference,
      payAgain: failure.kind === 'unknown' || order === null ? null : payExitOf(order, orderTypeOf(order, 'single')),
    };
  const html = answer?.input_html ?? '';
  return {
    screen: 'messageShown',
    html,
    text: html === '' ? (answer?.messageText ?? '') : '',
    isUpi: order !== null && isPaidByUpi(order),
    reference,
  };
}

/** A failed request shows the not-found text (OM-153, OM-331). */
function saidBy({ kind, text, isAnswerLost }: PaymentFailure): string | null {
  if (kind === 'notHandedOver' || isAnswerLost) return '';
  return isMessage(text) ? text : null;
}

const referenceOf = ({ order, answer }: PaymentContext): PaymentReference => ({
  orderNumber: answer !== null && answer.order_number !== '' ? answer.order_number : order && shownNumberOf(order),
  amount: order === null ? '' : amountOf(order),
});
