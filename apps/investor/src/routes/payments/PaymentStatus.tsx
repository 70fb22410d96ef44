import { paymentKeeps, paymentStatus } from '@folioflow/flows';
import { PaymentStatus } from '@folioflow/ui/screens/payments/PaymentStatus/PaymentStatus';
import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../wiring/app-context.ts';
import { useExit } from '../../wiring/exits.ts';
import { keepIn, keptIn } from '../../wiring/kept.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export function PaymentStatusRoute() {
  const { stores } = useApp();
  const [orderNumber, setOrderNumber] = useState<string | null | undefined>(undefined);
  const isTaken = useRef(false);
  // Taken once: StrictMode runs an effect twice, and the second run would find nothing.
  useEffect(() => {
    if (isTaken.current) return;
    isTaken.current = true;
    setOrderNumber(keptIn(stores, paymentKeeps));
    keepIn(stores, paymentKeeps, null);
  }, [stores]);
  return orderNumber === undefined ? null : <Status orderNumber={orderNumber} />;
}

function Status({ orderNumber }: { orderNumber: string | null }) {
  const flow = useWiredFlow(({ provider: { getPaymentStatus } }) => paymentStatus({ getPaymentStatus }), {
    orderNumber,
  });
  return <PaymentStatus {...flow} onExit={useExit()} />;
}
