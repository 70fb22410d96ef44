import { paymentNumberStorage, paymentStatus } from '@folioflow/flows';
import { PaymentStatus } from '@folioflow/ui/screens/payments/PaymentStatus/PaymentStatus';
import { useConsumedText, useLateReturn } from '@folioflow/wiring';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export function PaymentStatusRoute() {
  const orderNumber = useConsumedText(paymentNumberStorage);
  const flow = useWiredFlow(({ provider: { getPaymentStatus } }) => paymentStatus({ getPaymentStatus }), {
    orderNumber,
  });
  useLateReturn(() => flow.remote.send({ type: 'check.requested' }));
  return <PaymentStatus {...flow} />;
}
