import type { nomineeChoiceFlow, ViewOf } from '@folioflow/flows';
import { nomineeChoiceJourneys, nomineeChoiceWorld } from '@folioflow/flows/testing';
import { page } from 'vitest/browser';
import { storyImageStore } from '../../form/ImageUpload/story-image-store.ts';
import { walkScreen, type Gestures } from '../../testing/walk-screen.tsx';
import { NomineeChoice } from './NomineeChoice.tsx';

type View = ViewOf<typeof nomineeChoiceFlow>;

const answerRadio = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
const changeButton = () => page.getByRole('button', { name: 'Change the nominee' });
const answers = { existing: 'Yes', none: 'No' } as const;
const isSummarised = (view: View) =>
  (view.screen === 'existing' && view.summary !== null) || (view.screen === 'none' && view.isSummarised);
const nomineesIn = (view: View) => (view.screen === 'existing' && view.summary === null ? view.nominees : []);

const gestures = {
  'nominees.reloadRequested': {
    isOffered: (view: View) => view.screen === 'unavailable',
    control: () => page.getByRole('button', { name: 'Try again' }),
  },
  'choice.changeRequested': {
    isOffered: isSummarised,
    control: changeButton,
  },
  'nominee.selected': {
    canPerform: ({ id }) => id !== 'none' && id !== 'unknown',
    isOffered: (view: View, event) => nomineesIn(view).some(({ id, isSelected }) => id === event.id && !isSelected),
    control: (event, view) => answerRadio(nomineesIn(view).find(({ id }) => id === event.id)?.name ?? 'Nobody'),
    staysEnabled: 'the selected nominee can be pressed again and sends nothing',
  },
  'nominee.deselected': { sentBy: 'no control: one of several is selected, and another replaces it' },
  'option.chosen': {
    isOffered: (view: View, { option }) =>
      !isSummarised(view) && view.screen !== option && (view.screen === 'existing' || view.screen === 'none'),
    control: ({ option }) => answerRadio(answers[option]),
    staysEnabled: 'the selected answer can be pressed again and sends nothing',
  },
} satisfies Gestures<typeof nomineeChoiceFlow>;

walkScreen({
  journeys: nomineeChoiceJourneys,
  world: nomineeChoiceWorld,
  Screen: NomineeChoice,
  screenProps: { imageStore: storyImageStore },
  gestures,
  shows: {
    loading: () => page.getByText('Loading your nominees'),
    unavailable: () => page.getByText('Your nominees cannot be shown right now'),
    existing: () => answerRadio('Yes').or(changeButton()),
    none: () => answerRadio('No').or(changeButton()),
  },
});
