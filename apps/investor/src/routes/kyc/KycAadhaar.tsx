import { KycAadhaar } from '@folioflow/ui/screens/kyc/KycAadhaar/KycAadhaar';
import { pageImagesOf } from '../../ports/prepare-image.ts';
import { useImageOrigin } from '../../wiring/use-image-origin.ts';
import { useImages } from '../../wiring/use-images.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';
import { wireKycAadhaar } from './wire-kyc-aadhaar.ts';

export function KycAadhaarRoute() {
  const images = useImages();
  const flow = useWiredFlow((app) => wireKycAadhaar(app, pageImagesOf(images)), {});
  return <KycAadhaar {...flow} imageStore={images} imageOrigin={useImageOrigin()} />;
}
