import {
  rupeesOfPaise,
  timeOfDay,
  type GetSchemeStatisticsAnswer,
  type LumpsumOffer,
  type LumpsumOption,
  type RequestedLumpsum,
} from '@folioflow/api/contract';
import { payingAccountOf } from '../../banking/paying-account.ts';
import { findPrimaryAccount } from '../../parts/bank/primary-account.ts';
import { optionExitLoadFacts, optionExitLoadPercent } from '../../parts/order/option-facts.ts';
import { isWithinLimits, lumpsumLimits } from '../../parts/order/order-limits.ts';
import { nomineeNameOf, createOrderOffer } from '../../parts/order/order-offer/order-offer.ts';
import type { PurchaseTerms } from '../../parts/order/purchase-agreement.ts';
import type { LumpsumCheckoutContext, OfferedLumpsum, OrderNominee, OrderSummary } from './lumpsum-checkout.types.ts';

/**
 * Returns the provider's offer for the requested lumpsum; null if the scheme has no such option, or the option no such
 * amount (INV-23).
 */
export function findOffer(chart: GetSchemeStatisticsAnswer, requested: RequestedLumpsum): LumpsumOffer | null {
  const { uniqueNo, code } = requested.option;
  const option = chart.general_order_terms.find(
    ({ information }) => information.param_unique_no === uniqueNo && information.param_scheme_code === code,
  );
  if (option === undefined || !isWithinLimits(requested.amountInPaise, lumpsumLimits(option))) return null;
  return createOrderOffer(chart, requested, option);
}

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
