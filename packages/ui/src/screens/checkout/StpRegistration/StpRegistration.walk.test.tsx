import type { stpRegistrationFlow, ViewOf } from '@folioflow/flows';
import { stpRegistrationJourneys, stpRegistrationWorld } from '@folioflow/flows/testing';
import { page, userEvent } from 'vitest/browser';
import { walkScreen, type Gestures } from '../../../parts/testing/walk-screen.tsx';
import { StpRegistration } from './StpRegistration.tsx';

type View = ViewOf<typeof stpRegistrationFlow>;

const button = (name: string) => page.getByRole('button', { name, exact: true });
const amount = () => page.getByLabelText('Amount of each transfer');
const isDrafting = (view: View) =>
  view.screen === 'drafting' && !view.isPickingTarget && !view.isPickingDate && view.form.amount === '';
const isPicking = (view: View) => 'isPickingTarget' in view && view.isPickingTarget;
const isPickingDate = (view: View) => view.screen === 'drafting' && view.isPickingDate;

const gestures = {
  'schemes.reloadRequested': { control: () => button('Try again') },
  'targetList.opened': {
    isOffered: (view) => !isPicking(view) && !isPickingDate(view),
    control: (_, view) => button(view.screen === 'sourceShown' ? 'Choose a Scheme' : 'Choose another scheme'),
  },
  'targetList.closed': {
    isOffered: isPicking,
    control: () =>
      page.getByRole('dialog', { name: 'Choose a scheme from the below list' }).getByText('Close', { exact: true }),
  },
  'target.selected': {
    canPerform: ({ id }) => id !== 'none',
    isOffered: isPicking,
    control: ({ id }) =>
      button(`Select Parag Parikh ${id === 'target-1' ? 'Liquid' : 'Conservative Hybrid'} Fund - Direct Plan - Growth`),
  },
  'draft.changed': {
    canPerform: (event) => event.amount === '2083',
    isOffered: isDrafting,
    control: amount,
    staysEnabled: 'an amount that was typed can be typed over',
    perform: (event) => userEvent.fill(amount(), event.amount ?? ''),
  },
  'datePicker.opened': {
    isOffered: (view) =>
      view.screen === 'drafting' && view.form.canPickDate && !isPicking(view) && !isPickingDate(view),
    control: () => page.getByRole('button', { name: /^STP Date: / }),
  },
  'datePicker.closed': {
    isOffered: isPickingDate,
    control: () =>
      page.getByRole('dialog', { name: 'Choose a monthly STP date' }).getByRole('button', { name: 'Close' }),
  },
  'day.picked': {
    canPerform: ({ day }) => day === 7,
    isOffered: isPickingDate,
    control: () => button('7'),
  },
  'transfer.submitted': { control: () => button('Start STP') },
} satisfies Gestures<typeof stpRegistrationFlow>;

walkScreen({
  journeys: stpRegistrationJourneys,
  world: stpRegistrationWorld,
  Screen: StpRegistration,
  gestures,
  shows: {
    orderMissing: () => page.getByRole('link', { name: 'Go to Order List' }),
    loading: () => page.getByText('We are fetching the schemes that you can transfer to'),
    unavailable: () => page.getByText('We could not fetch the schemes that you can transfer to'),
    sourceShown: () => page.getByText('Choose a Scheme', { exact: true }),
    drafting: () => page.getByText('Available Amount for STP'),
    confirming: () => page.getByRole('dialog', { name: 'Two Factor Authentication' }),
    completed: () => page.getByText(/^Your STP of .* starts on|^Your STP is registered$/),
  },
});
