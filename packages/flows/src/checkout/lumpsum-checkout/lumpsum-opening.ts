import type { GetSchemeStatisticsRequest, RequestedLumpsum, SchemeChart } from '@folioflow/api/contract';
import { nomineeOpeningOf, type NomineeOpening } from '../../parts/nominee/nominee-choice/nominee-opening.ts';
import { closedGateOf } from '../../parts/order/order-gate.ts';
import { statisticsRequestOf } from '../../parts/scheme/statistics-request.ts';
import { findOffer, orderSummaryOf } from './lumpsum-checkout.rules.ts';
import type { OrderSummary } from './lumpsum-checkout.types.ts';

/** The first step of the lumpsum checkout: the order and the question of the nominee. */
export interface LumpsumOpening extends NomineeOpening {
  readonly summary: OrderSummary;
}

/** Returns the request of `getSchemeStatistics` with which a checkout begins. */
export const lumpsumOpeningRequestOf = ({ scheme }: RequestedLumpsum): GetSchemeStatisticsRequest =>
  statisticsRequestOf(scheme);

/** Returns the first step for the answer of the provider; null if the checkout begins with another page. */
export function lumpsumOpeningOf(requested: RequestedLumpsum, chart: SchemeChart): LumpsumOpening | null {
  if (closedGateOf(chart) !== null) return null;
  const offer = findOffer(chart, requested);
  const opening = offer && nomineeOpeningOf(offer.investor);
  return opening && { summary: orderSummaryOf({ requested, offer }), ...opening };
}
