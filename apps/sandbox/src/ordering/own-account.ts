import { type BankAccount } from '@folioflow/api/contract';
import { type CheckoutFacts } from '../clients/checkout-facts.ts';
import { orderNotFound } from '../orders/orders.ts';

/**
 * The account of a client that was posted; only its number and IFSC are looked at.
 * @throws Refusal 061 when it is not one of the caller's
 */
export const ownAccount = (facts: CheckoutFacts, posted: BankAccount): BankAccount => {
  const own = facts.bank_account_list.find(
    (account) =>
      account.beneficiary_account_no === posted.beneficiary_account_no &&
      account.beneficiary_ifsc === posted.beneficiary_ifsc,
  );
  if (!own) throw orderNotFound();
  return own;
};
