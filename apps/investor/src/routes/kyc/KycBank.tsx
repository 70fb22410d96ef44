import { kycBank } from '@folioflow/flows';
import { KycBank } from '@folioflow/ui/screens/kyc/KycBank/KycBank';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { createImageRegistry } from '../../ports/image-registry.ts';
import { prepareImage } from '../../ports/prepare-image.ts';
import { useApp } from '../../wiring/app-context.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export function KycBankRoute() {
  const { providerUrl } = useApp().config;
  const { search } = useLocation();
  const [images] = useState(() => createImageRegistry());
  const { view, remote } = useWiredFlow(
    ({ provider: { getStageInfo, verifyBankAccount, uploadCheque, verifyStage } }) =>
      kycBank({
        getStageInfo,
        verifyBankAccount,
        verifyStage,
        prepareImage: prepareImage(images),
        uploadCheque: ({ upload_addbank, ...request }, scope) =>
          uploadCheque({ ...request, upload_addbank: upload_addbank.map(images.fileOf) }, scope),
      }),
    {
      variant: new URLSearchParams(search).get('variant') === 'older' ? 'older' : 'current',
      newSubmission: () => crypto.randomUUID(),
    },
  );
  useEffect(() => images.clear, [images]);
  return <KycBank view={view} remote={remote} desk={images} imageOrigin={new URL(providerUrl).origin} />;
}
