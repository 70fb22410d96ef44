import { mandateChoiceJourneys } from '@folioflow/flows/testing';
import { storyDesk } from '../../../parts/ImageUpload/story-desk.ts';
import { flowStories } from '../../../testing/flow-story.tsx';
import { MandateList } from './MandateList.tsx';

const at = flowStories(mandateChoiceJourneys);

export default { title: 'Flows/Banking/MandateList', component: MandateList, args: { desk: storyDesk } };
export const Loading = at('LookingAfterLoading');
export const Unavailable = at('LookingAfterUnavailable');
export const Listed = at('LookingAfter');
export const ListedEmpty = at('LookingAfterEmptyList');
export const ListedRegisteringForbidden = at('LookingAfterRegisteringForbidden');
export const ListedWithoutPrimaryAccount = at('LookingAfterWithoutPrimaryAccount');
export const ListedAfterRefusedRefresh = at('LookingAfterRefusedRefresh');
export const ListedAfterLostCancellation = at('LookingAfterLostCancellation');
export const ListedAfterRegistration = at('LookingAfterRegistration');
export const Refreshing = at('LookingAfterRefreshing');
export const Registering = at('LookingAfterRegistering');
export const Signing = at('LookingAfterSigning');
export const SigningAgain = at('LookingAfterReupload');
export const ConfirmingCancellation = at('LookingAfterConfirmingCancellation');
