import type { nomineeChoiceFlow, ViewOf } from '@folioflow/flows';
import { nomineeChoiceJourneys, nomineeChoiceWorld } from '@folioflow/flows/testing';
import { page } from 'vitest/browser';
import { storyDesk } from '../ImageUpload/story-desk.ts';
import { walkScreen, type Gestures } from '../testing/walked-screen.tsx';
import { NomineeChoice } from './NomineeChoice.tsx';

type View = ViewOf<typeof nomineeChoiceFlow>;

const radio = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
const answers = { existing: 'Yes', none: 'No' } as const;
const nomineesIn = (view: View) => (view.screen === 'existing' ? view.nominees : []);

const gestures = {
  'nominees.reloadRequested': { control: () => page.getByRole('button', { name: 'Try again' }) },
  'nominee.selected': {
    canSay: ({ id }) => id !== 'none' && id !== 'unknown',
    offered: (view: View, event) => nomineesIn(view).some(({ id, isSelected }) => id === event.id && !isSelected),
    control: (event, view) => radio(nomineesIn(view).find(({ id }) => id === event.id)?.name ?? 'Nobody'),
    staysEnabled: 'the chosen one can be pressed again, which says nothing',
  },
  'nominee.deselected': { saidBy: 'nobody: one of several is chosen, and another takes its place' },
  'option.chosen': {
    offered: (view: View, { option }) =>
      view.screen !== option && (view.screen === 'existing' || view.screen === 'none'),
    control: ({ option }) => radio(answers[option]),
    staysEnabled: 'the answer that was given can be pressed again, which says nothing',
  },
} satisfies Gestures<typeof nomineeChoiceFlow>;

walkScreen({
  journeys: nomineeChoiceJourneys,
  world: nomineeChoiceWorld,
  Screen: NomineeChoice,
  around: { desk: storyDesk },
  gestures,
  shows: {
    loading: () => page.getByText('Loading your nominees'),
    unavailable: () => page.getByText('Your nominees cannot be shown right now'),
    existing: () => radio('Yes'),
    none: () => radio('No'),
  },
});
