/** Path of the list of each kind of order. */
export const orderLists = { single: '/orderList', xsip: '/sipList', stp: '/stpList' } as const;
