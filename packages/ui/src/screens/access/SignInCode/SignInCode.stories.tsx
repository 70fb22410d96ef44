import { signInCodeJourneys } from '@folioflow/flows/testing';
import { flowStories } from '../../../testing/flow-story.tsx';
import { SignInCode } from './SignInCode.tsx';

const at = flowStories(signInCodeJourneys);

export default { title: 'Flows/Access/SignInCode', component: SignInCode };
export const ParametersMissing = at('ParametersMissing');
export const Verifying = at('Verifying');
export const VerifyingAfterWrongCode = at('VerifyingAfterWrongCode');
export const VerifyingCoolingDown = at('VerifyingCoolingDown');
export const AcceptedAuthenticated = at('AcceptedAuthenticated');
export const AcceptedWithoutProfile = at('AcceptedWithoutProfile');
export const Left = at('Left');
