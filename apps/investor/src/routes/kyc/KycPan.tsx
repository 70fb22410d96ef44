import { kycPan } from '@folioflow/flows';
import { dayInIndia } from '@folioflow/ui';
import { KycPan } from '@folioflow/ui/screens/kyc/KycPan/KycPan';
import { useState } from 'react';
import { prepareImage } from '../../ports/prepare-image.ts';
import { useImageOrigin } from '../../wiring/use-image-origin.ts';
import { useImages } from '../../wiring/use-images.ts';
import { useApp } from '../../wiring/app-context.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export function KycPanRoute() {
  const images = useImages();
  const { providerNow } = useApp();
  const [today] = useState(() => dayInIndia(providerNow()));
  const flow = useWiredFlow(
    ({ provider: { getStageInfo, verifyIdProof, verifyStage } }) =>
      kycPan({
        getStageInfo,
        verifyStage,
        prepareImage: prepareImage(images),
        verifyIdProof: ({ upload_pan, ...request }, scope) =>
          verifyIdProof({ ...request, upload_pan: images.fileOf(upload_pan) }, scope),
      }),
    { today },
  );
  return <KycPan {...flow} imageStore={images} imageOrigin={useImageOrigin()} />;
}
