import { useLingui } from '@lingui/react';
import { esignKyc } from '@folioflow/flows';
import { EsignKyc } from '@folioflow/ui/screens/kyc/EsignKyc/EsignKyc';
import { openEsignWidget } from '../../ports/open-esign-widget.ts';
import { useImageOrigin } from '../../wiring/use-image-origin.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export function EsignKycRoute() {
  const { i18n } = useLingui();
  const flow = useWiredFlow(
    ({ provider: { getStageInfo, verifyStage } }) =>
      esignKyc({ getStageInfo, verifyStage, openEsignWidget: openEsignWidget(i18n) }),
    {},
  );
  return <EsignKyc {...flow} imageOrigin={useImageOrigin()} />;
}
