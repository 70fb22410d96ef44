import type { RoomFacts, StoryFacts } from '../../room-facts.ts';

const story = (name: string, hash: string, texts: readonly string[]): StoryFacts => ({
  id: `flows-access-signin--${name.toLowerCase()}`,
  title: 'Flows/Access/SignIn',
  name,
  hash,
  texts,
  messages: [],
  kinds: [],
  flow: null,
  problem: null,
});

/** The facts of an earlier room. */
export const earlierRoom: RoomFacts = {
  stories: [
    story('Closed', 'a1', ['Closed']),
    story('Confirming', 'b1', ['Sign in', 'Verify']),
    story('Entering', 'c1', ['Sign in', 'Verify']),
    story('Left', 'd1', ['Left']),
    story('Loading', 'e1', ['Loading']),
  ],
  charts: {
    signIn: { states: ['entering', 'left'], edges: ['entering · code.submitted → left'], events: ['code.submitted'] },
    oldFlow: { states: ['only'], edges: [], events: [] },
  },
  messages: { 'access verify': 'Verify', 'access back': 'Back', 'access old': 'Old' },
  operations: {},
};

/** A story is new, one is removed, two have another text, and one has another element. */
export const laterRoom: RoomFacts = {
  stories: [
    story('Closed', 'a1', ['Closed']),
    story('Confirming', 'b2', ['Sign in', 'Confirm']),
    story('Entering', 'c2', ['Sign in', 'Confirm']),
    story('Loading', 'e2', ['Loading']),
    story('Retrying', 'f1', ['Try again']),
  ],
  charts: {
    signIn: {
      states: ['entering', 'left', 'retrying'],
      edges: ['entering · code.submitted → retrying'],
      events: ['code.submitted'],
    },
    newFlow: { states: ['only'], edges: [], events: [] },
  },
  messages: { 'access verify': 'Confirm', 'access back': 'Back', 'access fresh': 'New' },
  operations: {},
};
