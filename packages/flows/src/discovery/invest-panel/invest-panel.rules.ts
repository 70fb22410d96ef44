import {
  type CheckoutFlags,
  type LumpsumOption,
  type ValidateNomineeTwoFactorAnswer,
  wireDateOf,
} from '@folioflow/api/contract';
import type { Exit } from '../../kit/routes.ts';
import type { SipCheckoutState } from '../../checkout/sip-checkout/sip-checkout.state.ts';
import { canOrder, checkoutRedirectOf } from '../../parts/order/order-gate.ts';
import { isWithinLimits, lumpsumLimits } from '../../parts/order/order-limits.ts';
import { tidyAmount } from '../../parts/order/tidy-amount.ts';
import { bannerOf, type Banner } from './banner.ts';
import { checkoutStateOf, clientCheckoutState } from './checkout-state.ts';
import type { InvestPanelContext, LumpsumDraft, DraftPatch } from './invest-panel.types.ts';
import { selectedSipOption, firstInstalmentDay } from './sip-draft.ts';
import type { InvestTerms } from './invest-terms.ts';

export const selectedLumpsumOption = (
  { lumpsumOptions }: InvestTerms,
  { option }: LumpsumDraft,
): LumpsumOption | null => (option === null ? null : (lumpsumOptions[option] ?? null));

/** A single option is selected automatically. */
export const initialLumpsumDraft = ({ lumpsumOptions }: InvestTerms): LumpsumDraft => ({
  option: lumpsumOptions.length === 1 ? 0 : null,
  amount: '',
});

/** Applies a patch. A change of the option drops an amount above the maximum of the new option. */
export function patchLumpsumDraft(
  terms: InvestTerms,
  draft: LumpsumDraft,
  { option: optionIndex, amount }: DraftPatch,
): LumpsumDraft {
  const option = optionIndex ?? draft.option;
  const chosen = selectedLumpsumOption(terms, { ...draft, option });
  if (chosen === null) return draft;
  const limits = lumpsumLimits(chosen);
  const amountBefore = Number(draft.amount) > limits.maximum ? '' : draft.amount;
  return { option, amount: amount === undefined ? amountBefore : tidyAmount(amount, amountBefore, limits) };
}

export function isLumpsumComplete(terms: InvestTerms, draft: LumpsumDraft): boolean {
  const chosen = selectedLumpsumOption(terms, draft);
  return chosen !== null && isWithinLimits(draft.amount, lumpsumLimits(chosen));
}

/**
 * Returns the exit of 'Invest Now' with the seven documented entries (DO-140); null while it is blocked (INV-21,
 * INV-23).
 */
export function checkoutExit({ scheme, terms, flags, lumpsum }: InvestPanelContext): Exit | null {
  const chosen = selectedLumpsumOption(terms, lumpsum);
  if (chosen === null || !canOrder(flags) || !isLumpsumComplete(terms, lumpsum)) return null;
  const state = checkoutStateOf(scheme, terms, chosen, lumpsum.amount);
  return { to: 'orderCheckout', state: { ...state } };
}

/**
 * Returns the exit of 'Start SIP' with the seven documented entries (DO-124, DO-281, DO-363). While ordering is not
 * allowed, it leads to the page that the provider names (DO-125, A20). Null while it is blocked (INV-21, INV-23,
 * INV-26).
 */
export function sipExit(context: InvestPanelContext): Exit | null {
  const { scheme, terms, flags, sip } = context;
  const [option, firstDay] = [selectedSipOption(terms, sip), firstInstalmentDay(context)];
  if (option === null || firstDay === null || flags.is_pending_order) return null;
  if (!canOrder(flags)) {
    const to = checkoutRedirectOf(flags);
    return to === undefined ? null : { to };
  }
  const state: SipCheckoutState = {
    selected_order: option,
    sip_order: {
      scheme_name: scheme.name,
      scheme_code: terms.schemeCode,
      scheme_isin: scheme.isin,
      display_text: option.display_text,
      sip_frequency: sip.frequency,
      sip_amount: sip.amount,
      sip_date: Number(firstDay.slice(8)),
      sip_date_value: wireDateOf(firstDay),
      sip_installment_numbers: Number(sip.installments),
      transaction_mode: option.transaction_mode,
      lockin_period_flag: option.lockin_period_flag,
      lockin_period: option.lockin_period,
      purchase_cutoff_time: option.purchase_cutoff_time,
      is_pause_allowed: option.is_pause_allowed,
      pause_text: option.pause_text,
      sip_exclude_date_list: option.sip_exclude_date_list,
      is_nach_mandate: option.is_nach_mandate,
    },
    ...clientCheckoutState(terms),
  };
  return { to: 'sipCheckout', state: { ...state } };
}

type BannerContext = Pick<InvestPanelContext, 'flags' | 'terms'>;
export const currentBanner = ({ flags, terms }: BannerContext): Banner | null => bannerOf(flags, terms.loginStage);

/** Returns the exit of a banner that links to another page. */
export function bannerExit(gated: BannerContext): Exit | null {
  const link = currentBanner(gated)?.link ?? null;
  return link?.kind === 'route' ? { to: link.to } : null;
}

/**
 * Returns the flags with the values of the answer to the codes (DO-157); `result` takes precedence (A45). The pending
 * order and the redirect are unchanged.
 */
export const flagsAfterVerification = (
  flags: CheckoutFlags,
  answer: ValidateNomineeTwoFactorAnswer,
): CheckoutFlags => ({
  ...flags,
  is_order_checkout_allowed: answer.is_order_checkout_allowed,
  is_bse_client_code_approved: answer.is_bse_client_code_approved,
  is_bse_nominee_verified: answer.result?.is_bse_nominee_verified ?? answer.is_bse_nominee_verified ?? false,
  order_checkout_validation_message: answer.order_checkout_validation_message,
});
