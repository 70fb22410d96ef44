import { myKycJourneys } from '@folioflow/flows/testing';
import { storyBrowser } from '../../../parts/testing/story-browser.ts';
import { flowStories } from '../../../testing/flow-story.tsx';
import { MyKyc } from './MyKyc.tsx';

const at = flowStories(myKycJourneys, storyBrowser);

export default { title: 'Flows/KYC/MyKyc', component: MyKyc };
export const Loading = at('Loading');
export const Loaded = at('Loaded');
export const LoadedEmpty = at('LoadedEmpty');
export const LoadedAtAadhaar = at('LoadedAtAadhaar');
export const LoadedAtBank = at('LoadedAtBank');
export const LoadedAtPersonal = at('LoadedAtPersonal');
export const Refreshing = at('Refreshing');
export const Unavailable = at('Unavailable');
export const UnavailableRefused = at('UnavailableRefused');
