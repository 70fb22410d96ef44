import { pinChangeJourneys } from '@folioflow/flows/testing';
import { flowStories } from '../../../testing/flow-story.tsx';
import { PinChange } from './PinChange.tsx';

const at = flowStories(pinChangeJourneys);

export default { title: 'Flows/Access/PinChange', component: PinChange };
export const Entering = at('Entering');
export const EnteringMismatch = at('EnteringMismatch');
export const EnteringAfterRefusal = at('EnteringAfterRefusal');
export const EnteringNoAnswer = at('EnteringNoAnswer');
export const EnteringAfterChange = at('EnteringAfterChange');
export const EnteringAfterReset = at('EnteringAfterReset');
export const EnteringAfterStoppedChange = at('EnteringAfterStoppedChange');
export const RequestingCode = at('RequestingCode');
export const EnteringCode = at('EnteringCode');
export const EnteringCodeAfterWrongCode = at('EnteringCodeAfterWrongCode');
export const EnteringCodeAcceptedBefore = at('EnteringCodeAcceptedBefore');
export const EnteringCodeAfterLostAnswer = at('EnteringCodeAfterLostAnswer');
export const EnteringCodeCooledDown = at('EnteringCodeCooledDown');
export const EnteringCodeResending = at('EnteringCodeResending');
export const EnteringCodeAfterRefusedResend = at('EnteringCodeAfterRefusedResend');
export const Changing = at('Changing');
export const ChangingCooledDown = at('ChangingCooledDown');
