import { orderListJourneys } from '@folioflow/flows/testing';
import { fn } from 'storybook/test';
import { flowStories } from '../../../testing/flow-story.tsx';
import { OrderList } from './OrderList.tsx';

const at = flowStories(orderListJourneys);

export default {
  title: 'Flows/Orders/OrderList',
  component: OrderList,
  args: { onExit: fn(), search: '', onSearch: fn() },
};
export const Loading = at('Loading');
export const Loaded = at('Loaded');
export const LoadedEmpty = at('LoadedEmpty');
export const Refreshing = at('Refreshing');
export const Unavailable = at('Unavailable');
export const UnavailableRefused = at('UnavailableRefused');
export const LoadedAfterRefusedRefresh = at('LoadedAfterRefusedRefresh');
export const LoadedFiltered = at('LoadedFiltered');
export const LoadedNothingMatches = at('LoadedNothingMatches');
export const LoadedPaymentPending = at('LoadedPaymentPending');
export const LoadedInProgress = at('LoadedInProgress');
export const LoadedAllottedWithGain = at('LoadedAllottedWithGain');
export const LoadedAllottedWithLoss = at('LoadedAllottedWithLoss');
export const LoadedAllottedWithZero = at('LoadedAllottedWithZero');
export const LoadedReturnsHidden = at('LoadedReturnsHidden');
export const LoadedRejected = at('LoadedRejected');
export const LoadedCancelled = at('LoadedCancelled');
export const LoadedFolioHidden = at('LoadedFolioHidden');
export const LoadedRegistrationNumber = at('LoadedRegistrationNumber');
export const LoadedInstallmentHtml = at('LoadedInstallmentHtml');
export const LoadedLongTexts = at('LoadedLongTexts');
export const LoadedMessageHidden = at('LoadedMessageHidden');
export const LoadedUnknownStatus = at('LoadedUnknownStatus');
export const LoadedWithoutHistory = at('LoadedWithoutHistory');
export const LoadedWithdrawalRunning = at('LoadedWithdrawalRunning');
export const LoadedSip = at('LoadedSip');
export const LoadedStp = at('LoadedStp');
export const LoadedReplacedByAction = at('LoadedReplacedByAction');
export const FetchingPin = at('FetchingPin');
export const FetchingPinNotSo = at('FetchingPinNotSo');
export const Cancelling = at('Cancelling');
export const CancellingAfterWrongPin = at('CancellingAfterWrongPin');
export const CancellingAfterLostAnswer = at('CancellingAfterLostAnswer');
export const LoadedCancelledNow = at('LoadedCancelledNow');
export const LoadedNotCancelled = at('LoadedNotCancelled');
export const FetchingPause = at('FetchingPause');
export const FetchingPauseNotSo = at('FetchingPauseNotSo');
export const Pausing = at('Pausing');
export const PausingCountChosen = at('PausingCountChosen');
export const PausingAfterWrongPin = at('PausingAfterWrongPin');
export const LoadedPausedNow = at('LoadedPausedNow');
export const LoadedNotPaused = at('LoadedNotPaused');
export const DetailsFetching = at('DetailsFetching');
export const DetailsShown = at('DetailsShown');
export const DetailsUnavailable = at('DetailsUnavailable');
