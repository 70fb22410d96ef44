import { signInJourneys } from '@folioflow/flows/testing';
import { flowStories } from '../../../testing/flow-story.tsx';
import { SignIn } from './SignIn.tsx';

const at = flowStories(signInJourneys);

export default { title: 'Flows/Access/SignIn', component: SignIn };
export const EnteringMobile = at('EnteringMobile');
export const EnteringMobileInvalid = at('EnteringMobileInvalid');
export const EnteringMobileAfterRefusal = at('EnteringMobileAfterRefusal');
export const EnteringMobileNoAnswer = at('EnteringMobileNoAnswer');
export const EnteringMobileAfterTextOfSessionEnd = at('EnteringMobileAfterTextOfSessionEnd');
export const EnteringMobileAfterSessionEnd = at('EnteringMobileAfterSessionEnd');
export const EnteringMobileAfterRejection = at('EnteringMobileAfterRejection');
export const EnteringEmail = at('EnteringEmail');
export const EnteringEmailAfterReset = at('EnteringEmailAfterReset');
export const EnteringEmailInvalid = at('EnteringEmailInvalid');
export const EnteringEmailAfterRefusal = at('EnteringEmailAfterRefusal');
export const OlderVariant = at('OlderVariant');
export const RequestingCode = at('RequestingCode');
export const CheckingCredentials = at('CheckingCredentials');
export const SigningUp = at('SigningUp');
export const AcceptedToCode = at('AcceptedToCode');
export const AcceptedAuthenticated = at('AcceptedAuthenticated');
export const AcceptedDefaultScreen = at('AcceptedDefaultScreen');
