import type { PayingAccount } from '@folioflow/flows';
import { ordering } from '@folioflow/flows/words/ordering';
import { maskedAccount } from '../../../format/index.ts';
import type { DataPair } from '../../../primitives/DataList/DataList.tsx';

/** Returns the paying account with a masked number. */
export const accountLine = (account: PayingAccount | null): DataPair =>
  account === null
    ? { term: ordering['summary.bank'], value: ordering['summary.bank.none'] }
    : { term: ordering['summary.bank'], value: account.bankName, note: maskedAccount(account.lastDigits) };
