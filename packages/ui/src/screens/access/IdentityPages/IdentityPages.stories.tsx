import { identityPagesJourneys } from '@folioflow/flows/testing';
import { storyBrowser } from '../../../parts/testing/story-browser.ts';
import { flowStories } from '../../../testing/flow-story.tsx';
import { IdentityPages } from './IdentityPages.tsx';

const at = flowStories(identityPagesJourneys, storyBrowser);

export default { title: 'Flows/Access/IdentityPages', component: IdentityPages };
export const Intro = at('Intro');
export const ChoosingFiles = at('ChoosingFiles');
export const ChoosingTooLarge = at('ChoosingTooLarge');
export const ChoosingWrongType = at('ChoosingWrongType');
export const ChoosingBoth = at('ChoosingBoth');
export const Verifying = at('Verifying');
export const Verified = at('Verified');
