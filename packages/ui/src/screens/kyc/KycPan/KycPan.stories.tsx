import { kycPanJourneys, sampleCard } from '@folioflow/flows/testing';
import { storyBrowser } from '../../../parts/testing/story-browser.ts';
import { flowStories } from '../../../testing/flow-story.tsx';
import { KycPan } from './KycPan.tsx';

const at = flowStories(kycPanJourneys, {
  ...storyBrowser,
  imageStore: { ...storyBrowser.imageStore, addressOf: () => sampleCard },
});

export default { title: 'Flows/KYC/KycPan', component: KycPan };
export const Loading = at('Loading');
export const Unavailable = at('Unavailable');
export const UnavailableWithCurrentStage = at('UnavailableWithCurrentStage');
export const PresentingCard = at('PresentingCard');
export const PresentingCardChosen = at('PresentingCardChosen');
export const PresentingCardNotAllowed = at('PresentingCardNotAllowed');
export const PresentingCardAfterRefusal = at('PresentingCardAfterRefusal');
export const PresentingCardAfterLostAnswer = at('PresentingCardAfterLostAnswer');
export const PresentingCardAgain = at('PresentingCardAgain');
export const CorrectingBirthDate = at('CorrectingBirthDate');
export const CorrectingBirthDateImpossible = at('CorrectingBirthDateImpossible');
export const CorrectingBirthDateAfterTick = at('CorrectingBirthDateAfterTick');
export const ReviewingUnconfirmed = at('ReviewingUnconfirmed');
export const ReviewingWithoutConfirmation = at('ReviewingWithoutConfirmation');
export const ReviewingUnsettled = at('ReviewingUnsettled');
export const ReviewingSettled = at('ReviewingSettled');
export const ReviewingConfirmed = at('ReviewingConfirmed');
export const ReviewingAfterRefusal = at('ReviewingAfterRefusal');
export const ReviewingAfterLostAnswer = at('ReviewingAfterLostAnswer');
export const Submitting = at('Submitting');
export const Verified = at('Verified');
export const VerifiedEditable = at('VerifiedEditable');
export const VerifiedBeforeSignature = at('VerifiedBeforeSignature');
