import { historyCases } from './history.ts';
import { holdingListCases } from './lists.ts';
import { transactionCases } from './transactions.ts';

export const holdingCases = [...holdingListCases, ...transactionCases, ...historyCases];
