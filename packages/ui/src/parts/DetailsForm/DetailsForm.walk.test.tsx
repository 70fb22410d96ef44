import type { detailsFormFlow, Remote, ViewOf } from '@folioflow/flows';
import { detailsFormJourneys, detailsFormWorld } from '@folioflow/flows/testing';
import { page, userEvent } from 'vitest/browser';
import { walkScreen, type Gestures } from '../testing/walked-screen.tsx';
import { DetailsForm } from './DetailsForm.tsx';

type View = ViewOf<typeof detailsFormFlow>;

const button = (name: string) => page.getByRole('button', { name, exact: true });
const city = () => page.getByLabelText('City', { exact: true });
const cityIn = (view: View) =>
  view.screen === 'entering' ? view.fields.find(({ name }) => name === 'city') : undefined;
const isOpen = (view: View) => view.screen === 'entering' && !view.isBusy && cityIn(view) !== undefined;

const gestures = {
  'draft.changed': {
    canSay: ({ patch }) => Object.keys(patch).join() === 'city',
    offered: (view: View, { patch }) => isOpen(view) && cityIn(view)?.value !== patch.city,
    control: city,
    staysEnabled: 'what was typed can be typed over',
    use: ({ patch }) => userEvent.fill(city(), patch.city ?? ''),
  },
  'field.visited': {
    canSay: ({ field }) => field === 'city',
    offered: isOpen,
    control: city,
    staysEnabled: 'a field can be entered and left again',
    use: async () => {
      await userEvent.click(city());
      await userEvent.tab();
    },
  },
  'details.submitted': {
    offered: ({ screen }: View) => screen === 'entering',
    control: () => button('Next'),
    staysEnabled: 'a locked form goes on by the same button',
  },
  'details.continued': {
    control: () => button('Next'),
    staysEnabled: 'a form that is not locked is sent by the same button',
  },
  'details.previousRequested': { control: () => button('Previous') },
} satisfies Gestures<typeof detailsFormFlow>;

/** The form as its parents show it: nothing is left of it when it is over. */
const Asked = ({ view, remote }: { view: View; remote: Remote<typeof detailsFormFlow> }) =>
  view.screen === 'closed' ? null : <DetailsForm view={view} remote={remote} />;

walkScreen({
  journeys: detailsFormJourneys,
  world: detailsFormWorld,
  Screen: Asked,
  gestures,
  shows: { locked: () => button('Next'), entering: () => button('Next'), closed: null },
});
