import type { AreaOperations } from '../contract/operation.ts';
import type { Area, OperationsInArea } from '../contract/provider.ts';

/** Loads the operations of an area with its first call, so that the sign-in page does not include every schema. */
export const loadArea: { readonly [A in Area]: () => Promise<AreaOperations<A, OperationsInArea<A>>> } = {
  access: async () => (await import('../contract/access.ts')).accessOperations,
  stage: async () => (await import('../contract/stage.ts')).stageOperations,
  kyc: async () => (await import('../contract/kyc.ts')).kycOperations,
  banking: async () => (await import('../contract/banking.ts')).bankingOperations,
  accounts: async () => (await import('../contract/accounts.ts')).accountsOperations,
  mandates: async () => (await import('../contract/mandates.ts')).mandatesOperations,
  discovery: async () => (await import('../contract/discovery.ts')).discoveryOperations,
  chart: async () => (await import('../contract/chart.ts')).chartOperations,
  watchlists: async () => (await import('../contract/watchlists.ts')).watchlistsOperations,
  advice: async () => (await import('../contract/advice.ts')).adviceOperations,
  checkout: async () => (await import('../contract/checkout.ts')).checkoutOperations,
  sip: async () => (await import('../contract/sip.ts')).sipOperations,
  orders: async () => (await import('../contract/orders.ts')).ordersOperations,
  orderChanges: async () => (await import('../contract/order-changes.ts')).orderChangesOperations,
  transfer: async () => (await import('../contract/transfer.ts')).transferOperations,
  redemption: async () => (await import('../contract/redemption.ts')).redemptionOperations,
  additional: async () => (await import('../contract/additional.ts')).additionalOperations,
  swp: async () => (await import('../contract/swp.ts')).swpOperations,
  statement: async () => (await import('../contract/statement.ts')).statementOperations,
  holdings: async () => (await import('../contract/holdings.ts')).holdingsOperations,
  payments: async () => (await import('../contract/payments.ts')).paymentsOperations,
  backoffice: async () => (await import('../contract/backoffice.ts')).backofficeOperations,
};
