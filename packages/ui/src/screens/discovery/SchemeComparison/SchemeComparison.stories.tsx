import { schemeComparisonJourneys } from '@folioflow/flows/testing';
import { fn } from 'storybook/test';
import { flowStories } from '../../../testing/flow-story.tsx';
import { SchemeComparison } from './SchemeComparison.tsx';

const at = flowStories(schemeComparisonJourneys, { listPath: '/schemeList', onFollow: fn() });

export default { title: 'Flows/Discovery/SchemeComparison', component: SchemeComparison };
export const Choosing = at('Choosing');
export const Fetching = at('Fetching');
export const FetchingTwo = at('FetchingTwo');
export const FetchingOne = at('FetchingOne');
export const OneScheme = at('OneScheme');
export const TwoSchemes = at('TwoSchemes');
export const ThreeSchemes = at('ThreeSchemes');
export const OverOneYear = at('OverOneYear');
export const OverAPeriodThatOneDoesNotReach = at('OverAPeriodThatOneDoesNotReach');
export const OneUnavailable = at('OneUnavailable');
export const OneNotFound = at('OneNotFound');
export const OneWithoutHistory = at('OneWithoutHistory');
export const NoneAvailable = at('NoneAvailable');
export const Apart = at('Apart');
export const WithLongTexts = at('WithLongTexts');
export const AfterRemoval = at('AfterRemoval');
export const AfterAddition = at('AfterAddition');
