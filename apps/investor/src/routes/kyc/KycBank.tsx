import { KycBank } from '@folioflow/ui/screens/kyc/KycBank/KycBank';
import { usePageVariant } from '@folioflow/wiring';
import { pageImagesOf } from '../../ports/prepare-image.ts';
import { useImageOrigin } from '../../wiring/use-image-origin.ts';
import { useImages } from '../../wiring/use-images.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';
import { wireKycBank } from './wire-kyc-bank.ts';

export function KycBankRoute() {
  const images = useImages();
  const flow = useWiredFlow((app) => wireKycBank(app, pageImagesOf(images)), { variant: usePageVariant() });
  return <KycBank {...flow} imageStore={images} imageOrigin={useImageOrigin()} />;
}
