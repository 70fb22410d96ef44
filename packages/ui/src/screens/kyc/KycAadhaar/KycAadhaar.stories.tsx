import { kycAadhaarJourneys, sampleCard } from '@folioflow/flows/testing';
import { storyBrowser } from '../../../parts/testing/story-browser.ts';
import { flowStories } from '../../../testing/flow-story.tsx';
import { KycAadhaar } from './KycAadhaar.tsx';

const at = flowStories(kycAadhaarJourneys, {
  ...storyBrowser,
  imageStore: { ...storyBrowser.imageStore, addressOf: () => sampleCard },
});

export default { title: 'Flows/KYC/KycAadhaar', component: KycAadhaar };
export const Loading = at('Loading');
export const Unavailable = at('Unavailable');
export const UnavailableAfterFault = at('UnavailableAfterFault');
export const PresentingCard = at('PresentingCard');
export const PresentingCardOneSide = at('PresentingCardOneSide');
export const PresentingCardBothSides = at('PresentingCardBothSides');
export const PresentingCardBackMissing = at('PresentingCardBackMissing');
export const PresentingCardFrontMissing = at('PresentingCardFrontMissing');
export const PresentingCardShortRefusal = at('PresentingCardShortRefusal');
export const PresentingCardLongRefusal = at('PresentingCardLongRefusal');
export const PresentingCardNotAllowed = at('PresentingCardNotAllowed');
export const ReviewingUnconfirmed = at('ReviewingUnconfirmed');
export const ReviewingConfirmed = at('ReviewingConfirmed');
export const ReviewingAfterRefusal = at('ReviewingAfterRefusal');
export const ReviewingAfterLostAnswer = at('ReviewingAfterLostAnswer');
export const Submitting = at('Submitting');
export const Verified = at('Verified');
export const VerifiedEditable = at('VerifiedEditable');
export const Left = at('Left');
