import { mandateRegistrationJourneys } from '@folioflow/flows/testing';
import { storyBrowser } from '../../testing/story-browser.ts';
import { flowStories } from '../../../testing/flow-story.tsx';
import { MandateRegistration } from './MandateRegistration.tsx';

const at = flowStories(mandateRegistrationJourneys, storyBrowser);

export default { title: 'Flows/Parts/MandateRegistration', component: MandateRegistration };
export const ChoosingLimit = at('ChoosingLimit');
export const ChoosingLimitDateBlocked = at('ChoosingLimitDateBlocked');
export const ChoosingLimitNoAccount = at('ChoosingLimitNoAccount');
export const ChoosingLimitAfterRefusal = at('ChoosingLimitAfterRefusal');
export const ChoosingLimitAfterLostAnswer = at('ChoosingLimitAfterLostAnswer');
export const CheckingRecentOrder = at('CheckingRecentOrder');
export const ConfirmingRepeat = at('ConfirmingRepeat');
export const ChoosingLimitAfterRepeatLeft = at('ChoosingLimitAfterRepeatLeft');
export const ChoosingLimitUnchecked = at('ChoosingLimitUnchecked');
export const Registering = at('Registering');
export const FetchingForm = at('FetchingForm');
export const AwaitingScan = at('AwaitingScan');
export const AwaitingScanFormMissing = at('AwaitingScanFormMissing');
export const AwaitingScanWrongName = at('AwaitingScanWrongName');
export const AwaitingScanAgain = at('AwaitingScanAgain');
export const Registered = at('Registered');
export const Left = at('Left');
