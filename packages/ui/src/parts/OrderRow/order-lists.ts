/** Where the orders of each kind are listed. */
export const orderLists = { single: '/orderList', xsip: '/sipList', stp: '/stpList' } as const;
