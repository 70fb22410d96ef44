import type { redeemFlow } from '@folioflow/flows';
import { redeemJourneys, redeemWorld } from '@folioflow/flows/testing';
import { page, userEvent } from 'vitest/browser';
import { walkScreen, type Gestures } from '../../../parts/testing/walk-screen.tsx';
import { Redeem } from './Redeem.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const amount = () => page.getByLabelText('Amount', { exact: true });

const gestures = {
  'draft.changed': {
    canPerform: (event) => event.amount === '2000',
    isOffered: (view) => view.screen === 'entering' && view.draft.amount === '',
    control: amount,
    staysEnabled: 'an amount that was typed can be typed over',
    perform: (event) => userEvent.fill(amount(), event.amount),
  },
  'whole.toggled': { control: () => page.getByRole('checkbox', { name: 'Redeem whole amount' }) },
  'redemption.submitted': { control: () => button('Redeem') },
} satisfies Gestures<typeof redeemFlow>;

walkScreen({
  journeys: redeemJourneys,
  world: redeemWorld,
  Screen: Redeem,
  screenProps: { list: '/orderList/' },
  gestures,
  shows: {
    blocked: () => page.getByText('This order cannot be redeemed right now'),
    entering: () => button('Redeem'),
    confirming: () => button('Undo'),
    checking: () => page.getByText('We are checking whether your redemption was placed.'),
    completed: () => page.getByText(/^Your redemption of ₹.* is placed$|^Your redemption is placed$/),
  },
});
