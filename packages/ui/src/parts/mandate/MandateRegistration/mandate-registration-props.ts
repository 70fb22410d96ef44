import type { MandateRegistrationView, Remote, mandateRegistrationFlow } from '@folioflow/flows';
import type { ImageDesk } from '../../form/ImageUpload/ImageUpload.tsx';

export interface MandateRegistrationProps {
  view: MandateRegistrationView;
  remote: Remote<typeof mandateRegistrationFlow>;
  desk: ImageDesk;
}
