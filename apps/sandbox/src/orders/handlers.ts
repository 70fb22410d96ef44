import { getOrderStatus, getPortfolio, listOrders } from './list-orders.ts';

export const orderHandlers = { listOrders, getOrderStatus, getPortfolio };
