import { portfolio } from '@folioflow/flows';
import { createCachedLoader } from '@folioflow/ui/on-demand';
import { OnDemand } from '@folioflow/ui/parts/page/OnDemand/OnDemand';
import { Portfolio } from '@folioflow/ui/screens/orders/Portfolio/Portfolio';
import { PortfolioLoading } from '@folioflow/ui/screens/orders/Portfolio/PortfolioLoading';
import { KycBannerPlace } from '../../wiring/kyc/KycBannerPlace.tsx';
import { PaymentStripPlace } from '../../wiring/payments/PaymentStripPlace.tsx';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';
import { HoldingsOfPortfolio } from './HoldingsOfPortfolio.tsx';

const loadBanner = createCachedLoader(
  async () => (await import('../../wiring/kyc/StoredKycBanner.tsx')).StoredKycBanner,
);
const loadEmpty = createCachedLoader(
  async () => (await import('../../wiring/kyc/CheckedEmptyPortfolio.tsx')).CheckedEmptyPortfolio,
);

export function PortfolioRoute() {
  const flow = useWiredFlow(({ provider: { getPortfolio } }) => portfolio({ getPortfolio }), { request: {} });
  return (
    <Portfolio
      {...flow}
      empty={<OnDemand load={loadEmpty} props={{}} fetching={<PortfolioLoading />} />}
      banner={
        <>
          <KycBannerPlace load={loadBanner} isDue />
          <PaymentStripPlace />
        </>
      }
      holdings={<HoldingsOfPortfolio />}
    />
  );
}
