import {
  lumpsumCheckoutStateOf,
  parseEnteredPaise,
  sipCheckoutStateOf,
  type CheckoutFlags,
  type LumpsumOption,
  type ValidateNomineeTwoFactorAnswer,
} from '@folioflow/api/contract';
import type { Exit } from '../../kit/routes.ts';
import { canOrder, checkoutRedirectOf, isCheckoutRedirectUnknown } from '../../parts/order/order-gate.ts';
import { isWithinLimits, lumpsumLimits } from '../../parts/order/order-limits.ts';
import { tidyAmount } from '../../parts/order/tidy-amount.ts';
import { orderingBannerOf, type OrderingBanner } from './banner.ts';
import type { InvestPanelContext, LumpsumDraft, InvestDraftPatch } from './invest-panel.types.ts';
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
  { option: optionIndex, amount }: InvestDraftPatch,
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
  return chosen !== null && isWithinLimits(parseEnteredPaise(draft.amount), lumpsumLimits(chosen));
}

/**
 * Returns the exit of 'Invest Now' with the seven documented entries (DO-140); null while it is blocked (INV-21,
 * INV-23).
 */
export function lumpsumCheckoutExit({ scheme, terms, flags, lumpsum }: InvestPanelContext): Exit | null {
  const [option, amountInPaise] = [selectedLumpsumOption(terms, lumpsum), parseEnteredPaise(lumpsum.amount)];
  if (option === null || amountInPaise === null || !canOrder(flags) || !isLumpsumComplete(terms, lumpsum)) return null;
  const state = lumpsumCheckoutStateOf(amountInPaise, { scheme, option, investor: terms.investor });
  return { to: 'orderCheckout', state: { ...state } };
}

/** Returns the option and the schedule of a complete SIP; null for an incomplete one, and with a pending order. */
function startableSip(context: InvestPanelContext) {
  const { terms, flags, sip } = context;
  const [option, firstDay] = [selectedSipOption(terms, sip), firstInstalmentDay(context)];
  const amountInPaise = parseEnteredPaise(sip.amount);
  if (option === null || firstDay === null || amountInPaise === null || flags.is_pending_order) return null;
  return { option, schedule: { amountInPaise, installments: Number(sip.installments), firstDay } };
}

/**
 * Returns the exit of 'Start SIP' with the seven documented entries (DO-124, DO-281, DO-363). While ordering is not
 * allowed, it leads to the page that the provider names (DO-125, A20). Null while it is blocked (INV-21, INV-23,
 * INV-26).
 */
export function sipCheckoutExit(context: InvestPanelContext): Exit | null {
  const { scheme, terms, flags } = context;
  const startable = startableSip(context);
  if (startable === null) return null;
  if (!canOrder(flags)) {
    const to = checkoutRedirectOf(flags);
    return to === undefined ? null : { to };
  }
  const { option, schedule } = startable;
  const state = sipCheckoutStateOf(schedule, { scheme, option, investor: terms.investor });
  return { to: 'sipCheckout', state: { ...state } };
}

/** True if 'Start SIP' would lead to a page that the provider names and the app does not have (A20, A25). */
export const isSipRedirectUnknown = (context: InvestPanelContext): boolean =>
  !canOrder(context.flags) && isCheckoutRedirectUnknown(context.flags) && startableSip(context) !== null;

type BannerContext = Pick<InvestPanelContext, 'flags' | 'terms'>;
export const currentBanner = ({ flags, terms }: BannerContext): OrderingBanner | null =>
  orderingBannerOf(flags, terms.loginStage);

/** Returns the exit of a banner that links to another page. */
export function bannerLinkExit(gated: BannerContext): Exit | null {
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
