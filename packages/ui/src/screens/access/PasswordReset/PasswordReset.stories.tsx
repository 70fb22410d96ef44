import { passwordResetJourneys } from '@folioflow/flows/testing';
import { flowStories } from '../../../testing/flow-story.tsx';
import { PasswordReset } from './PasswordReset.tsx';

const at = flowStories(passwordResetJourneys);

export default { title: 'Flows/Access/PasswordReset', component: PasswordReset };
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
export const Changed = at('Changed');
