import type { detailsFormFlow, Remote, ViewOf } from '@folioflow/flows';
import { detailsFormJourneys, detailsFormWorld } from '@folioflow/flows/testing';
import { page, userEvent } from 'vitest/browser';
import { walkScreen, type Gestures } from '../../testing/walk-screen.tsx';
import { DetailsForm } from './DetailsForm.tsx';

type View = ViewOf<typeof detailsFormFlow>;

const buttonNamed = (name: string) => page.getByRole('button', { name, exact: true });
const cityInput = () => page.getByLabelText('City', { exact: true });
const cityFieldOf = (view: View) =>
  view.screen === 'entering' ? view.fields.find(({ name }) => name === 'city') : undefined;
const isEditable = (view: View) => view.screen === 'entering' && !view.isBusy && cityFieldOf(view) !== undefined;

const gestures = {
  'draft.changed': {
    canPerform: ({ patch }) => Object.keys(patch).join() === 'city',
    isOffered: (view: View, { patch }) => isEditable(view) && cityFieldOf(view)?.value !== patch.city,
    control: cityInput,
    staysEnabled: 'the text can be changed',
    perform: ({ patch }) => userEvent.fill(cityInput(), patch.city ?? ''),
  },
  'field.visited': {
    canPerform: ({ field }) => field === 'city',
    isOffered: isEditable,
    control: cityInput,
    staysEnabled: 'a field can be visited again',
    perform: async () => {
      await userEvent.click(cityInput());
      await userEvent.tab();
    },
  },
  'details.submitted': {
    isOffered: ({ screen }: View) => screen === 'entering',
    control: () => buttonNamed('Next'),
    staysEnabled: 'a locked form is continued by the same button',
  },
  'details.continued': {
    control: () => buttonNamed('Next'),
    staysEnabled: 'a form that is not locked is submitted by the same button',
  },
  'details.previousRequested': { control: () => buttonNamed('Previous') },
} satisfies Gestures<typeof detailsFormFlow>;

/** The form as its parents render it: nothing after its end. */
const DetailsScreen = ({ view, remote }: { view: View; remote: Remote<typeof detailsFormFlow> }) =>
  view.screen === 'closed' ? null : <DetailsForm view={view} remote={remote} />;

walkScreen({
  journeys: detailsFormJourneys,
  world: detailsFormWorld,
  Screen: DetailsScreen,
  gestures,
  shows: { locked: () => buttonNamed('Next'), entering: () => buttonNamed('Next'), closed: null },
});
