import { mandateChoiceJourneys } from '@folioflow/flows/testing';
import { storyBrowser } from '../../testing/story-browser.ts';
import { flowStories } from '../../../testing/flow-story.tsx';
import { MandateChoice } from './MandateChoice.tsx';

const at = flowStories(mandateChoiceJourneys, storyBrowser);

export default { title: 'Flows/Parts/MandateChoice', component: MandateChoice };
export const Loading = at('Loading');
export const Unavailable = at('Unavailable');
export const UnselectedEmptyList = at('UnselectedEmptyList');
export const Unselected = at('Unselected');
export const UnselectedUnderApproval = at('UnselectedUnderApproval');
export const UnselectedRegisteringForbidden = at('UnselectedRegisteringForbidden');
export const UnselectedAfterRefusedRefresh = at('UnselectedAfterRefusedRefresh');
export const UnselectedAfterRefusedCancellation = at('UnselectedAfterRefusedCancellation');
export const UnselectedAfterLostCancellation = at('UnselectedAfterLostCancellation');
export const UnselectedAfterCancellation = at('UnselectedAfterCancellation');
export const Selected = at('Selected');
export const SelectedPending = at('SelectedPending');
export const SelectedAfterRegistration = at('SelectedAfterRegistration');
export const Registering = at('Registering');
export const RegisteringPendingMandate = at('RegisteringPendingMandate');
export const RegisteringReupload = at('RegisteringReupload');
export const Refreshing = at('Refreshing');
export const ReloadingAfterApproval = at('ReloadingAfterApproval');
export const ConfirmingCancellation = at('ConfirmingCancellation');
export const Cancelling = at('Cancelling');
