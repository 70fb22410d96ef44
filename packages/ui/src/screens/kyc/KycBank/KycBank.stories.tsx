import { kycBankJourneys } from '@folioflow/flows/testing';
import { storyBrowser } from '../../../parts/testing/story-browser.ts';
import { flowStories } from '../../../testing/flow-story.tsx';
import { KycBank } from './KycBank.tsx';

const at = flowStories(kycBankJourneys, storyBrowser);

export default { title: 'Flows/KYC/KycBank', component: KycBank };
export const Loading = at('Loading');
export const Unavailable = at('Unavailable');
export const UnavailableWithCurrentStage = at('UnavailableWithCurrentStage');
export const Detailing = at('Detailing');
export const DetailingAfterRefusal = at('DetailingAfterRefusal');
export const DetailingAfterChange = at('DetailingAfterChange');
export const PresentingCheque = at('PresentingCheque');
export const PresentingChequeAfterRefusal = at('PresentingChequeAfterRefusal');
export const PresentingAnotherCheque = at('PresentingAnotherCheque');
export const Reviewing = at('Reviewing');
export const ReviewingAfterRefusal = at('ReviewingAfterRefusal');
export const ReviewingAfterLostAnswer = at('ReviewingAfterLostAnswer');
export const Submitting = at('Submitting');
export const Verified = at('Verified');
export const VerifiedBefore = at('VerifiedBefore');
export const OlderVariant = at('OlderVariant');
export const OlderVariantVerified = at('OlderVariantVerified');
