/** Path of the list of each kind of order. */
export const orderLists = { single: '/orderList', xsip: '/sipList', stp: '/stpList' } as const;

/** Path of the list of orders of all kinds. */
export const ALL_ORDERS_PATH = '/allOrders';
