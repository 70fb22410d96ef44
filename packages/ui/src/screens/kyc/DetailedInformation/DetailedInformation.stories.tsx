import { detailedInformationJourneys } from '@folioflow/flows/testing';
import { flowStories } from '../../../testing/flow-story.tsx';
import { DetailedInformation } from './DetailedInformation.tsx';

const at = flowStories(detailedInformationJourneys);

export default { title: 'Flows/KYC/DetailedInformation', component: DetailedInformation };
export const Loading = at('Loading');
export const Unavailable = at('Unavailable');
export const UnavailableWithCurrentStage = at('UnavailableWithCurrentStage');
export const Detailing = at('Detailing');
export const DetailingAfterRefusal = at('DetailingAfterRefusal');
export const DetailingLocked = at('DetailingLocked');
export const Saving = at('Saving');
export const Left = at('Left');
