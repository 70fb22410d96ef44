import { identityPagesJourneys } from '@folioflow/flows/testing';
import { storyDesk } from '../../../parts/ImageUpload/story-desk.ts';
import { flowStories } from '../../../testing/flow-story.tsx';
import { IdentityPages } from './IdentityPages.tsx';

const at = flowStories(identityPagesJourneys, {
  purpose: 'Asks for both sides of an ID card and pauses; nothing is sent, and no KYC state changes.',
  routes: ['imageverification', 'verify-step-2', 'verify-step-3', 'verify-step-4'],
});

export default {
  title: 'Flows/Access/IdentityPages',
  component: IdentityPages,
  args: { desk: storyDesk },
};
export const Intro = at('Intro');
export const ChoosingFiles = at('ChoosingFiles');
export const ChoosingTooLarge = at('ChoosingTooLarge');
export const ChoosingWrongType = at('ChoosingWrongType');
export const ChoosingBoth = at('ChoosingBoth');
export const Verifying = at('Verifying');
export const Verified = at('Verified');
