import { paymentStatus } from '@folioflow/flows';
import { PaymentStatus } from '@folioflow/ui/screens/payments/PaymentStatus/PaymentStatus';
import { useEffect, useRef, useState } from 'react';
import { takePaymentNumber } from '../../wiring/payment-number.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export function PaymentStatusRoute() {
  const [orderNumber, setOrderNumber] = useState<string | null | undefined>(undefined);
  const isTaken = useRef(false);
  // Taken once: StrictMode runs an effect twice, and the second run would find nothing.
  useEffect(() => {
    if (isTaken.current) return;
    isTaken.current = true;
    setOrderNumber(takePaymentNumber());
  }, []);
  return orderNumber === undefined ? null : <Status orderNumber={orderNumber} />;
}

function Status({ orderNumber }: { orderNumber: string | null }) {
  const { view } = useWiredFlow(({ provider: { getPaymentStatus } }) => paymentStatus({ getPaymentStatus }), {
    orderNumber,
  });
  return <PaymentStatus view={view} />;
}
