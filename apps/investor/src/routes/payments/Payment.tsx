import { accepted, asChosen, payment, paymentKeeps, selectedOrderOf, type PaymentInput } from '@folioflow/flows';
import { Payment } from '@folioflow/ui/screens/payments/Payment/Payment';
import { keepIn, useNavigationState, remembering, useUnanswered } from '@folioflow/wiring';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { submitPaymentForm } from '../../ports/submit-payment-form.ts';
import { useApp } from '../../wiring/app-context.ts';
import { AskedOrderAt } from '../orders/AskedOrderAt.tsx';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export function PaymentRoute() {
  const navigate = useNavigate();
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const order = useNavigationState(selectedOrderOf);
  // The order is taken from the history: a reload, or Back from the gateway, must not start a second payment (INV-05).
  const hasState = state !== null;
  useEffect(() => {
    if (hasState) void navigate(pathname, { replace: true, state: null });
  }, [navigate, pathname, hasState]);
  if (order === null) return <Paying order={null} />;
  return <AskedOrderAt order={order}>{(answered) => <Paying order={asChosen(answered, order)} />}</AskedOrderAt>;
}

function Paying({ order }: Pick<PaymentInput, 'order'>) {
  const { config, stores } = useApp();
  const unanswered = useUnanswered();
  const { view, onExit } = useWiredFlow(
    ({ provider: { initiatePayment } }) =>
      payment({
        initiatePayment: remembering(unanswered, 'initiatePayment', initiatePayment),
        submitPaymentForm,
        storage: ({ paymentOrderNumber }) => {
          keepIn(stores, paymentKeeps, paymentOrderNumber);
          return Promise.resolve(accepted(null));
        },
      }),
    { order, allowedOrigins: config.paymentOrigins },
  );
  return <Payment view={view} onExit={onExit} />;
}
