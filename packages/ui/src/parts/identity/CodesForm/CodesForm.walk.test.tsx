import type { Remote, ViewOf } from '@folioflow/flows';
import { secondFactor, secondFactorJourneys, secondFactorWorld } from '@folioflow/flows/testing';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../../primitives/Button/Button.tsx';
import { walkScreen, type Gestures } from '../../testing/walk-screen.tsx';
import { CodesForm } from './CodesForm.tsx';

const part = secondFactor<string, string>();
type Part = typeof part;
type View = ViewOf<Part>;

const fieldsOf = (view: View) => (view.screen === 'codes' ? view.fields : []);
const codes = ['mobile', 'email'] as const;

const gestures = {
  'codes.submitted': {
    isOffered: (view: View, event) =>
      codes.every((field) => fieldsOf(view).includes(field) === (event[field] !== undefined)),
    canPerform: (event) => codes.every((field) => event[field] === undefined || event[field].length === 6),
    fill: async (event) => {
      for (const field of codes)
        if (event[field] !== undefined) await userEvent.fill(page.getByLabelText(field, { exact: true }), event[field]);
    },
    control: () => page.getByRole('button', { name: 'Confirm' }),
  },
  'codes.abandoned': {
    canPerform: ({ toCheck }) => toCheck === undefined,
    control: () => page.getByRole('button', { name: 'Back' }),
  },
  'code.resendRequested': { control: () => page.getByRole('button', { name: 'Resend' }) },
} satisfies Gestures<Part>;

const words = {
  mobile: 'mobile',
  email: 'email',
  submit: 'Confirm',
  resend: 'Resend',
  resendIn: (seconds: number) => `${seconds}`,
};

/** The form with the back button that every parent renders beside it. */
function SecondFactorScreen({ view, remote }: { view: View; remote: Remote<Part> }) {
  if (view.screen === 'closed') return null;
  const back = (
    <Button disabled={!view.canAbandon} onClick={() => remote.send({ type: 'codes.abandoned' })}>
      Back
    </Button>
  );
  if (view.screen === 'sending') return <div role="status">Sending {back}</div>;
  return (
    <CodesForm view={view} remote={remote} words={words}>
      {back}
    </CodesForm>
  );
}

walkScreen({
  journeys: secondFactorJourneys('order-1', 'placed'),
  world: secondFactorWorld('order-1', 'placed'),
  Screen: SecondFactorScreen,
  gestures,
  shows: {
    sending: () => page.getByRole('status').filter({ hasText: 'Sending' }),
    codes: () => page.getByRole('button', { name: 'Confirm' }),
    closed: null,
  },
});
