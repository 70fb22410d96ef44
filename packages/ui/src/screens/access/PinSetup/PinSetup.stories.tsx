import { pinSetupJourneys } from '@folioflow/flows/testing';
import { flowStories } from '../../../testing/flow-story.tsx';
import { PinSetup } from './PinSetup.tsx';

const at = flowStories(pinSetupJourneys);

export default { title: 'Flows/Access/PinSetup', component: PinSetup };
export const StateMissing = at('StateMissing');
export const Entering = at('Entering');
export const EnteringMismatch = at('EnteringMismatch');
export const EnteringAfterRefusal = at('EnteringAfterRefusal');
export const EnteringAfterLostAnswer = at('EnteringAfterLostAnswer');
export const Saving = at('Saving');
export const Announcing = at('Announcing');
export const Left = at('Left');
export const LeftSignedIn = at('LeftSignedIn');
