import type { bankDetailsFlow, Remote, ViewOf } from '@folioflow/flows';
import { bankDetailsJourneys, bankDetailsWorld } from '@folioflow/flows/testing';
import { page, userEvent } from 'vitest/browser';
import { walkScreen, type Gestures } from '../testing/walked-screen.tsx';
import { BankDetailsForm } from './BankDetailsForm.tsx';

type View = ViewOf<typeof bankDetailsFlow>;

const ifsc = () => page.getByLabelText('IFSC', { exact: true });

const gestures = {
  'draft.changed': {
    canSay: ({ patch }) => patch.ifsc === 'ABCD' && patch.bank === undefined,
    offered: (view: View) => view.screen === 'details' && view.canChange && view.draft.ifsc !== 'ABCD',
    control: ifsc,
    staysEnabled: 'what was typed can be typed over',
    use: ({ patch }) => userEvent.fill(ifsc(), patch.ifsc ?? ''),
  },
  'details.submitted': { control: () => page.getByRole('button', { name: /^Verify/ }) },
} satisfies Gestures<typeof bankDetailsFlow>;

const Asked = ({ view, remote }: { view: View; remote: Remote<typeof bankDetailsFlow> }) =>
  view.screen === 'closed' ? null : <BankDetailsForm view={view} remote={remote} />;

walkScreen({
  journeys: bankDetailsJourneys,
  world: bankDetailsWorld,
  Screen: Asked,
  gestures,
  shows: { details: ifsc, closed: null },
});
