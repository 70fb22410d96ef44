import type { emailVerificationFlow, ViewOf } from '@folioflow/flows';
import { emailVerificationJourneys, emailVerificationWorld } from '@folioflow/flows/testing';
import { page, userEvent } from 'vitest/browser';
import { walkScreen, type Gestures } from '../../../parts/testing/walk-screen.tsx';
import { EmailVerification } from './EmailVerification.tsx';

type View = ViewOf<typeof emailVerificationFlow>;

const field = (name: string) => page.getByLabelText(name, { exact: true });
const submit = () => page.getByRole('button', { name: 'Submit' });

const gestures = {
  'draft.changed': {
    isOffered: (view: View) => view.screen === 'enteringEmail' && view.draft.email === '',
    control: () => field('Email'),
    staysEnabled: 'an address that was typed can be typed over',
    perform: ({ patch }) => userEvent.fill(field('Email'), patch.email ?? ''),
  },
  'email.submitted': { isOffered: (view: View) => view.screen === 'enteringEmail', control: submit },
  'password.submitted': {
    canPerform: ({ password, confirmation }) => password === 'Fresh@123' && confirmation === password,
    fill: async ({ password, confirmation }) => {
      await userEvent.fill(field('Password'), password);
      await userEvent.fill(field('Confirm password'), confirmation);
    },
    control: submit,
    staysEnabled: 'the same button submits the address',
  },
  'notice.acknowledged': { control: () => page.getByRole('alertdialog').getByRole('button', { name: 'OK' }) },
} satisfies Gestures<typeof emailVerificationFlow>;

walkScreen({
  journeys: emailVerificationJourneys,
  world: emailVerificationWorld,
  Screen: EmailVerification,
  gestures,
  shows: {
    stateMissing: () => page.getByText('Sorry the information you are looking for could not be found'),
    enteringEmail: () => page.getByRole('heading', { level: 1, name: 'Add your email' }),
    verifyingCode: () => page.getByRole('heading', { level: 1, name: 'Check your email' }),
    enteringPassword: () => field('Confirm password'),
    announcing: () => page.getByRole('alertdialog'),
    closed: null,
  },
});
