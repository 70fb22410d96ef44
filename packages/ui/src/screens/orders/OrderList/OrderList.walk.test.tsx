import type { orderListFlow, ViewOf } from '@folioflow/flows';
import { allottedOrder, orderListJourneys, orderListWorld, payableOrder, orderWithSwp } from '@folioflow/flows/testing';
import { page } from 'vitest/browser';
import { walkScreen, type Gestures } from '../../../parts/testing/walk-screen.tsx';
import { OrderList } from './OrderList.tsx';

type View = ViewOf<typeof orderListFlow>;

const button = (name: string) => page.getByRole('button', { name, exact: true });
const rowsOf = (view: View) => (view.screen === 'loaded' ? view.rows : []);
const isListed = (view: View, id: string | null) => rowsOf(view).some((row) => row.id === id);
const nameOf = (id: string) =>
  [allottedOrder, payableOrder, orderWithSwp].find(({ _id }) => _id === id)?.mf_order_scheme_name ?? id;
/** Under a dialog nothing is pressed. */
const isInSight = (view: View) =>
  view.screen !== 'loaded' ||
  (view.cancelling?.pin === undefined && view.pausing === null && view.registeringSwp === null);
const openerOf = (id: string) =>
  page
    .getByRole('article', { name: nameOf(id) })
    .getByRole('heading', { level: 2 })
    .getByRole('button');
const actionOf = (id: string, name: string) =>
  page.getByRole('article', { name: nameOf(id) }).getByRole('button', { name, exact: true });
/** Opens the row unless it is open, and chooses an action. */
async function chooseAction(id: string, name: string) {
  if (openerOf(id).element().ariaExpanded === 'false') await openerOf(id).click();
  await actionOf(id, name).click();
}
const openOf = (view: View) =>
  view.screen === 'loaded' && view.details !== null && view.details.state !== 'unavailable' ? view.details.id : null;

const gestures = {
  'reload.requested': {
    isOffered: (view: View) => view.screen === 'unavailable',
    control: () => button('Try again'),
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
    control: ({ id }) => openerOf(id),
    perform: ({ id }) => chooseAction(id, 'Show info'),
    staysEnabled: 'the open row has the other actions too',
  },
  'cancellation.requested': {
    isOffered: (view: View, { id }) => isInSight(view) && rowsOf(view).some((row) => row.id === id && row.canCancel),
    control: ({ id }) => openerOf(id),
    perform: ({ id }) => chooseAction(id, 'Cancel'),
    staysEnabled: 'the open row has the other actions too',
  },
  'pause.requested': {
    isOffered: (view: View, { id }) => isInSight(view) && rowsOf(view).some((row) => row.id === id && row.canPause),
    control: ({ id }) => openerOf(id),
    perform: ({ id }) => chooseAction(id, 'Pause Order'),
    staysEnabled: 'the open row has the other actions too',
  },
  'swp.requested': {
    isOffered: (view: View, { id }) =>
      isInSight(view) && rowsOf(view).some((row) => row.id === id && row.canRegisterSwp),
    control: ({ id }) => openerOf(id),
    perform: ({ id }) => chooseAction(id, 'SWP'),
    staysEnabled: 'the open row has the other actions too',
  },
  'swpCancellation.requested': {
    isOffered: (view: View, { id }) => isInSight(view) && rowsOf(view).some((row) => row.id === id && row.canCancelSwp),
    control: ({ id }) => openerOf(id),
    perform: ({ id }) => chooseAction(id, 'Cancel SWP'),
    staysEnabled: 'the open row has the other actions too',
  },
  'result.closed': {
    isOffered: (view: View) => isInSight(view) && view.screen === 'loaded' && view.registered !== null,
    control: () => button('Done'),
  },
  'row.closed': {
    isOffered: (view: View) => isInSight(view) && isListed(view, openOf(view)),
    // A press of any row hides the details of another one.
    control: () => page.getByRole('heading', { level: 2 }).getByRole('button').first(),
    staysEnabled: 'the row opens again',
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
    loaded: () => page.getByRole('navigation', { name: 'Lists of orders' }),
  },
});
