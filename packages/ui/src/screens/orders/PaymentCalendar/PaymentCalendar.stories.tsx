import { paymentCalendarJourneys } from '@folioflow/flows/testing';
import { flowStories } from '../../../testing/flow-story.tsx';
import { PaymentCalendar } from './PaymentCalendar.tsx';

const at = flowStories(paymentCalendarJourneys);

export default { title: 'Flows/Orders/PaymentCalendar', component: PaymentCalendar };
export const Loading = at('Loading');
export const Loaded = at('Loaded');
export const LoadedEmpty = at('LoadedEmpty');
export const LoadedWithWaitingOrdersAlone = at('LoadedWithWaitingOrdersAlone');
export const LoadedAboveLimit = at('LoadedAboveLimit');
export const LoadedWithoutMandate = at('LoadedWithoutMandate');
export const LoadedPartly = at('LoadedPartly');
export const LoadedWithoutMandateList = at('LoadedWithoutMandateList');
export const LoadedPartlyAfterFailure = at('LoadedPartlyAfterFailure');
export const Refreshing = at('Refreshing');
export const Reloading = at('Reloading');
export const LoadedAfterReload = at('LoadedAfterReload');
export const Unavailable = at('Unavailable');
export const UnavailableRefused = at('UnavailableRefused');
