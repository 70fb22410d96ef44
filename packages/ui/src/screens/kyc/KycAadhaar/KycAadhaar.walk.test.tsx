import { kycAadhaarJourneys, kycAadhaarWorld } from '@folioflow/flows/testing';
import { cardGestures, cardSigns } from '../../../parts/stage/CardStage/testing/card-gestures.ts';
import { storyImageStore } from '../../../parts/form/ImageUpload/story-image-store.ts';
import { walkScreen } from '../../../parts/testing/walk-screen.tsx';
import { KycAadhaar } from './KycAadhaar.tsx';

walkScreen({
  journeys: kycAadhaarJourneys,
  world: kycAadhaarWorld,
  Screen: KycAadhaar,
  screenProps: { imageStore: storyImageStore, imageOrigin: 'https://provider.example' },
  gestures: cardGestures('Upload another Aadhaar card'),
  shows: cardSigns,
});
