import { type Area } from '../ground/area.ts';
import { type OperationsOf } from '../ground/operations.ts';
import { getHoldingsHistory } from './get-holdings-history.ts';
import { listHoldings } from './list-holdings.ts';
import { listTransactions } from './list-transactions.ts';

/** Units by folio and scheme, computed from the orders and their payouts. */
export const holdings = {
  operations: {
    listHoldings: { read: listHoldings },
    listTransactions: { read: listTransactions },
    getHoldingsHistory: { read: getHoldingsHistory },
  } satisfies OperationsOf<'holdings'>,
} satisfies Area;
