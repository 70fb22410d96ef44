import { nomineeChoiceJourneys } from '@folioflow/flows/testing';
import { flowStories } from '../../testing/flow-story.tsx';
import { storyDesk } from '../ImageUpload/story-desk.ts';
import { NomineeChoice } from './NomineeChoice.tsx';

const at = flowStories(nomineeChoiceJourneys, { desk: storyDesk });

export default { title: 'Flows/Parts/NomineeChoice', component: NomineeChoice };
export const Loading = at('Loading');
export const Unavailable = at('Unavailable');
export const ExistingUnselected = at('ExistingUnselected');
export const ExistingEmptyList = at('ExistingEmptyList');
export const ExistingSelected = at('ExistingSelected');
export const ExistingSelectedOther = at('ExistingSelectedOther');
export const NoneUndeclared = at('NoneUndeclared');
export const NoneWrongFileName = at('NoneWrongFileName');
export const NoneStillUndeclared = at('NoneStillUndeclared');
export const NoneDeclared = at('NoneDeclared');
