import { createPaymentSourceLoader, paymentPlanOf, type PaymentSource } from '@folioflow/flows';
import { dayInIndia } from '@folioflow/ui';
import type { NextPayments } from '@folioflow/ui/parts/order/PaymentStrip/PaymentStrip';
import { useLateReturn } from '@folioflow/wiring';
import { useCallback, useEffect, useState } from 'react';
import { useApp } from '../app-context.ts';

/** Debits and unpaid orders are in these lists. */
const sources = ['single', 'xsip'] as const satisfies readonly PaymentSource[];

interface NextPaymentsCheck {
  readonly payments: NextPayments;
  /** Requests the lists again. */
  readonly retry: () => void;
  readonly isRetried: boolean;
}

/** Checks the next payments by two requests that raise no notice above the page; a failed check can be repeated. */
export function useNextPayments(): NextPaymentsCheck {
  const { provider, providerNow } = useApp();
  const [payments, setPayments] = useState<NextPayments>('checking');
  const [retries, setRetries] = useState(0);
  const retry = useCallback(() => {
    setPayments('rechecking');
    setRetries((count) => count + 1);
  }, []);
  const [returns, setReturns] = useState(0);
  useLateReturn(() => setReturns((count) => count + 1));
  useEffect(() => {
    const controller = new AbortController();
    const load = createPaymentSourceLoader(provider);
    // After its signal is aborted, a call of the provider never settles.
    load(sources, { signal: controller.signal }).then(
      (outcome) => {
        const isComplete =
          outcome.kind === 'accepted' && sources.every((source) => outcome.answer.sources[source] !== null);
        setPayments(isComplete ? paymentPlanOf(outcome.answer.sources, dayInIndia(providerNow())) : 'unchecked');
      },
      () => setPayments('unchecked'),
    );
    return () => controller.abort();
  }, [provider, providerNow, retries, returns]);
  return { payments, retry, isRetried: retries > 0 };
}
