import { emailVerificationJourneys } from '@folioflow/flows/testing';
import { flowStories } from '../../../testing/flow-story.tsx';
import { EmailVerification } from './EmailVerification.tsx';

const at = flowStories(emailVerificationJourneys);

export default { title: 'Flows/Access/EmailVerification', component: EmailVerification };
export const StateMissing = at('StateMissing');
export const EnteringEmail = at('EnteringEmail');
export const EnteringEmailInvalid = at('EnteringEmailInvalid');
export const EnteringEmailAfterRefusal = at('EnteringEmailAfterRefusal');
export const RequestingCode = at('RequestingCode');
export const VerifyingCode = at('VerifyingCode');
export const VerifyingCodeAfterWrongCode = at('VerifyingCodeAfterWrongCode');
export const VerifyingCodeAfterResend = at('VerifyingCodeAfterResend');
export const EnteringPassword = at('EnteringPassword');
export const EnteringPasswordTooShort = at('EnteringPasswordTooShort');
export const EnteringPasswordMismatch = at('EnteringPasswordMismatch');
export const EnteringPasswordAfterRefusal = at('EnteringPasswordAfterRefusal');
export const EnteringPasswordAfterLostAnswer = at('EnteringPasswordAfterLostAnswer');
export const SavingPassword = at('SavingPassword');
export const Announcing = at('Announcing');
export const Left = at('Left');
