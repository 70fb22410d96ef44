import {
  type CheckoutFlags,
  type LumpsumOption,
  type ValidateNomineeTwoFactorAnswer,
  wireDateOf,
} from '@folioflow/api/contract';
import type { Exit } from '../../kit/routes.ts';
import type { SipCheckoutState } from '../../ordering/sip-checkout/sip-checkout.state.ts';
import { mayOrder, redirectOf } from '../../parts/order-gate.ts';
import { isWithin, lumpsumLimits } from '../../parts/order-limits.ts';
import { typedAmount } from '../../parts/typed-amount.ts';
import { bannerOf, type Banner } from './banner.ts';
import { checkoutStateOf, clientState } from './checkout-state.ts';
import type { InvestPanelContext, LumpsumDraft, PanelPatch } from './invest-panel.types.ts';
import { chosenSip, firstDayOfSip } from './sip-draft.ts';
import type { InvestTerms } from './invest-terms.ts';

export const chosenOption = ({ lumpsumOptions }: InvestTerms, { option }: LumpsumDraft): LumpsumOption | null =>
  option === null ? null : (lumpsumOptions[option] ?? null);

/** One option needs no choosing. */
export const firstDraft = ({ lumpsumOptions }: InvestTerms): LumpsumDraft => ({
  option: lumpsumOptions.length === 1 ? 0 : null,
  amount: '',
});

/** The amount is kept when the option changes, unless the new one does not take so much. */
export function changedDraft(
  terms: InvestTerms,
  draft: LumpsumDraft,
  { option: place, amount }: PanelPatch,
): LumpsumDraft {
  const option = place ?? draft.option;
  const chosen = chosenOption(terms, { ...draft, option });
  if (chosen === null) return draft;
  const limits = lumpsumLimits(chosen);
  const kept = Number(draft.amount) > limits.maximum ? '' : draft.amount;
  return { option, amount: amount === undefined ? kept : typedAmount(amount, kept, limits) };
}

export function isLumpsumComplete(terms: InvestTerms, draft: LumpsumDraft): boolean {
  const chosen = chosenOption(terms, draft);
  return chosen !== null && isWithin(draft.amount, lumpsumLimits(chosen));
}

/** Where 'Invest Now' leads: the exit with the seven documented entries (DO-140), or null while it leads nowhere (INV-21, INV-23). */
export function checkoutExit({ scheme, terms, flags, lumpsum }: InvestPanelContext): Exit | null {
  const chosen = chosenOption(terms, lumpsum);
  if (chosen === null || !mayOrder(flags) || !isLumpsumComplete(terms, lumpsum)) return null;
  const state = checkoutStateOf(scheme, terms, chosen, lumpsum.amount);
  return { to: 'orderCheckout', state: { ...state } };
}

/**
 * Where 'Start SIP' leads: the exit with the seven documented entries (DO-124, DO-281, DO-363); while ordering is not allowed
 * to the page that the provider names (DO-125, A20); null while it leads nowhere (INV-21, INV-23, INV-26).
 */
export function sipExit(context: InvestPanelContext): Exit | null {
  const { scheme, terms, flags, sip } = context;
  const [option, firstDay] = [chosenSip(terms, sip), firstDayOfSip(context)];
  if (option === null || firstDay === null || flags.is_pending_order) return null;
  if (!mayOrder(flags)) {
    const to = redirectOf(flags);
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
    ...clientState(terms),
  };
  return { to: 'sipCheckout', state: { ...state } };
}

type Gated = Pick<InvestPanelContext, 'flags' | 'terms'>;
export const bannerIn = ({ flags, terms }: Gated): Banner | null => bannerOf(flags, terms.loginStage);

/** Where the banner leads, when it leads away from here. */
export function bannerExit(gated: Gated): Exit | null {
  const link = bannerIn(gated)?.link ?? null;
  return link?.kind === 'route' ? { to: link.to } : null;
}

/** What the answer to the codes replaces (DO-157); `result` wins (A45). A pending order and the redirect stay. */
export const refreshedFlags = (flags: CheckoutFlags, answer: ValidateNomineeTwoFactorAnswer): CheckoutFlags => ({
  ...flags,
  is_order_checkout_allowed: answer.is_order_checkout_allowed,
  is_bse_client_code_approved: answer.is_bse_client_code_approved,
  is_bse_nominee_verified: answer.result?.is_bse_nominee_verified ?? answer.is_bse_nominee_verified ?? false,
  order_checkout_validation_message: answer.order_checkout_validation_message,
});
