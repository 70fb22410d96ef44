import { portfolio } from '@folioflow/flows';
import { KycBanner } from '@folioflow/ui/parts/stage/KycBanner/KycBanner';
import { Portfolio } from '@folioflow/ui/screens/orders/Portfolio/Portfolio';
import { useKycCheck } from '../../wiring/use-kyc-check.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export function PortfolioRoute() {
  const flow = useWiredFlow(({ provider: { getPortfolio } }) => portfolio({ getPortfolio }), { request: {} });
  const { view } = flow;
  const isEmpty = view.screen === 'loaded' && view.value.kind === 'empty';
  const { stored, check } = useKycCheck((known) => isEmpty || (view.screen === 'loaded' && known === 'unfinished'));
  return (
    <Portfolio {...flow} kyc={check} banner={stored === 'unfinished' && <KycBanner progress={check.progress} />} />
  );
}
