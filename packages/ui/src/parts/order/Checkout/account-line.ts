import type { I18n } from '@lingui/core';
import type { PayingAccount } from '@folioflow/flows';
import { formatMaskedAccount } from '../../../format/index.ts';

interface AccountLine {
  readonly term: string;
  readonly value: string;
  readonly note?: string;
}

/** Returns the paying account with a masked number. */
export const accountLine = (i18n: I18n, account: PayingAccount | null): AccountLine =>
  account === null
    ? { term: i18n._('checkout.summary.bank'), value: i18n._('checkout.summary.bank.none') }
    : { term: i18n._('checkout.summary.bank'), value: account.bankName, note: formatMaskedAccount(account.lastDigits) };
