import { myKyc, myKycRequest } from '@folioflow/flows';
import { MyKyc } from '@folioflow/ui/screens/kyc/MyKyc/MyKyc';
import { useApp } from '../../wiring/app-context.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export function MyKycRoute() {
  const { config } = useApp();
  const { view, remote } = useWiredFlow(({ provider: { getStageInfo } }) => myKyc({ getStageInfo }), {
    request: myKycRequest,
  });
  return <MyKyc view={view} remote={remote} imageOrigin={new URL(config.providerUrl).origin} />;
}
