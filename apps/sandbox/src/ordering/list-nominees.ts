import { type ListNomineesAnswer, type ListNomineesRequest } from '@folioflow/api/contract';
import { investorOf } from '../ground/caller.ts';
import { checkoutFactsOf } from '../clients/checkout-facts.ts';
import { type Call, type Reply } from '../ground/call.ts';

export const listNominees = async (call: Call<ListNomineesRequest>): Promise<Reply<ListNomineesAnswer>> => {
  const facts = await checkoutFactsOf(call.db, investorOf(call.caller).id);
  return {
    nominee_list: facts.nominee_list,
    is_no_nominee_registered: facts.is_no_nominee_registered,
    no_nominee_form: facts.no_nominee_form,
  };
};
