import { accepted, payment, selectedOrderOf } from '@folioflow/flows';
import { Payment } from '@folioflow/ui/screens/payments/Payment/Payment';
import { useLocation } from 'react-router-dom';
import { submitPaymentForm } from '../../ports/submit-payment-form.ts';
import { useApp } from '../../wiring/app-context.ts';
import { keepPaymentNumber } from '../../wiring/payment-number.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export function PaymentRoute() {
  const { config } = useApp();
  const { state } = useLocation() as { state: unknown };
  const { view } = useWiredFlow(
    ({ provider: { initiatePayment } }) =>
      payment({
        initiatePayment,
        submitPaymentForm,
        storage: ({ paymentOrderNumber }) => {
          keepPaymentNumber(paymentOrderNumber);
          return Promise.resolve(accepted(null));
        },
      }),
    { order: selectedOrderOf(state), allowedOrigins: config.paymentOrigins, newSubmission: () => crypto.randomUUID() },
  );
  return <Payment view={view} />;
}
