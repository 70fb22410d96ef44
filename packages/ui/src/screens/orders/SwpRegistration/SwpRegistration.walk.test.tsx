import type { swpRegistrationFlow, ViewOf } from '@folioflow/flows';
import { swpRegistrationJourneys, swpRegistrationWorld } from '@folioflow/flows/testing';
import { page, userEvent } from 'vitest/browser';
import { walkScreen, type Gestures } from '../../../parts/testing/walk-screen.tsx';
import { SwpRegistration } from './SwpRegistration.tsx';

type View = ViewOf<typeof swpRegistrationFlow>;

type Changed = Partial<Extract<View, { screen: 'entering' | 'confirming' }>['draft']>;

const isEntering = (view: View) => view.screen === 'entering';
const fields = {
  installments: () => page.getByLabelText('Instalments'),
  frequency: () => page.getByLabelText('Frequency'),
  amount: () => page.getByLabelText('Amount of each payout'),
  day: () => page.getByLabelText('First payout'),
};
const names = ['installments', 'frequency', 'amount', 'day'] as const;
const changedIn = (event: Changed) => names.find((name) => event[name] !== undefined) ?? 'day';

const gestures = {
  'draft.changed': {
    isOffered: (view: View, event) => view.screen === 'entering' && view.draft[changedIn(event)] === '',
    control: (event) => fields[changedIn(event)](),
    staysEnabled: 'what was chosen can be chosen anew',
    perform: async (event) => {
      const name = changedIn(event);
      if (name === 'amount') await userEvent.fill(fields.amount(), event.amount ?? '');
      else await fields[name]().selectOptions(event[name] ?? '');
    },
  },
  'swp.submitted': { isOffered: isEntering, control: () => page.getByRole('button', { name: 'Register' }) },
  'swp.closed': {
    isOffered: (view) => isEntering(view),
    control: () => page.getByText('Close', { exact: true }),
    staysEnabled: 'with a code under way it leaves that',
  },
} satisfies Gestures<typeof swpRegistrationFlow>;

/** A field at a time, as a person fills them. */
const byField = [{ installments: '12' }, { frequency: 'MONTHLY' }, { amount: '2000' }];

walkScreen({
  journeys: swpRegistrationJourneys,
  world: { ...swpRegistrationWorld, events: { ...swpRegistrationWorld.events, 'draft.changed': byField } },
  Screen: SwpRegistration,
  gestures,
  shows: {
    entering: () => page.getByRole('dialog', { name: 'Systematic Withdrawal Plan' }),
    confirming: () => page.getByRole('dialog', { name: 'Systematic Withdrawal Plan' }),
    closed: null,
  },
});
