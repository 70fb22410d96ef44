import { personalWizardJourneys } from '@folioflow/flows/testing';
import { storyDesk } from '../../../parts/ImageUpload/story-desk.ts';
import { storyCamera } from '../../../parts/PhotoCapture/story-camera.ts';
import { flowStories } from '../../../testing/flow-story.tsx';
import { PersonalWizard } from './PersonalWizard.tsx';

const at = flowStories(personalWizardJourneys, {
  desk: storyDesk,
  camera: storyCamera,
  imageOrigin: 'https://provider.example',
});

export default { title: 'Flows/Kyc/PersonalWizard', component: PersonalWizard };
export const Loading = at('Loading');
export const LoadingForgedStep = at('LoadingForgedStep');
export const Unavailable = at('Unavailable');
export const UnavailableWithCurrentStage = at('UnavailableWithCurrentStage');
export const Summary = at('Summary');
export const SummaryLongTexts = at('SummaryLongTexts');
export const UnavailableLongText = at('UnavailableLongText');
export const AddressDetailing = at('AddressDetailing');
export const AddressInvalid = at('AddressInvalid');
export const AddressSkipped = at('AddressSkipped');
export const IncomeDetailing = at('IncomeDetailing');
export const IncomeWithoutPrevious = at('IncomeWithoutPrevious');
export const FetchingNominee = at('FetchingNominee');
export const FetchingPhoto = at('FetchingPhoto');
export const NomineeNotFetched = at('NomineeNotFetched');
export const FetchingNomineeAgain = at('FetchingNomineeAgain');
export const Nominating = at('Nominating');
export const NominatingLocked = at('NominatingLocked');
export const VerifyingNominee = at('VerifyingNominee');
export const VerifyingNomineeAfterWrongCode = at('VerifyingNomineeAfterWrongCode');
export const VerifyingNomineeRestored = at('VerifyingNomineeRestored');
export const CodesNotSent = at('CodesNotSent');
export const NomineeVerified = at('NomineeVerified');
export const Photographing = at('Photographing');
export const PhotographingReviewed = at('PhotographingReviewed');
export const Finished = at('Finished');
export const FinishedRestored = at('FinishedRestored');
export const Left = at('Left');
