import type { schemeListFlow, ViewOf } from '@folioflow/flows';
import { schemeListJourneys, schemeListWorld } from '@folioflow/flows/testing';
import { page, userEvent } from 'vitest/browser';
import { walkScreen, type Gestures } from '../../../parts/testing/walk-screen.tsx';
import { SchemeList } from './SchemeList.tsx';

type View = ViewOf<typeof schemeListFlow>;

const button = (name: string | RegExp) => page.getByRole('button', { name });
const isNarrowed = (view: View) => view.chips.length > 0;

const gestures = {
  'filter.changed': {
    canPerform: ({ values }) => values.length === 0,
    isOffered: isNarrowed,
    control: () => button('Remove Equity'),
  },
  'filters.cleared': { isOffered: isNarrowed, control: () => button('Clear all').first() },
  'sort.chosen': {
    canPerform: ({ sort }) => sort === '1Y',
    isOffered: (view: View) => view.screen === 'loaded' && view.sort !== '1Y',
    staysEnabled: 'an order that holds already can be taken back',
    control: () => page.getByLabelText('Sort by'),
    perform: () => userEvent.selectOptions(page.getByLabelText('Sort by'), 'Return over 1 year'),
  },
  'page.chosen': {
    isOffered: (view: View) => view.screen === 'loaded' && view.isPaged,
    control: ({ page: wanted }) => page.getByRole('button', { name: `Page ${String(wanted)}`, exact: true }),
  },
  'page.nextRequested': {
    isOffered: (view: View) => view.screen === 'loaded' && view.isPaged && view.canGoOn && !view.isAwaitingPage,
    control: () => button('Next'),
  },
  'page.previousRequested': {
    isOffered: (view: View) => view.screen === 'loaded' && view.isPaged && view.canGoBack,
    control: () => button('Previous'),
  },
  'search.typed': { sentBy: 'the field, in SchemeList.search.test.tsx' },
  'search.fetched': { sentBy: 'the wiring, once the code that finds is here' },
  'search.notFetched': { sentBy: 'the wiring, when it does not come' },
  'search.retried': { sentBy: 'Try again, in SchemeList.search.test.tsx' },
  'reload.requested': { control: () => button(/^(Refresh|Try again)$/).first() },
} satisfies Gestures<typeof schemeListFlow>;

const followed = () => undefined;
walkScreen({
  journeys: schemeListJourneys,
  world: schemeListWorld,
  Screen: SchemeList,
  screenProps: { onFollow: followed, look: 'cards', onLook: followed },
  gestures,
  shows: {
    loading: () => page.getByText('We are fetching the schemes'),
    unavailable: () => page.getByText('The schemes could not be loaded'),
    loaded: () => page.getByText(/schemes?$|loaded so far$/).first(),
  },
});
