import { myKyc, myKycRequest } from '@folioflow/flows';
import { MyKyc } from '@folioflow/ui/screens/kyc/MyKyc/MyKyc';
import { useImageOrigin } from '../../wiring/use-image-origin.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export function MyKycRoute() {
  const flow = useWiredFlow(({ provider: { getStageInfo } }) => myKyc({ getStageInfo }), { request: myKycRequest });
  return <MyKyc {...flow} imageOrigin={useImageOrigin()} />;
}
