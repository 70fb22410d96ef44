import { dayInIndia } from '@folioflow/ui';
import { KycPan } from '@folioflow/ui/screens/kyc/KycPan/KycPan';
import { pageImagesOf } from '../../ports/prepare-image.ts';
import { useImageOrigin } from '../../wiring/use-image-origin.ts';
import { useImages } from '../../wiring/use-images.ts';
import { useApp } from '../../wiring/app-context.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';
import { wireKycPan } from './wire-kyc-pan.ts';

export function KycPanRoute() {
  const images = useImages();
  const { providerNow } = useApp();
  const flow = useWiredFlow((app) => wireKycPan(app, pageImagesOf(images)), {
    today: () => dayInIndia(providerNow()),
  });
  return <KycPan {...flow} imageStore={images} imageOrigin={useImageOrigin()} />;
}
