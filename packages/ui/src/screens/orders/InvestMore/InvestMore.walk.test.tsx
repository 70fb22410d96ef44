import type { investMoreFlow } from '@folioflow/flows';
import { investMoreJourneys, investMoreWorld } from '@folioflow/flows/testing';
import { page, userEvent } from 'vitest/browser';
import { walkScreen, type Gestures } from '../../../parts/testing/walk-screen.tsx';
import { InvestMore, type InvestMoreProps } from './InvestMore.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const amount = () => page.getByLabelText('Amount', { exact: true });

const gestures = {
  'draft.changed': {
    canPerform: (event) => event.amount === '5000',
    isOffered: (view) => view.screen === 'entering' && view.draft.amount === '',
    control: amount,
    staysEnabled: 'an amount that was typed can be typed over',
    perform: (event) => userEvent.fill(amount(), event.amount),
  },
  'investment.submitted': { control: () => button('Confirm') },
  'check.requested': { control: () => button('Check again') },
} satisfies Gestures<typeof investMoreFlow>;

const OfOrders = (props: Omit<InvestMoreProps, 'list'>) => <InvestMore {...props} list="/orderList/" />;

walkScreen({
  journeys: investMoreJourneys,
  world: investMoreWorld,
  Screen: OfOrders,
  gestures,
  shows: {
    blocked: () => page.getByText('You cannot invest more in this order right now'),
    entering: () => button('Confirm'),
    checking: () => page.getByText('We are checking whether your order was placed.'),
    placed: () => page.getByText('Your order is placed. Next, choose how to pay for it.'),
  },
});
