import type { mandateChoiceFlow, ViewOf } from '@folioflow/flows';
import { mandateChoiceJourneys, mandateChoiceWorld } from '@folioflow/flows/testing';
import { page } from 'vitest/browser';
import { storyImageStore } from '../../../parts/form/ImageUpload/story-image-store.ts';
import { walkScreen, type Gestures } from '../../../parts/testing/walk-screen.tsx';
import { MandateList } from './MandateList.tsx';

type View = ViewOf<typeof mandateChoiceFlow>;

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const inQuestion = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
/** A selected mandate hides the others, and a question in front of the list takes the whole of it. */
const isListed = (view: View, { id }: { id: string }) =>
  view.screen === 'existing' && view.mandates.some((mandate) => mandate.id === id);

const gestures = {
  'mandates.reloadRequested': {
    isOffered: (view: View) => view.screen === 'unavailable' || (view.screen === 'existing' && view.notice !== null),
    control: () => button(/^(Try again|Refresh the list of mandates)$/),
  },
  'choice.changeRequested': { sentBy: 'the checkout of a SIP, where one is shown in one line' },
  'mandate.selected': {
    isOffered: isListed,
    control: ({ id }) => page.getByRole('checkbox', { name: `Select this mandate, Mandate ${id}`, checked: false }),
  },
  'mandate.deselected': { control: () => page.getByRole('checkbox', { checked: true }) },
  'mandate.registrationRequested': {
    isOffered: (view) => view.screen === 'existing' && view.account !== null,
    control: () => button('Register a new mandate'),
  },
  'form.opened': {
    isOffered: isListed,
    control: ({ id }) => button(new RegExp(`^(Sign and upload|Re-Upload) the form for mandate ${id}$`)),
  },
  'mandate.refreshRequested': { isOffered: isListed, control: ({ id }) => button(`Refresh mandate ${id}`) },
  'mandate.cancellationRequested': { isOffered: isListed, control: ({ id }) => button(`Cancel Mandate ${id}`) },
  'cancellation.confirmed': { control: () => inQuestion('Cancel Mandate') },
  'cancellation.abandoned': { control: () => inQuestion('Keep it') },
} satisfies Gestures<typeof mandateChoiceFlow>;

walkScreen({
  journeys: mandateChoiceJourneys,
  world: {
    ...mandateChoiceWorld,
    inputs: mandateChoiceWorld.inputs.map((input) => ({ ...input, sip: undefined })),
  },
  Screen: MandateList,
  screenProps: { imageStore: storyImageStore },
  gestures,
  shows: {
    loading: () => page.getByRole('heading', { name: 'Mandate List' }),
    unavailable: () => page.getByText('Your mandates cannot be shown right now'),
    existing: () => button('Register a new mandate'),
    registering: () => page.getByRole('heading', { name: 'Mandate List' }),
  },
});
