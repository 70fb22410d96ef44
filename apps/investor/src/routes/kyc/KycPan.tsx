import { kycPan } from '@folioflow/flows';
import { dayInIndia } from '@folioflow/ui';
import { KycPan } from '@folioflow/ui/screens/kyc/KycPan/KycPan';
import { useEffect, useState } from 'react';
import { createImageRegistry } from '../../ports/image-registry.ts';
import { prepareImage } from '../../ports/prepare-image.ts';
import { useApp } from '../../wiring/app-context.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export function KycPanRoute() {
  const { providerUrl } = useApp().config;
  const [images] = useState(() => createImageRegistry());
  const [today] = useState(() => dayInIndia(Date.now()));
  const { view, remote } = useWiredFlow(
    ({ provider: { getStageInfo, verifyIdProof, verifyStage } }) =>
      kycPan({
        getStageInfo,
        verifyStage,
        prepareImage: prepareImage(images),
        verifyIdProof: ({ upload_pan, ...request }, scope) =>
          verifyIdProof({ ...request, upload_pan: images.fileOf(upload_pan) }, scope),
      }),
    { today, newSubmission: () => crypto.randomUUID() },
  );
  useEffect(() => images.clear, [images]);
  return <KycPan view={view} remote={remote} desk={images} imageOrigin={new URL(providerUrl).origin} />;
}
