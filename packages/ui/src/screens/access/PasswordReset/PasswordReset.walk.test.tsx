import type { passwordResetFlow, ViewOf } from '@folioflow/flows';
import { passwordResetJourneys, passwordResetWorld } from '@folioflow/flows/testing';
import { page, userEvent } from 'vitest/browser';
import { walkScreen, type Gestures } from '../../../parts/testing/walk-screen.tsx';
import { PasswordReset } from './PasswordReset.tsx';

type View = ViewOf<typeof passwordResetFlow>;

const field = (name: string) => page.getByLabelText(name, { exact: true });
const button = (name: string) => page.getByRole('button', { name });

const gestures = {
  'draft.changed': {
    isOffered: (view: View) => view.screen === 'enteringEmail' && view.draft.email === '',
    control: () => field('Email'),
    staysEnabled: 'an address that was typed can be typed over',
    perform: ({ patch }) => userEvent.fill(field('Email'), patch.email ?? ''),
  },
  'email.submitted': { control: () => button('Next') },
  'password.submitted': {
    canPerform: ({ password, confirmation }) => password === 'Fresh@123' && confirmation === password,
    fill: async ({ password, confirmation }) => {
      await userEvent.fill(field('New password'), password);
      await userEvent.fill(field('Confirm new password'), confirmation);
    },
    control: () => button('Submit'),
  },
  'reset.restarted': { control: () => button('Start again') },
} satisfies Gestures<typeof passwordResetFlow>;

walkScreen({
  journeys: passwordResetJourneys,
  world: passwordResetWorld,
  Screen: PasswordReset,
  gestures,
  shows: {
    enteringEmail: () => page.getByRole('heading', { level: 1, name: 'Reset your password' }),
    verifyingCode: () => page.getByRole('heading', { level: 1, name: 'Check your email' }),
    enteringPassword: () => field('Confirm new password'),
    closed: null,
  },
});
