import { PaymentStrip } from '@folioflow/ui/parts/order/PaymentStrip/PaymentStrip';
import { EmptyPortfolio } from '@folioflow/ui/screens/orders/Portfolio/EmptyPortfolio';
import { PortfolioLoading } from '@folioflow/ui/screens/orders/Portfolio/PortfolioLoading';
import { useExitNavigation } from '@folioflow/wiring';
import type { ReactNode } from 'react';
import { useNextPayments } from '../payments/use-next-payments.ts';
import { useKycCheck } from './use-kyc-check.ts';

/** The empty portfolio, once the provider has answered whether the KYC is approved. */
export function CheckedEmptyPortfolio() {
  const { check } = useKycCheck();
  const isApproved = typeof check.progress === 'object' && check.progress.kind === 'approved';
  if (!isApproved) return <EmptyPortfolio kyc={check} />;
  return (
    <UninvestedPayments>
      <EmptyPortfolio kyc={check} />
    </UninvestedPayments>
  );
}

/**
 * An order that waits for its payment, or the first debit, above the start; neither where nothing is ahead. A failed
 * check remains with its result, which replaces the focused retry.
 */
function UninvestedPayments({ children }: { children: ReactNode }) {
  const { payments, retry, isRetried } = useNextPayments();
  const leave = useExitNavigation();
  if (payments === 'checking') return <PortfolioLoading />;
  const isAnyAhead = typeof payments !== 'object' || payments.waiting.length > 0 || payments.nextDebit !== null;
  return (
    <>
      {(isAnyAhead || isRetried) && <PaymentStrip payments={payments} onRetry={retry} onExit={leave} />}
      {children}
    </>
  );
}
