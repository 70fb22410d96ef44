import {
  orderPanelOf,
  orderResponse,
  orderResponseRequest,
  parseOrderScreenState,
  parseSelectedOrder,
  paymentChoice,
  portfolio,
  sipResponse,
  sipResponseStateOf,
  type ListedOrderType,
} from '@folioflow/flows';
import { wireInvestMore } from '../../../../apps/investor/src/routes/orders/wire-invest-more.ts';
import { wireOrderList } from '../../../../apps/investor/src/routes/orders/wire-order-list.ts';
import { wireRedeem } from '../../../../apps/investor/src/routes/orders/wire-redeem.ts';
import type { PageOpener } from '../opened-page.ts';
import { fetchOrder } from './fetched-order.ts';

const createListOpener =
  (orderType: ListedOrderType): PageOpener =>
  ({ app, unanswered, run, today }) => {
    run(wireOrderList(app, unanswered), { orderType, today });
  };

/** The screen of an order: the requested mode and the fetched order decide on its panel. */
const createOrderScreenOpener =
  (list: 'orderList' | 'sipList', mode?: 'redeem'): PageOpener =>
  (page) => {
    const { requestMode, order } = parseOrderScreenState(page.entry.state);
    page.addLink({ to: list });
    if (order === null) return;
    fetchOrder(page, order, (answered) => {
      const panel = orderPanelOf({ requestMode: mode ?? requestMode, order: answered });
      if ('choice' in panel) page.run(paymentChoice(), panel.choice);
      if (!('order' in panel)) return;
      if (panel.panel === 'redeem') page.run(wireRedeem(page.app), { order: panel.order });
      else page.run(wireInvestMore(page.app, page.unanswered), { order: panel.order });
    });
  };

export const orderPages: Readonly<Record<string, PageOpener>> = {
  orderList: createListOpener('single'),
  sipList: createListOpener('xsip'),
  stpList: createListOpener('stp'),
  orderEditCheckout: createOrderScreenOpener('orderList'),
  sipEditCheckout: createOrderScreenOpener('sipList'),
  order2factorCheckout: createOrderScreenOpener('orderList', 'redeem'),
  orderResponse: ({ app, entry, run }) => {
    const order = parseSelectedOrder(entry.state);
    const { getOrderResponse } = app.provider;
    if (order !== null) run(orderResponse({ getOrderResponse }), { request: orderResponseRequest(order) });
  },
  sipResponse: ({ app, entry, run }) => {
    run(sipResponse({ getSipResponse: app.provider.getSipResponse }), { state: sipResponseStateOf(entry.state) });
  },
  portfolio: ({ app, run }) => {
    run(portfolio({ getPortfolio: app.provider.getPortfolio }), { request: {} });
  },
};
