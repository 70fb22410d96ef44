import { type CheckoutFlags, NO_NOMINEE_ID, type NomineeOption, NOT_FOUND_TEXT } from '@folioflow/api/contract';
import { type CheckoutFacts } from '../../clients/checkout-facts.ts';
import { Refusal } from '../../ground/refusal.ts';

const createPreconditionRefusal = (text: string, screen = ''): Refusal =>
  new Refusal('preconditionFailed', text, screen === '' ? {} : { navigateScreen: screen });

/** @throws Refusal 020 while e-sign, client code or nominee is missing or another order is pending */
export const requireOpenCheckout = (flags: CheckoutFlags): void => {
  if (flags.is_pending_order)
    throw createPreconditionRefusal('You have a pending order. Please complete or cancel it first.');
  if (flags.is_order_checkout_allowed) return;
  throw createPreconditionRefusal(flags.order_checkout_validation_message, flags.order_checkout_redirect_url);
};

/**
 * Nominee id of an order: a nominee of the caller, or none with a registered opt-out.
 * @throws Refusal 020 (no nominee chosen, no opt-out), 061 (not a nominee of the caller)
 */
export const requireValidNominee = (facts: CheckoutFacts, option: NomineeOption, id: string): string => {
  if (option === 'none') {
    if (!facts.is_no_nominee_registered) throw createPreconditionRefusal('Please upload the signed declaration first.');
    return NO_NOMINEE_ID;
  }
  if (id === '' || id === NO_NOMINEE_ID) throw createPreconditionRefusal('Please choose a nominee.');
  if (!facts.nominee_list.some((nominee) => nominee.id === id)) {
    throw new Refusal('notFound', NOT_FOUND_TEXT);
  }
  return id;
};
