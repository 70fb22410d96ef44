import { createCachedLoader } from '@folioflow/ui/on-demand';
import { OnDemand } from '@folioflow/ui/parts/page/OnDemand/OnDemand';
import { PaymentStripFrame } from '@folioflow/ui/parts/order/PaymentStrip/PaymentStripFrame';
import { whenFirstReadsReceived } from '@folioflow/wiring';
import { useEffect, useState } from 'react';
import { useApp } from '../app-context.ts';
import { readStoredKycProgress } from '../stored-session.ts';

const loadStrip = createCachedLoader(async () => (await import('./CheckedPaymentStrip.tsx')).CheckedPaymentStrip);

/**
 * The strip about the next payments. Above it, an unfinished KYC has the only notice, and no order can be placed. Its
 * code is requested after the first reads of the page.
 */
export function PaymentStripPlace() {
  const { stores } = useApp();
  const [isKycUnfinished] = useState(() => readStoredKycProgress(stores) === 'unfinished');
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    void whenFirstReadsReceived().then(() => setDue(true));
  }, []);
  if (isKycUnfinished) return null;
  const placeholder = <PaymentStripFrame isBusy isPlaceholder />;
  return isDue ? <OnDemand load={loadStrip} props={{}} fetching={placeholder} /> : placeholder;
}
