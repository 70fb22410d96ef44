import type { OrderRow } from '../../../apps/sandbox/src/orders/records/order-tables.ts';
import { createAsk, listOf, type Fields } from './ask.ts';
import type { Invariant } from './observed.ts';

type Read = readonly [path: string, body: object];

const LIST_OF_TYPE: Readonly<Record<string, string>> = { single: 'single', sip: 'xsip', xsip: 'xsip', stp: 'stp' };

/** Reads that name an order by its ids: its statement, its status, and the targets of a transfer from it. */
const readsOf = ({ id, type, number, registration_no }: OrderRow, selected_order: Fields): readonly Read[] => {
  const ids = { order_id: id, order_type: type, order_number: number, order_registration_no: registration_no };
  const status = { request_mode: 'order_payment_status', check_mandate_status: false };
  const targets = { file_index: 0, scheme_filter: { scheme_amc: '' }, request_for: 'stp_schemes' };
  return [
    ['/master/order/statement', ids],
    ['/order/payment/status', { ...ids, ...status, selected_order }],
    ['/master/stplist', { ...targets, selected_order }],
  ];
};

/** People who know the ids of another person's order read nothing by them. */
export const createForeignIdsInvariant = (): Invariant => {
  let checked = new Set<OrderRow>();
  return {
    name: 'nobody reads by the ids of another',
    source: 'contract 1.1, sandbox.md 1, persona 9000000110',
    reads: ['orders'],
    check: async (observed) => {
      const { investors } = observed.world;
      const before = checked;
      checked = new Set(observed.orders);
      const [row] = observed.orders.filter(
        (order) => order.parent_id === '' && order.allotted_at !== null && !before.has(order),
      );
      const place = investors.findIndex(({ person }) => person.clientId === row?.client_id);
      const [owner, reader] = [investors[place], investors[(place + 1) % investors.length]];
      if (row === undefined || owner === undefined || reader === undefined || owner === reader) return [];
      const [askAsOwner, askAsReader] = [createAsk(observed, owner), createAsk(observed, reader)];
      if (askAsOwner === undefined || askAsReader === undefined) return [];
      const listed = listOf((await askAsOwner('/order/list', { order_type: LIST_OF_TYPE[row.type] }))?.['result']);
      const selected = listed.find(({ order_id }) => order_id === row.id);
      if (selected === undefined) return [];
      const problems: string[] = [];
      for (const [path, body] of readsOf(row, selected))
        if ((await askAsReader(path, body)) !== null)
          problems.push(`${reader.person.id} reads ${path} of order ${row.number} of ${owner.person.id}.`);
      return problems;
    },
  };
};
