import { kycAadhaarJourneys, kycAadhaarWorld } from '@folioflow/flows/testing';
import { cardGestures, cardSigns } from '../../../parts/CardStage/testing/card-gestures.ts';
import { storyDesk } from '../../../parts/ImageUpload/story-desk.ts';
import { walkScreen } from '../../../parts/testing/walked-screen.tsx';
import { KycAadhaar, type KycAadhaarProps } from './KycAadhaar.tsx';

const Stage = (props: Omit<KycAadhaarProps, 'desk' | 'imageOrigin'>) => (
  <KycAadhaar {...props} desk={storyDesk} imageOrigin="https://provider.example" />
);

walkScreen({
  journeys: kycAadhaarJourneys,
  world: kycAadhaarWorld,
  Screen: Stage,
  gestures: cardGestures('Upload another Aadhaar card'),
  shows: cardSigns,
});
