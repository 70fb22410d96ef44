import { holdingListJourneys } from '@folioflow/flows/testing';
import { flowStories } from '../../../testing/flow-story.tsx';
import { PortfolioWithHoldings } from './testing/PortfolioWithHoldings.tsx';

const at = flowStories(holdingListJourneys);

export default {
  title: 'Flows/Orders/HoldingList',
  component: PortfolioWithHoldings,
};
export const Loading = at('Loading');
export const NotOffered = at('NotOffered');
export const Empty = at('Empty');
export const Unavailable = at('Unavailable');
export const UnavailableRefused = at('UnavailableRefused');
export const Listed = at('Listed');
export const ListedWithoutTransactions = at('ListedWithoutTransactions');
export const Loaded = at('Loaded');
export const LoadedByName = at('LoadedByName');
export const LoadedWithClosed = at('LoadedWithClosed');
export const LoadedOne = at('LoadedOne');
export const LoadedWithoutNav = at('LoadedWithoutNav');
export const LoadedWithoutLots = at('LoadedWithoutLots');
export const LoadedMany = at('LoadedMany');
export const LoadedOnlyClosed = at('LoadedOnlyClosed');
export const HistoryLoading = at('HistoryLoading');
export const HistoryUnavailable = at('HistoryUnavailable');
export const HistoryNotOffered = at('HistoryNotOffered');
export const HistoryEmpty = at('HistoryEmpty');
