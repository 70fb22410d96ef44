import { requireInvestor } from '../ground/caller.ts';
import { readCheckoutFacts } from '../clients/checkout-facts.ts';
import { type Handler } from '../ground/operations.ts';

export const listNominees: Handler<'listNominees'> = async (call) => {
  const facts = await readCheckoutFacts(call, requireInvestor(call.caller).id);
  return {
    nominee_list: facts.nominee_list,
    is_no_nominee_registered: facts.is_no_nominee_registered,
    no_nominee_form: facts.no_nominee_form,
  };
};
