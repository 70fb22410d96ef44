import { i18n } from '../../../../packages/flows/src/messages/testing/texts.ts';
import {
  capitalGains,
  holdingList,
  holdingPage,
  orderPanelOf,
  orderResponse,
  orderResponseRequest,
  parseHoldingAddress,
  parseOrderScreenState,
  parseSelectedOrder,
  paymentCalendar,
  paymentChoice,
  portfolio,
  resolveStatementParameters,
  sipResponse,
  sipResponseStateOf,
  statement,
  statementStorage,
  type ListedOrderType,
} from '@folioflow/flows';
import { readStoredText, writeStoredText } from '@folioflow/wiring/headless';
import { wireAllOrders } from '../../../../apps/investor/src/routes/orders/wire-all-orders.ts';
import { wireInvestMore } from '../../../../apps/investor/src/routes/orders/wire-invest-more.ts';
import { wireOrderList } from '../../../../apps/investor/src/routes/orders/wire-order-list.ts';
import { wireRedeem } from '../../../../apps/investor/src/routes/orders/wire-redeem.ts';
import type { Page, PageOpener } from '../page.ts';
import { fetchOrder } from './fetched-order.ts';

const createListOpener =
  (orderType: ListedOrderType): PageOpener =>
  ({ app, unanswered, run, today }) => {
    run(wireOrderList(i18n, app, unanswered), { orderType, today });
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

/** The order is named by the navigation state; else it is the last viewed statement. */
function openStatement({ app: { provider, stores }, entry, run }: Page): void {
  const parameters = resolveStatementParameters({
    route: {},
    navigation: (entry.state as { readonly param_data?: unknown } | null)?.param_data,
    storedText: readStoredText(stores, statementStorage),
  });
  if (parameters === null) return;
  writeStoredText(stores, statementStorage, parameters);
  run(statement({ getOrderStatement: provider.getOrderStatement }), { request: parameters });
}

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
  portfolio: ({ app: { provider }, run }) => {
    const { getPortfolio, listHoldings, listTransactions, getHoldingsHistory } = provider;
    run(portfolio({ getPortfolio }), { request: {} });
    run(holdingList({ listHoldings, listTransactions, getHoldingsHistory }), {});
  },
  holding: ({ app: { provider }, entry, run, today }) => {
    const { listHoldings, listTransactions, listOrders } = provider;
    const key = parseHoldingAddress(entry.search);
    run(holdingPage({ listHoldings, listTransactions, listOrders }), { key, today });
  },
  allOrders: ({ app, unanswered, entry, run, today }) => {
    run(wireAllOrders(i18n, app, unanswered), { search: entry.search, today });
  },
  capitalGains: ({ app: { provider }, run }) => {
    const { listHoldings, listTransactions } = provider;
    run(capitalGains({ listHoldings, listTransactions }), { request: {} });
  },
  paymentCalendar: ({ app: { provider }, run, today }) => {
    const { listOrders, listBankAccounts } = provider;
    run(paymentCalendar({ listOrders, listBankAccounts }), { today });
  },
  sipConsolidatedStatement: openStatement,
};
