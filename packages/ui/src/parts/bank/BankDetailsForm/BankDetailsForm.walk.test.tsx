import type { bankDetailsFlow, Remote, ViewOf } from '@folioflow/flows';
import { bankDetailsJourneys, bankDetailsWorld } from '@folioflow/flows/testing';
import { page, userEvent } from 'vitest/browser';
import { walkScreen, type Gestures } from '../../testing/walk-screen.tsx';
import { BankDetailsForm } from './BankDetailsForm.tsx';

type View = ViewOf<typeof bankDetailsFlow>;

const ifscField = () => page.getByLabelText('IFSC', { exact: true });

const gestures = {
  'draft.changed': {
    canPerform: ({ patch }) => patch.ifsc === 'ABCD' && patch.bank === undefined,
    isOffered: (view: View) => view.screen === 'details' && view.canChange && view.draft.ifsc !== 'ABCD',
    control: ifscField,
    staysEnabled: 'the text can be changed',
    perform: ({ patch }) => userEvent.fill(ifscField(), patch.ifsc ?? ''),
  },
  'details.submitted': { control: () => page.getByRole('button', { name: /^Verify/ }) },
} satisfies Gestures<typeof bankDetailsFlow>;

const BankDetailsScreen = ({ view, remote }: { view: View; remote: Remote<typeof bankDetailsFlow> }) =>
  view.screen === 'closed' ? null : <BankDetailsForm view={view} remote={remote} />;

walkScreen({
  journeys: bankDetailsJourneys,
  world: bankDetailsWorld,
  Screen: BankDetailsScreen,
  gestures,
  shows: { details: ifscField, closed: null },
});
