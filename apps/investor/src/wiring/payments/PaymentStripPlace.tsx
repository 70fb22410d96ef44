import { createCachedLoader } from '@folioflow/ui/on-demand';
import { OnDemand } from '@folioflow/ui/parts/page/OnDemand/OnDemand';
import { PaymentStripFrame } from '@folioflow/ui/parts/order/PaymentStrip/PaymentStripFrame';
import { useState } from 'react';
import { useApp } from '../app-context.ts';
import { readStoredKycProgress } from '../stored-session.ts';

const loadStrip = createCachedLoader(async () => (await import('./CheckedPaymentStrip.tsx')).CheckedPaymentStrip);

/** The strip about the next payments. Above it, an unfinished KYC has the only notice, and no order can be placed. */
export function PaymentStripPlace() {
  const { stores } = useApp();
  const [isKycUnfinished] = useState(() => readStoredKycProgress(stores) === 'unfinished');
  if (isKycUnfinished) return null;
  return <OnDemand load={loadStrip} props={{}} fetching={<PaymentStripFrame isBusy isPlaceholder />} />;
}
