import type { ViewOf } from '@folioflow/flows';
import type { staffSignInFlow } from '@folioflow/flows/backoffice';
import { staffSignInJourneys, staffSignInWorld } from '@folioflow/flows/testing';
import { page, userEvent } from 'vitest/browser';
import { walkScreen, type Gestures } from '../../../parts/testing/walk-screen.tsx';
import { StaffSignIn } from './StaffSignIn.tsx';

type View = ViewOf<typeof staffSignInFlow>;
const email = () => page.getByLabelText('Email address');

const gestures = {
  'draft.changed': {
    canPerform: ({ patch }) => patch.email === 'operator',
    isOffered: (view: View) => view.screen === 'entering' && view.draft.email === '',
    control: email,
    staysEnabled: 'an address that was typed can be typed over',
    perform: ({ patch }) => userEvent.fill(email(), patch.email ?? ''),
  },
  'credentials.submitted': {
    canPerform: (event) => event.password === 'a secret one',
    isOffered: (view: View) => view.screen === 'entering',
    fill: (event) => userEvent.fill(page.getByLabelText('Password', { exact: true }), event.password),
    control: () => page.getByRole('button', { name: 'Send me a code' }),
  },
} satisfies Gestures<typeof staffSignInFlow>;

walkScreen({
  journeys: staffSignInJourneys,
  world: staffSignInWorld,
  Screen: StaffSignIn,
  gestures,
  shows: {
    entering: () => page.getByRole('heading', { name: 'Staff sign-in' }),
    verifying: () => page.getByRole('heading', { name: 'Enter your code' }),
    closed: null,
  },
});
