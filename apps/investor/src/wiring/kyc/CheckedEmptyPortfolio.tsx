import { EmptyPortfolio } from '@folioflow/ui/screens/orders/Portfolio/EmptyPortfolio';
import { useKycCheck } from './use-kyc-check.ts';

/** The empty portfolio, once the provider has answered whether the KYC is approved. */
export const CheckedEmptyPortfolio = () => <EmptyPortfolio kyc={useKycCheck().check} />;
