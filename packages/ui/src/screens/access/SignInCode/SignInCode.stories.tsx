import { signInCodeJourneys } from '@folioflow/flows/testing';
import { flowStories } from '../../../testing/flow-story.tsx';
import { SignInCode } from './SignInCode.tsx';

const at = flowStories(signInCodeJourneys);

export default { title: 'Flows/Access/SignInCode', component: SignInCode };
export const ParametersMissing = at('ParametersMissing');
export const Verifying = at('Verifying');
export const VerifyingAfterWrongCode = at('VerifyingAfterWrongCode');
export const VerifyingAfterLostAnswer = at('VerifyingAfterLostAnswer');
export const VerifyingAcceptedBefore = at('VerifyingAcceptedBefore');
export const Checking = at('Checking');
export const VerifyingAnew = at('VerifyingAnew');
export const VerifyingAnewSending = at('VerifyingAnewSending');
export const AcceptedFoundSession = at('AcceptedFoundSession');
export const VerifyingCoolingDown = at('VerifyingCoolingDown');
export const VerifyingCoolingDownAfterReload = at('VerifyingCoolingDownAfterReload');
export const AcceptedAuthenticated = at('AcceptedAuthenticated');
export const AcceptedWithoutProfile = at('AcceptedWithoutProfile');
export const Left = at('Left');
