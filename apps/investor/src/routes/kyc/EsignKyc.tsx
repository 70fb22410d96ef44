import { esignKyc } from '@folioflow/flows';
import { EsignKyc } from '@folioflow/ui/screens/kyc/EsignKyc/EsignKyc';
import { openEsignWidget } from '../../ports/open-esign-widget.ts';
import { useApp } from '../../wiring/app-context.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export function EsignKycRoute() {
  const { providerUrl } = useApp().config;
  const { view, remote } = useWiredFlow(
    ({ provider: { getStageInfo, verifyStage } }) => esignKyc({ getStageInfo, verifyStage, openEsignWidget }),
    { newSubmission: () => crypto.randomUUID() },
  );
  return <EsignKyc view={view} remote={remote} imageOrigin={new URL(providerUrl).origin} />;
}
