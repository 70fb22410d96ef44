import { mandateChoiceJourneys } from '@folioflow/flows/testing';
import { storyBrowser } from '../../../parts/testing/story-browser.ts';
import { flowStories } from '../../../testing/flow-story.tsx';
import { MandateList } from './MandateList.tsx';

const at = flowStories(mandateChoiceJourneys, storyBrowser);

export default { title: 'Flows/Banking/MandateList', component: MandateList };
export const LookingAfterLoading = at('LookingAfterLoading');
export const LookingAfterUnavailable = at('LookingAfterUnavailable');
export const LookingAfter = at('LookingAfter');
export const LookingAfterEmptyList = at('LookingAfterEmptyList');
export const LookingAfterRegisteringForbidden = at('LookingAfterRegisteringForbidden');
export const LookingAfterWithoutPrimaryAccount = at('LookingAfterWithoutPrimaryAccount');
export const LookingAfterRefusedRefresh = at('LookingAfterRefusedRefresh');
export const LookingAfterLostCancellation = at('LookingAfterLostCancellation');
export const LookingAfterRegistration = at('LookingAfterRegistration');
export const LookingAfterRefreshing = at('LookingAfterRefreshing');
export const LookingAfterRegistering = at('LookingAfterRegistering');
export const LookingAfterSigning = at('LookingAfterSigning');
export const LookingAfterReupload = at('LookingAfterReupload');
export const LookingAfterConfirmingCancellation = at('LookingAfterConfirmingCancellation');
