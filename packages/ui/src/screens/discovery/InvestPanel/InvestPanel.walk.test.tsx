import type { investPanelFlow, ViewOf } from '@folioflow/flows';
import { investPanelJourneys, investPanelWorld } from '@folioflow/flows/testing';
import { page, userEvent } from 'vitest/browser';
import { walkScreen, type Gestures } from '../../../parts/testing/walk-screen.tsx';
import { InvestPanel } from './InvestPanel.tsx';

type View = ViewOf<typeof investPanelFlow>;

const isSip = (view: View) => view.screen === 'sip';
const amountOf = (view: View) =>
  page.getByLabelText(isSip(view) ? 'Amount of each instalment' : 'Amount', { exact: true });
const linkOf = (view: View) => (view.screen === 'left' ? null : (view.banner?.link ?? null));
const isPicking = (view: View) => view.screen === 'sip' && view.sip?.isPickingDate === true;
const canType = (view: View) => {
  if (view.screen === 'lumpsum')
    return view.lumpsum !== null && view.lumpsum.limits !== null && view.lumpsum.amount === '';
  return (
    view.screen === 'sip' && view.sip !== null && !isPicking(view) && view.sip.terms !== null && view.sip.amount === ''
  );
};

const gestures = {
  'tab.chosen': {
    control: ({ tab }) => page.getByRole('tab', { name: tab === 'sip' ? 'INVEST IN SIP' : 'ONE TIME/LUMPSUM' }),
    staysEnabled: 'the tab that is shown stays a tab, and says nothing',
  },
  'draft.changed': {
    canPerform: ({ patch }) => patch.amount === '5000' || patch.amount === '499',
    isOffered: canType,
    control: (_, view) => amountOf(view),
    staysEnabled: 'an amount that was typed can be typed over',
    perform: ({ patch }) => userEvent.fill(page.getByLabelText(/^Amount/), patch.amount ?? ''),
  },
  'datePicker.opened': { control: () => page.getByRole('button', { name: /^SIP payment date/ }) },
  'datePicker.closed': {
    isOffered: isPicking,
    control: () => page.getByRole('button', { name: 'Close' }),
  },
  'day.picked': {
    isOffered: isPicking,
    canPerform: ({ day }) => day === 5,
    control: ({ day }) => page.getByRole('button', { name: new RegExp(`^${String(day)}th,`) }),
  },
  'sip.started': { control: () => page.getByRole('button', { name: /^Start SIP/ }) },
  'lumpsum.invested': { control: () => page.getByRole('button', { name: /^Invest Now/ }) },
  'banner.followed': {
    isOffered: (view: View) => linkOf(view) !== null && !isPicking(view),
    control: (_, view) =>
      page.getByRole(linkOf(view)?.kind === 'verifyNominee' ? 'button' : 'link', { name: 'Click here' }),
  },
} satisfies Gestures<typeof investPanelFlow>;

const panel = () => page.getByText(/^Amount( of each instalment)?$|^This scheme does not accept new investments\.$/);

walkScreen({
  journeys: investPanelJourneys,
  world: investPanelWorld,
  Screen: InvestPanel,
  gestures,
  shows: { sip: panel, lumpsum: panel, verifyingNominee: panel, left: null },
});
