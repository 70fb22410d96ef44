import { type BankAccount } from '@folioflow/api/contract';
import { type CheckoutFacts } from '../../clients/checkout-facts.ts';
import { orderNotFound } from '../../orders/view/orders.ts';

/**
 * Stored account that matches the posted account by number and IFSC.
 * @throws Refusal 061 when it is not an account of the caller
 */
export const findOwnAccount = (facts: CheckoutFacts, posted: BankAccount): BankAccount => {
  const own = facts.bank_account_list.find(
    (account) =>
      account.beneficiary_account_no === posted.beneficiary_account_no &&
      account.beneficiary_ifsc === posted.beneficiary_ifsc,
  );
  if (!own) throw orderNotFound();
  return own;
};
