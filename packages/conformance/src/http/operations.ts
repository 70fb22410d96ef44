import { type Area, type OperationName } from '@folioflow/api/contract';
import {
  accessOperations,
  accountsOperations,
  additionalOperations,
  adviceOperations,
  backofficeOperations,
  bankingOperations,
  chartOperations,
  checkoutOperations,
  discoveryOperations,
  kycOperations,
  mandatesOperations,
  orderChangesOperations,
  ordersOperations,
  paymentsOperations,
  redemptionOperations,
  sipOperations,
  stageOperations,
  statementOperations,
  swpOperations,
  transferOperations,
  watchlistsOperations,
  type Operation,
} from '@folioflow/api/schemas';

const tables: Readonly<Record<Area, Readonly<Record<string, Operation>>>> = {
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
  swp: swpOperations,
  payments: paymentsOperations,
  backoffice: backofficeOperations,
};

/** All operations of the contract. */
export const operations: readonly Operation[] = Object.values(tables).flatMap((table) => Object.values(table));

const byName = new Map(operations.map((operation) => [operation.name, operation]));

/** Returns the declaration of an operation. */
export const operationOf = (name: OperationName): Operation => {
  const operation = byName.get(name);
  if (!operation) throw new Error(`The contract has no operation ${name}.`);
  return operation;
};

/** Returns the path of an operation, without regard to its variants. */
export const pathOf = (name: OperationName): string => operationOf(name).path;
