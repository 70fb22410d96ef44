import { orderPanelOf, type paymentChoiceFlow, type Remote, type ViewOf } from '@folioflow/flows';
import { payableOrder, paymentChoiceJourneys, paymentChoiceWorld } from '@folioflow/flows/testing';
import { page, userEvent } from 'vitest/browser';
import { walkScreen, type Gestures } from '../../../parts/testing/walk-screen.tsx';
import { OrderScreen } from './OrderScreen.tsx';

type View = ViewOf<typeof paymentChoiceFlow>;

const panel = orderPanelOf({ requestMode: 'paynow', order: payableOrder });
const upiId = () => page.getByLabelText('UPI ID', { exact: true });
const modesOf = (view: View) => (view.screen === 'choosing' ? view.modes : []);

const gestures = {
  'mode.chosen': {
    isOffered: (view: View, { mode }) =>
      view.screen === 'choosing' && view.mode !== mode && modesOf(view).some(({ value }) => value === mode),
    control: ({ mode }, view) => page.getByRole('radio').nth(modesOf(view).findIndex(({ value }) => value === mode)),
    staysEnabled: 'pressing the chosen mode again changes nothing',
  },
  'draft.changed': {
    canPerform: (event) => event.upiId === 'a@okbank',
    isOffered: (view: View) => view.screen === 'choosing' && view.upi?.id === '',
    control: upiId,
    staysEnabled: 'an id that was typed can be typed over',
    perform: (event) => userEvent.fill(upiId(), event.upiId),
  },
  'payment.requested': { control: () => page.getByRole('button', { name: /^Pay/ }) },
} satisfies Gestures<typeof paymentChoiceFlow>;

const Paying = (choice: { view: View; remote: Remote<typeof paymentChoiceFlow> }) => (
  <OrderScreen panel={panel} choice={choice} />
);
const heading = () => page.getByRole('heading', { level: 1 });

walkScreen({
  journeys: paymentChoiceJourneys,
  world: paymentChoiceWorld,
  Screen: Paying,
  gestures,
  shows: { choosing: () => page.getByRole('radio').first(), notPermitted: heading, closed: heading },
});
