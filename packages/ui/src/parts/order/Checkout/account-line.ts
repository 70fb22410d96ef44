import type { PayingAccount } from '@folioflow/flows';
import { checkout } from '@folioflow/flows/words/checkout';
import { formatMaskedAccount } from '../../../format/index.ts';

interface AccountLine {
  readonly term: string;
  readonly value: string;
  readonly note?: string;
}

/** Returns the paying account with a masked number. */
export const accountLine = (account: PayingAccount | null): AccountLine =>
  account === null
    ? { term: checkout['summary.bank'], value: checkout['summary.bank.none'] }
    : { term: checkout['summary.bank'], value: account.bankName, note: formatMaskedAccount(account.lastDigits) };
