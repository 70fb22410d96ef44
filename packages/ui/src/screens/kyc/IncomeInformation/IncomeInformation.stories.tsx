import { incomeInformationJourneys } from '@folioflow/flows/testing';
import { flowStories } from '../../../testing/flow-story.tsx';
import { IncomeInformation } from './IncomeInformation.tsx';

const at = flowStories(incomeInformationJourneys);

export default { title: 'Flows/KYC/IncomeInformation', component: IncomeInformation };
export const Loading = at('Loading');
export const Unavailable = at('Unavailable');
export const Detailing = at('Detailing');
export const DetailingIncomplete = at('DetailingIncomplete');
export const DetailingOnRecord = at('DetailingOnRecord');
export const Left = at('Left');
export const LeftBack = at('LeftBack');
