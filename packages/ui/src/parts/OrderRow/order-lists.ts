/** Where the orders of each kind are listed; null where no such page exists. */
export type OrderLists = Readonly<Record<'single' | 'xsip' | 'stp', string | null>>;

export const everyList: OrderLists = { single: '/orderList', xsip: '/sipList', stp: '/stpList' };
