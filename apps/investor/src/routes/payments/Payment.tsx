import { accepted, asChosen, payment, paymentKeeps, selectedOrderOf, type PaymentInput } from '@folioflow/flows';
import { Payment } from '@folioflow/ui/screens/payments/Payment/Payment';
import { keepIn, useNavigationState } from '@folioflow/wiring';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { submitPaymentForm } from '../../ports/submit-payment-form.ts';
import { useApp } from '../../wiring/app-context.ts';
import { AskedOrderAt } from '../orders/AskedOrderAt.tsx';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export function PaymentRoute() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const order = useNavigationState(selectedOrderOf);
  // The order is taken from the history: a reload, or Back from the gateway, must not start a second payment (INV-05).
  useEffect(() => void navigate(pathname, { replace: true, state: null }), [navigate, pathname]);
  if (order === null) return <Paying order={null} />;
  return <AskedOrderAt order={order}>{(answered) => <Paying order={asChosen(answered, order)} />}</AskedOrderAt>;
}

function Paying({ order }: Pick<PaymentInput, 'order'>) {
  const { config, stores } = useApp();
  const { view, onExit } = useWiredFlow(
    ({ provider: { initiatePayment } }) =>
      payment({
        initiatePayment,
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
