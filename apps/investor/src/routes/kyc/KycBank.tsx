import { kycBank } from '@folioflow/flows';
import { KycBank } from '@folioflow/ui/screens/kyc/KycBank/KycBank';
import { usePageVariant } from '@folioflow/wiring';
import { prepareImage } from '../../ports/prepare-image.ts';
import { useImageOrigin } from '../../wiring/use-image-origin.ts';
import { useImages } from '../../wiring/use-images.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export function KycBankRoute() {
  const images = useImages();
  const flow = useWiredFlow(
    ({ provider: { getStageInfo, verifyBankAccount, uploadCheque, verifyStage } }) =>
      kycBank({
        getStageInfo,
        verifyBankAccount,
        verifyStage,
        prepareImage: prepareImage(images),
        uploadCheque: ({ upload_addbank, ...request }, scope) =>
          uploadCheque({ ...request, upload_addbank: upload_addbank.map(images.fileOf) }, scope),
      }),
    { variant: usePageVariant() },
  );
  return <KycBank {...flow} imageStore={images} imageOrigin={useImageOrigin()} />;
}
