import type { CheckoutFlags, LumpsumOption, ValidateNomineeTwoFactorAnswer } from '@folioflow/api/contract';
import type { Exit } from '../../kit/routes.ts';
import type { FreshCheckoutState } from '../../ordering/lumpsum-checkout/lumpsum-checkout.state.ts';
import { isWithin, typedAmount } from './amount.rules.ts';
import { bannerOf, mayOrder } from './banner.ts';
import type { InvestPanelContext, LumpsumDraft } from './invest-panel.types.ts';
import { lumpsumLimits } from './amount-limits.ts';
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
  { option = draft.option, amount }: { option?: number | null; amount?: string },
): LumpsumDraft {
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
  const { information } = chosen;
  const state: FreshCheckoutState = {
    selected_order: {
      scheme_code: terms.schemeCode,
      scheme_name: scheme.name,
      scheme_isin: scheme.isin,
      param_scheme_name: information.param_scheme_name,
      param_scheme_code: information.param_scheme_code,
      param_redemption_allowed: information.param_redemption_allowed,
      param_exit_load_flag: information.param_exit_load_flag,
      param_swp_flag: information.param_swp_flag,
      param_purchase_cutoff_time: information.param_purchase_cutoff_time,
    },
    general_order: { ...chosen, order_amount: lumpsum.amount },
    bank_account_list: terms.bankAccounts,
    nominee_list: terms.nominees,
    is_no_nominee_registered: terms.isNoneRegistered,
    no_nominee_form: terms.noNomineeForm,
    client_code: terms.clientCode,
  };
  return { to: 'orderCheckout', state: { ...state } };
}

/** Where the banner leads, when it leads away from here. */
export function bannerExit(flags: CheckoutFlags): Exit | null {
  const link = bannerOf(flags)?.link ?? null;
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
