import {
  rupeesOfPaise,
  timeOfDay,
  type CreateSingleOrderRequest,
  type FreshOrder,
  type GetSchemeStatisticsAnswer,
  type GetSchemeStatisticsRequest,
  type LumpsumOffer,
  type LumpsumOption,
  type RequestedLumpsum,
} from '@folioflow/api/contract';
import { payingAccountOf } from '../../banking/paying-account.ts';
import { requiredValue } from '../../kit/required-value.ts';
import { findPrimaryAccount } from '../../parts/bank/primary-account.ts';
import type { CodeConfirmationRequest } from '../../parts/identity/second-factor/second-factor.types.ts';
import { optionExitLoadFacts, optionExitLoadPercent } from '../../parts/order/option-facts.ts';
import { orderCodeFields } from '../../parts/order/order-confirmation/order-confirmation.ports.ts';
import { isWithinLimits, lumpsumLimits } from '../../parts/order/order-limits.ts';
import { nomineeNameOf, createOrderOffer } from '../../parts/order/order-offer/order-offer.ts';
import type { PurchaseTerms } from '../../parts/order/purchase-agreement.ts';
import { statisticsRequestOf } from '../../parts/scheme/statistics-request.ts';
import type { LumpsumCheckoutContext, OrderNominee, OrderSummary } from './lumpsum-checkout.types.ts';

/** The requested lumpsum and the provider's offer for it. */
export interface OfferedLumpsum {
  readonly requested: RequestedLumpsum;
  readonly offer: LumpsumOffer;
}

/** The lumpsum of a new order. */
export const requireRequestedLumpsum = ({ subject }: Pick<LumpsumCheckoutContext, 'subject'>): RequestedLumpsum =>
  requiredValue(subject?.kind === 'newOrder' ? subject.requested : null, 'requested');

/** Returns the data that every step after loading needs. */
export const requireOfferedLumpsum = (context: LumpsumCheckoutContext): OfferedLumpsum => ({
  requested: requireRequestedLumpsum(context),
  offer: requiredValue(context.offer, 'offer'),
});

export const schemeStatisticsRequest = (context: LumpsumCheckoutContext): GetSchemeStatisticsRequest =>
  statisticsRequestOf(requireRequestedLumpsum(context).scheme);

/**
 * Returns the provider's offer for the requested lumpsum; null if the scheme has no such option, or the option no such
 * amount (INV-23).
 */
export function findOffer(
  chart: GetSchemeStatisticsAnswer,
  { scheme, option: { uniqueNo, code }, amountInPaise, hasNominees }: RequestedLumpsum,
): LumpsumOffer | null {
  const option = chart.general_order_terms.find(
    ({ information }) => information.param_unique_no === uniqueNo && information.param_scheme_code === code,
  );
  if (option === undefined || !isWithinLimits(amountInPaise, lumpsumLimits(option))) return null;
  const offer = createOrderOffer(chart, scheme, option);
  return offer && (hasNominees ? offer : { ...offer, investor: { ...offer.investor, nominees: null } });
}

export const lumpsumOrderRequest = (confirmation: CodeConfirmationRequest<FreshOrder>): CreateSingleOrderRequest => ({
  client_info: confirmation.subject,
  two_factor_authentication: orderCodeFields(confirmation),
});

const purchaseCutOffOf = ({ purchase_cutoff_time, information }: LumpsumOption): string =>
  timeOfDay(purchase_cutoff_time || information.param_purchase_cutoff_time);

/** Input of `purchaseAgreement` for the order. */
export const purchaseTermsOf = ({ requested, offer: { option } }: OfferedLumpsum): PurchaseTerms => ({
  amount: rupeesOfPaise(requested.amountInPaise),
  worth: '',
  cutOff: purchaseCutOffOf(option),
  exitLoadPercent: optionExitLoadPercent(option),
  exitLoadFacts: optionExitLoadFacts(option),
});

export function orderSummaryOf({ requested, offer: { scheme, option, investor } }: OfferedLumpsum): OrderSummary {
  const { param_redemption_allowed, param_swp_flag, param_exit_load_flag } = option.information;
  const account = findPrimaryAccount(investor.bankAccounts);
  return {
    schemeName: scheme.name,
    optionName: option.display_text,
    amount: rupeesOfPaise(requested.amountInPaise),
    account: account ? payingAccountOf(account) : null,
    cutOff: purchaseCutOffOf(option),
    isRedemptionAllowed: param_redemption_allowed === 'Y',
    isSwpAllowed: param_swp_flag === 'Y',
    hasExitLoad: param_exit_load_flag === 'Y',
  };
}

export const orderNomineeOf = ({ nominee, offer }: LumpsumCheckoutContext): OrderNominee => ({
  option: nominee?.option ?? 'existing',
  name: offer && nomineeNameOf(offer.investor, nominee?.nomineeId),
});
