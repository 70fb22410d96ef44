import { staffSignInJourneys } from '@folioflow/flows/testing';
import { flowStories } from '../../../testing/flow-story.tsx';
import { StaffSignIn } from './StaffSignIn.tsx';

const idled = flowStories(staffSignInJourneys, { endedBy: 'idling' });
const limited = flowStories(staffSignInJourneys, { endedBy: 'limit' });

export default { title: 'Screens/Backoffice/EndedSession', component: StaffSignIn };
export const ByIdling = idled('Entering');
export const ByLimit = limited('Entering');
