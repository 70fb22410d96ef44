import { kycAadhaar } from '@folioflow/flows';
import { KycAadhaar } from '@folioflow/ui/screens/kyc/KycAadhaar/KycAadhaar';
import { prepareImage } from '../../ports/prepare-image.ts';
import { useImageOrigin } from '../../wiring/use-image-origin.ts';
import { useImages } from '../../wiring/use-images.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export function KycAadhaarRoute() {
  const images = useImages();
  const flow = useWiredFlow(
    ({ provider: { getStageInfo, verifyIdProof, verifyStage } }) =>
      kycAadhaar({
        getStageInfo,
        verifyStage,
        prepareImage: prepareImage(images),
        verifyIdProof: ({ upload_aadhaar, ...request }, scope) =>
          verifyIdProof({ ...request, upload_aadhaar: upload_aadhaar.map(images.fileOf) }, scope),
      }),
    {},
  );
  return <KycAadhaar {...flow} imageStore={images} imageOrigin={useImageOrigin()} />;
}
