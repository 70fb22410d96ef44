import { orderStatusRequest, requestedOrder, type Order } from '@folioflow/flows';
import type { Page } from '../page.ts';

/** Fetches an order of the navigation state, and opens its page with the answer of the provider (decision 024). */
export function fetchOrder({ app, run, end, whenSelected }: Page, order: Order, open: (order: Order) => void): void {
  const { getOrderStatus } = app.provider;
  const fetched = run(requestedOrder({ getOrderStatus }), { request: orderStatusRequest(order, 'single') });
  whenSelected(
    () => {
      const view = fetched.view();
      return view.screen === 'loaded' ? view.value : null;
    },
    (answered) => {
      end(fetched);
      open(answered);
    },
  );
}
