import type {
  BankListResult,
  GetSchemeStatisticsRequest,
  ListBankAccountsRequest,
  RequestedSip,
  SchemeChart,
} from '@folioflow/api/contract';
import { mandateListsRequest } from '../../parts/mandate/mandate-choice/mandate-lists.ts';
import { lastChoiceOf, nomineeRowOf, startOfChoice } from '../../parts/nominee/nominee-choice/nominee-choice.rules.ts';
import type { NomineeRow } from '../../parts/nominee/nominee-choice/nominee-choice.types.ts';
import { nomineeNameOf } from '../../parts/order/order-offer/order-offer.ts';
import { statisticsRequestOf } from '../../parts/scheme/statistics-request.ts';
import { closedGateOf, findOffer, mandateChoiceSip, sipSummaryOf } from './sip-checkout.rules.ts';
import type { SipCheckoutInput, SipSummary } from './sip-checkout.types.ts';

/** The first step of the SIP checkout: the SIP and the question of the nominee. */
export interface SipOpening {
  readonly summary: SipSummary;
  /** The nominees on record, none of them selected. */
  readonly nominees: readonly NomineeRow[];
  /** The last choice of the investor (decision 084): its name is null for the registered declaration. Null: none. */
  readonly suggestion: { readonly name: string | null } | null;
}

/**
 * Returns the requests of `getSchemeStatistics` and `listBankAccounts` with which a checkout begins. The provider's
 * answer to the first can contain another name of the scheme; the checkout then requests the accounts with that name.
 */
export const openingRequestsOf = (
  requestedSip: RequestedSip,
): readonly [GetSchemeStatisticsRequest, ListBankAccountsRequest] => [
  statisticsRequestOf(requestedSip.scheme),
  mandateListsRequest(mandateChoiceSip({ requestedSip, offer: requestedSip })),
];

/** Returns the first step for the answers of the provider; null if the checkout begins with another page. */
export function sipOpeningOf(
  { requestedSip, today }: Pick<SipCheckoutInput, 'requestedSip' | 'today'>,
  chart: SchemeChart,
  lists: BankListResult,
): SipOpening | null {
  if (requestedSip === null || closedGateOf(chart) !== null) return null;
  const found = findOffer(chart, requestedSip, today);
  if (!('offer' in found)) return null;
  const { investor } = found.offer;
  const { nominees } = investor;
  if (nominees === null) return null;
  const start = startOfChoice(null, lastChoiceOf(investor));
  return {
    summary: sipSummaryOf({ requestedSip, offer: found.offer, lists }),
    nominees: nominees.map((nominee) => nomineeRowOf(nominee, null)),
    suggestion: start.isSuggested ? { name: nomineeNameOf(investor, start.nomineeId ?? undefined) } : null,
  };
}
