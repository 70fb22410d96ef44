import { createAsk, listOf, type Fields } from './ask.ts';
import type { Invariant } from './observed.ts';

const LIST_TYPES = ['single', 'xsip', 'stp'] as const;

/** The lists of a person contain every order of theirs once, and no other; details and list say the same. */
export const createAgreementInvariant = (): Invariant => ({
  name: 'lists, details and rows agree',
  source: 'contract 4, OM-023 to OM-070, decision 073, decision 077',
  check: async (observed) => {
    const { world, calls, orders } = observed;
    const problems: string[] = [];
    const writers = new Set(calls.filter(({ key }) => key !== '').map(({ caller }) => caller.split('.')[0]));
    for (const investor of world.investors) {
      const { person } = investor;
      const ask = createAsk(observed, investor);
      if (!writers.has(person.id) || ask === undefined) continue;
      const own = orders.filter(({ client_id, parent_id }) => client_id === person.clientId && parent_id === '');
      const listed: Fields[] = [];
      let isComplete = true;
      for (const order_type of LIST_TYPES) {
        const answer = await ask('/order/list', { order_type });
        if (answer === null) isComplete = false;
        listed.push(...listOf(answer?.['result']));
      }
      if (!isComplete) continue;
      const shown = listed.map(({ order_id }) => String(order_id));
      if (new Set(shown).size < shown.length) problems.push(`A list of ${person.id} contains an order twice.`);
      const ids = new Set(own.map(({ id }) => id));
      if (shown.length !== ids.size || shown.some((id) => !ids.has(id)))
        problems.push(`${person.id} has ${ids.size} orders, the lists contain ${shown.length}.`);
      for (const row of own) {
        const view = listed.find(({ order_id }) => order_id === row.id);
        if (view === undefined) continue;
        if (view['is_order_cancelled'] !== (row.state === 'cancelled'))
          problems.push(`Order ${row.number}: the list and its state ${row.state} differ.`);
        if (row.type === 'single' && view['is_payment_pending'] === true && row.allotted_at !== null)
          problems.push(`The allotted order ${row.number} is listed as unpaid.`);
        if (view['mf_order_is_redeem'] === true && row.state === 'redeem_requested')
          problems.push(`Order ${row.number} can be redeemed while a redemption is under way.`);
      }
    }
    return problems;
  },
});
