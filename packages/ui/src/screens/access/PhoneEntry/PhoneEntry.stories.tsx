import { mobileEntryJourneys } from '@folioflow/flows/testing';
import { flowStories } from '../../../testing/flow-story.tsx';
import { PhoneEntry } from './PhoneEntry.tsx';

const at = flowStories(mobileEntryJourneys);

export default { title: 'Flows/Access/PhoneEntry', component: PhoneEntry };
export const Entering = at('Entering');
export const EnteringInvalidMobile = at('EnteringInvalidMobile');
export const EnteringTooShort = at('EnteringTooShort');
export const EnteringAfterRefusal = at('EnteringAfterRefusal');
export const EnteringNoAnswer = at('EnteringNoAnswer');
export const RequestingCode = at('RequestingCode');
export const CodeRequested = at('CodeRequested');
export const CodeAlreadyHeld = at('CodeAlreadyHeld');
export const Abandoned = at('Abandoned');
