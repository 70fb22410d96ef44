import type { SnapshotFrom } from 'xstate';
import type { paymentMachine } from './payment.machine.ts';
import { screenOf, type RootStateOf } from '../../kit/flow.ts';
import { orderTypeOf, paymentExitOf } from '../../parts/order/order-state.ts';
import { payableAmountOf, isMessageLongEnough, isPaidByUpi, displayedOrderNumber } from './payment.rules.ts';
import type { PaymentContext, PaymentFailure, PaymentReference, PaymentView } from './payment.types.ts';

const screens = {
  orderMissing: 'orderMissing',
  initiated: 'initiating',
  waiting: 'waiting',
  redirecting: 'redirecting',
  droppingNumber: 'result',
  handedOver: 'handedOver',
  messageShown: 'result',
  failed: 'result',
} as const satisfies Record<RootStateOf<typeof paymentMachine>, string>;

export function paymentView(snapshot: SnapshotFrom<typeof paymentMachine>): PaymentView {
  const { context } = snapshot;
  const screen = screenOf(snapshot, screens);
  if (screen === 'orderMissing') return { screen };
  const reference = paymentReferenceOf(context);
  if (screen === 'result') return paymentResultView(context, reference);
  return { screen: 'underway', step: screen, isRedirect: context.answer?.is_redirect === true, reference };
}

function paymentResultView({ failure, answer, order }: PaymentContext, reference: PaymentReference): PaymentView {
  if (failure !== null)
    return {
      screen: 'failed',
      kind: failure.kind,
      text: shownFailureText(failure),
      reference,
      payAgain:
        failure.kind === 'unknown' || order === null ? null : paymentExitOf(order, orderTypeOf(order, 'single')),
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
function shownFailureText({ kind, text, isAnswerLost }: PaymentFailure): string | null {
  if (kind === 'notHandedOver' || isAnswerLost) return '';
  return isMessageLongEnough(text) ? text : null;
}

const paymentReferenceOf = ({ order, answer }: PaymentContext): PaymentReference => ({
  orderNumber:
    answer !== null && answer.order_number !== '' ? answer.order_number : order && displayedOrderNumber(order),
  amount: order === null ? '' : payableAmountOf(order),
});
