import type { investPanelFlow, ViewOf } from '@folioflow/flows';
import { investPanelJourneys, investPanelWorld } from '@folioflow/flows/testing';
import { page, userEvent } from 'vitest/browser';
import { walkScreen, type Gestures } from '../../../parts/testing/walked-screen.tsx';
import { InvestPanel } from './InvestPanel.tsx';

type View = ViewOf<typeof investPanelFlow>;

const amount = () => page.getByLabelText('Amount', { exact: true });
const linkOf = (view: View) => (view.screen === 'left' ? null : (view.banner?.link ?? null));
const canType = (view: View) =>
  view.screen === 'lumpsum' && view.lumpsum !== null && view.lumpsum.limits !== null && view.lumpsum.amount === '';

const gestures = {
  'draft.changed': {
    canSay: ({ patch }) => patch.amount === '5000',
    offered: canType,
    control: amount,
    staysEnabled: 'an amount that was typed can be typed over',
    use: ({ patch }) => userEvent.fill(amount(), patch.amount ?? ''),
  },
  'lumpsum.invested': { control: () => page.getByRole('button', { name: 'Invest Now' }) },
  'banner.followed': {
    offered: (view: View) => linkOf(view) !== null,
    control: (_, view) =>
      page.getByRole(linkOf(view)?.kind === 'verifyNominee' ? 'button' : 'link', { name: 'Click here' }),
  },
} satisfies Gestures<typeof investPanelFlow>;

walkScreen({
  journeys: investPanelJourneys,
  world: investPanelWorld,
  Screen: InvestPanel,
  gestures,
  shows: {
    lumpsum: () => page.getByText(/^Amount$|^This scheme takes no lumpsum investment\.$/),
    verifyingNominee: () => page.getByText(/^Amount$|^This scheme takes no lumpsum investment\.$/),
    left: null,
  },
});
