/** Path of the list of each kind of order. */
export const orderLists = { single: '/orderList', xsip: '/sipList', stp: '/stpList' } as const;

/** Path of the list to which the page of an order returns. */
export type OrderListPath = `${(typeof orderLists)[keyof typeof orderLists]}/`;

/** Path of the list of orders of all kinds. */
export const ALL_ORDERS_PATH = '/allOrders';
