import type { SnapshotFrom } from 'xstate';
import type { paymentMachine } from './payment.machine.ts';
import { requiredValue } from '../../kit/required-value.ts';
import { screenOf, type RootStateOf } from '../../kit/flow.ts';
import { orderTypeOf, paymentExitOf } from '../../parts/order/order-state.ts';
import { isMessageLongEnough, isPaidByUpi, displayedOrderNumber } from './payment.rules.ts';
import { payableAmountOf, paymentResultOf } from '../../parts/payment/payment-result.ts';
import type {
  PaymentApproval,
  PaymentContext,
  PaymentFailure,
  PaymentReference,
  PaymentView,
} from './payment.types.ts';

const screens = {
  orderMissing: 'orderMissing',
  initiated: 'initiating',
  waiting: 'waiting',
  redirecting: 'redirecting',
  droppingNumber: 'result',
  handedOver: 'handedOver',
  approving: 'result',
  settled: 'settled',
  messageShown: 'result',
  failed: 'result',
} as const satisfies Record<RootStateOf<typeof paymentMachine>, string>;

export function paymentView(snapshot: SnapshotFrom<typeof paymentMachine>): PaymentView {
  const { context } = snapshot;
  const screen = screenOf(snapshot, screens);
  if (screen === 'orderMissing') return { screen };
  const reference = paymentReferenceOf(context);
  if (screen === 'settled')
    return {
      screen,
      orderNumber: reference.orderNumber ?? '',
      html: context.status?.notification_html ?? '',
      payment: paymentResultOf(requiredValue(context.status?.result ?? null, 'result')),
    };
  if (screen === 'result') return paymentResultView(snapshot, reference);
  return { screen: 'underway', step: screen, isRedirect: context.answer?.is_redirect === true, reference };
}

function paymentResultView(snapshot: SnapshotFrom<typeof paymentMachine>, reference: PaymentReference): PaymentView {
  const { failure, answer, order } = snapshot.context;
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
    approval: snapshot.matches('approving') ? paymentApprovalOf(snapshot) : null,
    reference,
  };
}

const paymentApprovalOf = (snapshot: SnapshotFrom<typeof paymentMachine>): PaymentApproval => ({
  checkedUntil: snapshot.matches({ approving: 'awaiting' }) ? snapshot.context.checkedUntil : null,
  isChecking: snapshot.hasTag('busy'),
  canCheck: snapshot.can({ type: 'check.requested' }),
});

/** A failure without a message shows the not-found text (OM-148, OM-153, OM-331, AD-030, AD-091). */
const shownFailureText = ({ text }: PaymentFailure): string | null => (isMessageLongEnough(text) ? text : null);

const paymentReferenceOf = ({ order, answer }: PaymentContext): PaymentReference => ({
  orderNumber:
    answer !== null && answer.order_number !== '' ? answer.order_number : order && displayedOrderNumber(order),
  amount: order === null ? '' : payableAmountOf(order),
});
