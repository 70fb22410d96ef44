import type { MandateRegistrationView, Remote, mandateRegistrationFlow } from '@folioflow/flows';
import type { ImageStore } from '../../form/ImageUpload/ImageUpload.tsx';

export interface MandateRegistrationProps {
  view: MandateRegistrationView;
  remote: Remote<typeof mandateRegistrationFlow>;
  imageStore: ImageStore;
}
