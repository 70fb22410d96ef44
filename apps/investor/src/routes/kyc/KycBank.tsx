import { kycBank } from '@folioflow/flows';
import { KycBank } from '@folioflow/ui/screens/kyc/KycBank/KycBank';
import { useLocation } from 'react-router-dom';
import { prepareImage } from '../../ports/prepare-image.ts';
import { useImageOrigin } from '../../wiring/use-image-origin.ts';
import { useImages } from '../../wiring/use-images.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export function KycBankRoute() {
  const imageOrigin = useImageOrigin();
  const { search } = useLocation();
  const images = useImages();
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
  return <KycBank view={view} remote={remote} desk={images} imageOrigin={imageOrigin} />;
}
