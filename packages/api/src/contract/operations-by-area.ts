import { accessOperations } from './access.ts';
import { stageOperations } from './stage.ts';
import { kycOperations } from './kyc.ts';
import { bankingOperations } from './banking.ts';
import { accountsOperations } from './accounts.ts';
import { mandatesOperations } from './mandates.ts';
import { discoveryOperations } from './discovery.ts';
import { chartOperations } from './chart.ts';
import { watchlistsOperations } from './watchlists.ts';
import { adviceOperations } from './advice.ts';
import { checkoutOperations } from './checkout.ts';
import { sipOperations } from './sip.ts';
import { ordersOperations } from './orders.ts';
import { orderChangesOperations } from './order-changes.ts';
import { transferOperations } from './transfer.ts';
import { redemptionOperations } from './redemption.ts';
import { additionalOperations } from './additional.ts';
import { statementOperations } from './statement.ts';
import { holdingsOperations } from './holdings.ts';
import { swpOperations } from './swp.ts';
import { paymentsOperations } from './payments.ts';
import { backofficeOperations } from './backoffice.ts';
import { type AreaOperations, type Operation } from './operation.ts';
import { type Area, type OperationsInArea } from './provider.ts';

/** The operations of the contract by area and name. */
export const operationsByArea: { readonly [A in Area]: AreaOperations<A, OperationsInArea<A>> } = {
  access: accessOperations,
  stage: stageOperations,
  kyc: kycOperations,
  banking: bankingOperations,
  accounts: accountsOperations,
  mandates: mandatesOperations,
  discovery: discoveryOperations,
  chart: chartOperations,
  watchlists: watchlistsOperations,
  advice: adviceOperations,
  checkout: checkoutOperations,
  sip: sipOperations,
  orders: ordersOperations,
  orderChanges: orderChangesOperations,
  transfer: transferOperations,
  redemption: redemptionOperations,
  additional: additionalOperations,
  statement: statementOperations,
  holdings: holdingsOperations,
  swp: swpOperations,
  payments: paymentsOperations,
  backoffice: backofficeOperations,
};

/** All operations of the contract. */
export const operations: readonly Operation[] = Object.values(operationsByArea).flatMap((area) =>
  Object.values<Operation>(area),
);
