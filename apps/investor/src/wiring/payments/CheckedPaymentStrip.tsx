import { PaymentStrip } from '@folioflow/ui/parts/order/PaymentStrip/PaymentStrip';
import { useExitNavigation } from '@folioflow/wiring';
import { useNextPayments } from './use-next-payments.ts';

/** The strip about the next payments, checked when it is first shown. */
export function CheckedPaymentStrip() {
  const { payments, retry } = useNextPayments();
  return <PaymentStrip payments={payments} onRetry={retry} onExit={useExitNavigation()} />;
}
