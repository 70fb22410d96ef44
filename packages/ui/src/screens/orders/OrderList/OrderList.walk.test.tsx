import type { orderListFlow, ViewOf } from '@folioflow/flows';
import { allottedOrder, orderListJourneys, orderListWorld, payableOrder, orderWithSwp } from '@folioflow/flows/testing';
import { page } from 'vitest/browser';
import { walkScreen, type Gestures } from '../../../parts/testing/walk-screen.tsx';
import { OrderList } from './OrderList.tsx';

type View = ViewOf<typeof orderListFlow>;

const button = (name: string | RegExp) => page.getByRole('button', { name });
const rowsOf = (view: View) => (view.screen === 'loaded' ? view.rows : []);
const isListed = (view: View, id: string | null) => rowsOf(view).some((row) => row.id === id);
const nameOf = (id: string) =>
  [allottedOrder, payableOrder, orderWithSwp].find(({ _id }) => _id === id)?.mf_order_scheme_name ?? id;
/** Under a dialog nothing is pressed. */
const isInSight = (view: View) =>
  view.screen !== 'loaded' ||
  (view.cancelling?.pin === undefined && view.pausing === null && view.registeringSwp === null);
const menuOf = (id: string) =>
  page.getByRole('article', { name: nameOf(id) }).getByRole('button', { name: /^More for/ });
const openOf = (view: View) =>
  view.screen === 'loaded' && view.details !== null && view.details.state !== 'unavailable' ? view.details.id : null;

const gestures = {
  'reload.requested': {
    isOffered: (view: View) => isInSight(view) && (view.screen !== 'loaded' || !view.isBusy),
    control: () => button(/^(Refresh|Try again)$/).first(),
  },
  'orders.replaced': { sentBy: 'the page above, when an action on an order has answered' },
  'filter.changed': {
    canPerform: ({ chosen }) => chosen.length === 0,
    isOffered: (view: View) =>
      isInSight(view) && view.screen === 'loaded' && view.total > 0 && view.filter.chosen.length > 0,
    control: () => button('Clear all'),
  },
  'row.opened': {
    isOffered: (view: View, { id }) => isInSight(view) && isListed(view, id) && openOf(view) !== id,
    control: ({ id }) => page.getByRole('article', { name: nameOf(id) }).getByRole('button', { name: 'Show info' }),
  },
  'cancellation.requested': {
    isOffered: (view: View, { id }) => isInSight(view) && rowsOf(view).some((row) => row.id === id && row.canCancel),
    control: ({ id }) => menuOf(id),
    perform: async ({ id }) => {
      await menuOf(id).click();
      await page.getByRole('menuitem', { name: 'Cancel' }).click();
    },
    staysEnabled: 'the menu has the other actions too',
  },
  'pause.requested': {
    isOffered: (view: View, { id }) => isInSight(view) && rowsOf(view).some((row) => row.id === id && row.canPause),
    control: ({ id }) => menuOf(id),
    perform: async ({ id }) => {
      await menuOf(id).click();
      await page.getByRole('menuitem', { name: 'Pause Order' }).click();
    },
    staysEnabled: 'the menu has the other actions too',
  },
  'swp.requested': {
    isOffered: (view: View, { id }) =>
      isInSight(view) && rowsOf(view).some((row) => row.id === id && row.canRegisterSwp),
    control: ({ id }) => menuOf(id),
    perform: async ({ id }) => {
      await menuOf(id).click();
      await page.getByRole('menuitem', { name: 'SWP', exact: true }).click();
    },
    staysEnabled: 'the menu has the other actions too',
  },
  'swpCancellation.requested': {
    isOffered: (view: View, { id }) => isInSight(view) && rowsOf(view).some((row) => row.id === id && row.canCancelSwp),
    control: ({ id }) => menuOf(id),
    perform: async ({ id }) => {
      await menuOf(id).click();
      await page.getByRole('menuitem', { name: 'Cancel SWP' }).click();
    },
    staysEnabled: 'the menu has the other actions too',
  },
  'result.closed': {
    isOffered: (view: View) => isInSight(view) && view.screen === 'loaded' && view.registered !== null,
    control: () => button('Done'),
  },
  'row.closed': {
    isOffered: (view: View) => isInSight(view) && isListed(view, openOf(view)),
    control: () => button('Hide info'),
  },
} satisfies Gestures<typeof orderListFlow>;

const stay = () => undefined;
walkScreen({
  journeys: orderListJourneys,
  // A list that an action answers is drawn as any other.
  world: {
    ...orderListWorld,
    events: { ...orderListWorld.events, 'orders.replaced': [] },
    outputs: { swpRegistration: [{ kind: 'registered', orders: null, message: 'Your SWP is registered.' }] },
  },
  Screen: OrderList,
  screenProps: { onExit: stay, search: '', onSearch: stay },
  gestures,
  shows: {
    loading: () => page.getByText('We are fetching your orders'),
    unavailable: () => page.getByText('We could not fetch your orders'),
    loaded: () => button('Refresh'),
  },
});
