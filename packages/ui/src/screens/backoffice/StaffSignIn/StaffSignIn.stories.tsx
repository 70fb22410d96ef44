import { staffSignInJourneys } from '@folioflow/flows/testing';
import { flowStories } from '../../../testing/flow-story.tsx';
import { StaffSignIn } from './StaffSignIn.tsx';

const at = flowStories(staffSignInJourneys);

export default { title: 'Flows/Backoffice/StaffSignIn', component: StaffSignIn };
export const Entering = at('Entering');
export const EnteringTyped = at('EnteringTyped');
export const EnteringInvalid = at('EnteringInvalid');
export const EnteringAfterRefusal = at('EnteringAfterRefusal');
export const EnteringAfterNetworkLoss = at('EnteringAfterNetworkLoss');
export const EnteringAfterSessionEnd = at('EnteringAfterSessionEnd');
export const EnteringAfterRejection = at('EnteringAfterRejection');
export const SigningIn = at('SigningIn');
export const Verifying = at('Verifying');
export const VerifyingAfterWrongCode = at('VerifyingAfterWrongCode');
export const VerifyingAfterLostAnswer = at('VerifyingAfterLostAnswer');
export const EnteringAfterBack = at('EnteringAfterBack');
export const EnteringAfterEmptyAnswer = at('EnteringAfterEmptyAnswer');
export const SignedIn = at('SignedIn');
export const SignedInReturning = at('SignedInReturning');
