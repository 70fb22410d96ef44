import type { AreaOperations } from '../contract/operation.ts';
import type { Area, OperationsInArea } from '../contract/provider.ts';

type AreaModule<A extends Area> = Readonly<Record<`${A}Operations`, AreaOperations<A, OperationsInArea<A>>>>;

const areaModules: { readonly [A in Area]: () => Promise<AreaModule<A>> } = {
  access: () => import('../contract/access.ts'),
  stage: () => import('../contract/stage.ts'),
  kyc: () => import('../contract/kyc.ts'),
  banking: () => import('../contract/banking.ts'),
  accounts: () => import('../contract/accounts.ts'),
  mandates: () => import('../contract/mandates.ts'),
  discovery: () => import('../contract/discovery.ts'),
  chart: () => import('../contract/chart.ts'),
  watchlists: () => import('../contract/watchlists.ts'),
  advice: () => import('../contract/advice.ts'),
  checkout: () => import('../contract/checkout.ts'),
  sip: () => import('../contract/sip.ts'),
  orders: () => import('../contract/orders.ts'),
  orderChanges: () => import('../contract/order-changes.ts'),
  transfer: () => import('../contract/transfer.ts'),
  redemption: () => import('../contract/redemption.ts'),
  additional: () => import('../contract/additional.ts'),
  swp: () => import('../contract/swp.ts'),
  statement: () => import('../contract/statement.ts'),
  holdings: () => import('../contract/holdings.ts'),
  payments: () => import('../contract/payments.ts'),
  backoffice: () => import('../contract/backoffice.ts'),
};

/**
 * Loads the operations of an area with its first call, so that the sign-in page does not include every schema. A module
 * exports them by the name of its area; the name written with each import would be a part of every page.
 */
export async function loadArea<A extends Area>(area: A): Promise<AreaOperations<A, OperationsInArea<A>>> {
  const module: AreaModule<A> = await areaModules[area]();
  return module[`${area}Operations`];
}
