import type {
  BankListResult,
  CalendarDay,
  GetSchemeStatisticsRequest,
  ListBankAccountsRequest,
  RequestedSip,
  SchemeChart,
} from '@folioflow/api/contract';
import { mandateListsRequest } from '../../parts/mandate/mandate-choice/mandate-lists.ts';
import { nomineeOpeningOf, type NomineeOpening } from '../../parts/nominee/nominee-choice/nominee-opening.ts';
import { closedGateOf } from '../../parts/order/order-gate.ts';
import { statisticsRequestOf } from '../../parts/scheme/statistics-request.ts';
import { findOffer, scheduledSipOf, sipSummaryOf } from './sip-checkout.rules.ts';
import type { SipCheckoutInput, SipSummary } from './sip-checkout.types.ts';

/** The first step of the SIP checkout: the SIP and the question of the nominee. */
export interface SipOpening extends NomineeOpening {
  readonly summary: SipSummary;
}

/**
 * Returns the requests of `getSchemeStatistics` and `listBankAccounts` with which a checkout begins. The provider's
 * answer to the first can contain another name of the scheme; the checkout then requests the accounts with that name.
 */
export const sipOpeningRequestsOf = (
  requestedSip: RequestedSip,
): readonly [GetSchemeStatisticsRequest, ListBankAccountsRequest] => [
  statisticsRequestOf(requestedSip.scheme),
  mandateListsRequest(scheduledSipOf({ requestedSip, offer: requestedSip })),
];

/** Returns the first step for the answers of the provider; null if the checkout begins with another page. */
export function sipOpeningOf(
  { requestedSip, today }: Pick<SipCheckoutInput, 'requestedSip'> & { readonly today: CalendarDay },
  chart: SchemeChart,
  lists: BankListResult,
): SipOpening | null {
  if (requestedSip === null || closedGateOf(chart) !== null) return null;
  const found = findOffer(chart, requestedSip, today);
  if (!('offer' in found)) return null;
  const opening = nomineeOpeningOf(found.offer.investor);
  return opening && { summary: sipSummaryOf({ requestedSip, offer: found.offer, lists }), ...opening };
}
