import { nomineeChoiceJourneys } from '@folioflow/flows/testing';
import { storyBrowser } from '../../testing/story-browser.ts';
import { flowStories } from '../../../testing/flow-story.tsx';
import { NomineeChoice } from './NomineeChoice.tsx';

const at = flowStories(nomineeChoiceJourneys, storyBrowser);

export default { title: 'Flows/Parts/NomineeChoice', component: NomineeChoice };
export const Loading = at('Loading');
export const Unavailable = at('Unavailable');
export const ExistingUnselected = at('ExistingUnselected');
export const ExistingEmptyList = at('ExistingEmptyList');
export const ExistingSelected = at('ExistingSelected');
export const ExistingSelectedOther = at('ExistingSelectedOther');
export const ExistingSummarised = at('ExistingSummarised');
export const ExistingSuggested = at('ExistingSuggested');
export const NoneUndeclared = at('NoneUndeclared');
export const NoneWrongFileName = at('NoneWrongFileName');
export const NoneStillUndeclared = at('NoneStillUndeclared');
export const NoneDeclared = at('NoneDeclared');
export const NoneSuggested = at('NoneSuggested');
export const NoneDeclaredSummarised = at('NoneDeclaredSummarised');
