import { type Order } from '@folioflow/api/contract';
import { inRoot } from '../../root.ts';
import { createStoredSession } from '@folioflow/wiring/testing/stored-session';
import { startServerProcess } from '../server-process.ts';
import { figureWithMaxRatio, type FigureSource } from '../figure.ts';
import { INVESTOR } from '../plans.ts';
import { measureP95 } from './filter.ts';

const ORDERS = 10_000;
const name = `status filter over ${ORDERS.toLocaleString('en-IN')} orders, p95`;
const source = inRoot('packages', 'flows', 'src', 'orders', 'order-list', 'filter-orders.ts');

type FilterOrders = (orders: readonly Order[], chosen: readonly string[]) => readonly Order[];

/** Unstructured baseline. */
function filterByPlainLoop(orders: readonly Order[], chosen: readonly string[]): readonly Order[] {
  const kept: Order[] = [];
  for (const order of orders) {
    for (const flag of chosen) {
      const value: unknown = Reflect.get(order, flag);
      if (value === true || value === 'Y') {
        kept.push(order);
        break;
      }
    }
  }
  return kept;
}

interface OrderListAnswer {
  readonly result: readonly Order[];
  readonly status_filter_list: readonly { readonly value: string }[];
}

/** Orders of every state, over and over, each of its own shape in memory as JSON makes them. */
async function fetchManyOrders(sandbox: string): Promise<{ orders: readonly Order[]; flags: readonly string[] }> {
  const { token = '' } = await createStoredSession(sandbox, { mobile: INVESTOR });
  const answer = await fetch(`${sandbox}/api/v1/order/list`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'bb-access-token': token },
    body: JSON.stringify({ order_type: 'single' }),
  });
  const { result, status_filter_list: filters } = (await answer.json()) as OrderListAnswer;
  const many = Array.from({ length: ORDERS }, (_, place) => result[place % result.length]);
  return { orders: JSON.parse(JSON.stringify(many)) as Order[], flags: filters.map(({ value }) => value) };
}

export const orderFilterFigure: FigureSource = {
  name,
  isBytes: false,
  measure: async () => {
    const { filterOrders } = (await import(source)) as { filterOrders: FilterOrders };
    const sandbox = await startServerProcess('sandbox');
    try {
      const { orders, flags } = await fetchManyOrders(String(sandbox.firstMessage['url']));
      const choices = [...flags.map((flag) => [flag]), flags.slice(0, 2), flags];
      const differing = choices.find(
        (choice) => filterOrders(orders, choice).length !== filterByPlainLoop(orders, choice).length,
      );
      if (differing !== undefined) throw new Error(`The two filters disagree on ${JSON.stringify(differing)}`);
      return figureWithMaxRatio(1.5, {
        name,
        value: measureP95(filterOrders, orders, choices),
        unit: 'ms',
        floor: measureP95(filterByPlainLoop, orders, choices),
      });
    } finally {
      await sandbox.close();
    }
  },
};
