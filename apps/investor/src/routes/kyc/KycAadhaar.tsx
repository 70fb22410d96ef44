import { kycAadhaar } from '@folioflow/flows';
import { KycAadhaar } from '@folioflow/ui/screens/kyc/KycAadhaar/KycAadhaar';
import { useEffect, useState } from 'react';
import { createImageRegistry } from '../../ports/image-registry.ts';
import { prepareImage } from '../../ports/prepare-image.ts';
import { useApp } from '../../wiring/app-context.ts';
import { useExit } from '../../wiring/exits.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export function KycAadhaarRoute() {
  const { providerUrl } = useApp().config;
  const exit = useExit();
  const [images] = useState(() => createImageRegistry());
  const { view, remote } = useWiredFlow(
    ({ provider: { getStageInfo, verifyIdProof, verifyStage } }) =>
      kycAadhaar({
        getStageInfo,
        verifyStage,
        prepareImage: prepareImage(images),
        verifyIdProof: ({ upload_aadhaar, ...request }, scope) =>
          verifyIdProof({ ...request, upload_aadhaar: upload_aadhaar.map(images.fileOf) }, scope),
      }),
    { newSubmission: () => crypto.randomUUID() },
    (output) => {
      if (output.kind === 'left') exit(output.exit);
    },
  );
  useEffect(() => images.clear, [images]);
  return <KycAadhaar view={view} remote={remote} desk={images} imageOrigin={new URL(providerUrl).origin} />;
}
