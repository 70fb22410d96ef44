import { copyChosenPaymentMode, parseSelectedOrder, type PaymentInput } from '@folioflow/flows';
import { Payment } from '@folioflow/ui/screens/payments/Payment/Payment';
import { useLateReturn, useNavigationState, useUnansweredSubmissions } from '@folioflow/wiring';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { submitPaymentForm } from '../../ports/submit-payment-form.ts';
import { useApp } from '../../wiring/app-context.ts';
import { FetchedOrder } from '../orders/FetchedOrder.tsx';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';
import { wirePayment } from './wire-payment.ts';

export function PaymentRoute() {
  const navigate = useNavigate();
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const order = useNavigationState(parseSelectedOrder);
  // The order is removed from the history: a reload or Back from the gateway must not start a second payment (INV-05).
  const hasState = state !== null;
  useEffect(() => {
    if (hasState) void navigate(pathname, { replace: true, state: null });
  }, [navigate, pathname, hasState]);
  if (order === null) return <PaymentContainer order={null} />;
  return (
    <FetchedOrder order={order}>
      {(answered) => <PaymentContainer order={copyChosenPaymentMode(answered, order)} />}
    </FetchedOrder>
  );
}

function PaymentContainer({ order }: Pick<PaymentInput, 'order'>) {
  const { config } = useApp();
  const unanswered = useUnansweredSubmissions();
  const flow = useWiredFlow((app) => wirePayment(app, unanswered, submitPaymentForm), {
    order,
    allowedOrigins: config.paymentOrigins,
  });
  useLateReturn(() => flow.remote.send({ type: 'check.requested' }));
  return <Payment {...flow} />;
}
