import { investorOf } from '../ground/caller.ts';
import { checkoutFactsOf } from '../clients/checkout-facts.ts';
import { type Handler } from '../ground/operations.ts';

export const listNominees: Handler<'listNominees'> = async (call) => {
  const facts = await checkoutFactsOf(call.db, investorOf(call.caller).id);
  return {
    nominee_list: facts.nominee_list,
    is_no_nominee_registered: facts.is_no_nominee_registered,
    no_nominee_form: facts.no_nominee_form,
  };
};
