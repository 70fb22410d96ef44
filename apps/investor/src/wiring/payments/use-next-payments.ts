import { createPaymentSourceLoader, paymentPlanOf, type PaymentSource } from '@folioflow/flows';
import { dayInIndia } from '@folioflow/ui';
import type { NextPayments } from '@folioflow/ui/parts/order/PaymentStrip/PaymentStrip';
import { useEffect, useState } from 'react';
import { useApp } from '../app-context.ts';

/** Debits and unpaid orders are in these lists. */
const sources = ['single', 'xsip'] as const satisfies readonly PaymentSource[];

/** Checks the next payments once, by two requests that raise no notice above the page. */
export function useNextPayments(): NextPayments {
  const { provider, providerNow } = useApp();
  const [payments, setPayments] = useState<NextPayments>('checking');
  useEffect(() => {
    const controller = new AbortController();
    const load = createPaymentSourceLoader(provider);
    // After its signal is aborted, a call of the provider never settles.
    load(sources, { signal: controller.signal }).then(
      (outcome) => {
        const isComplete = outcome.kind === 'accepted' && sources.every((source) => outcome.answer[source] !== null);
        setPayments(isComplete ? paymentPlanOf(outcome.answer, dayInIndia(providerNow())) : 'unchecked');
      },
      () => setPayments('unchecked'),
    );
    return () => controller.abort();
  }, [provider, providerNow]);
  return payments;
}
