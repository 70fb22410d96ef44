import type { signInFlow, ViewOf } from '@folioflow/flows';
import { signInJourneys, signInWorld } from '@folioflow/flows/testing';
import { page, userEvent } from 'vitest/browser';
import { walkScreen, type Gestures } from '../../../parts/testing/walk-screen.tsx';
import { SignIn } from './SignIn.tsx';

const panel = () => page.getByRole('tabpanel');
const mobile = () => panel().getByLabelText(/mobile number/i);

// While the popup is open, the page under it is out of reach.
type View = ViewOf<typeof signInFlow>;
const isOpen = (view: View) => view.screen === 'entering' && view.signUp === undefined;
const isOn = (tab: 'mobile' | 'email') => (view: View) => isOpen(view) && 'tab' in view && view.tab === tab;

const gestures = {
  'draft.changed': {
    canPerform: ({ patch }) => patch.mobile === '98765',
    isOffered: (view) => isOn('mobile')(view) && 'draft' in view && view.draft.mobile === '',
    control: mobile,
    staysEnabled: 'a number that was typed can be typed over',
    perform: ({ patch }) => userEvent.fill(mobile(), patch.mobile ?? ''),
  },
  'tab.chosen': {
    canPerform: ({ tab }) => tab === 'email',
    isOffered: isOn('mobile'),
    control: () => page.getByRole('tab').last(),
    staysEnabled: 'pressing the chosen tab again changes nothing',
  },
  'mobile.submitted': {
    isOffered: isOn('mobile'),
    control: () => panel().getByRole('button', { name: /^(Sign in with OTP|Login)$/ }),
  },
  'credentials.submitted': {
    canPerform: (event) => event.password === 'a secret one',
    isOffered: isOn('email'),
    fill: (event) => userEvent.fill(panel().getByLabelText('Password', { exact: true }), event.password),
    control: () => panel().getByRole('button', { name: /^(Next|Login)$/ }),
  },
  'signUp.opened': { isOffered: isOpen, control: () => page.getByRole('button', { name: 'Sign Up Here' }) },
} satisfies Gestures<typeof signInFlow>;

walkScreen({
  journeys: signInJourneys,
  world: signInWorld,
  Screen: SignIn,
  gestures,
  shows: { entering: () => page.getByText(/^V\.0/), closed: null },
});
