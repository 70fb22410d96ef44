import type { RoomChanges, StoryName } from '../room-changes.ts';

const story = (name: string): StoryName => ({
  id: `flows-access-signin--${name.toLowerCase()}`,
  title: 'Flows/Access/SignIn',
  name,
});

const none = { added: [], removed: [] };

/** One change of each kind; eight stories have the same new text. */
export const sampleChanges: RoomChanges = {
  version: 1,
  before: { ref: 'v0.1.0', commit: '5d7541150000' },
  after: { ref: 'the work tree', commit: 'b8160c760000' },
  newStories: [story('Retrying')],
  removedStories: [story('Left')],
  changedStories: [
    {
      removedTexts: ['Verify'],
      addedTexts: ['Confirm the code'],
      stories: ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'].map(story),
    },
    { removedTexts: [], addedTexts: [], stories: [story('Loading')] },
  ],
  charts: [
    {
      flow: 'signIn',
      status: 'changed',
      states: { added: ['retrying'], removed: [] },
      edges: { added: ['entering · code.submitted → retrying'], removed: ['entering · code.submitted → left'] },
      events: none,
    },
    { flow: 'watchlists', status: 'new', states: { added: ['loading'], removed: [] }, edges: none, events: none },
  ],
  messages: [
    { key: 'access otp.verify', before: 'Verify', after: 'Confirm the code' },
    { key: 'access otp.hint', before: null, after: 'Sent a minute ago' },
  ],
};
