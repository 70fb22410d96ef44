import type { PayingAccount } from '@folioflow/flows';
import { nameTimeInIndia } from '../../../format/clock.ts';
import { formatRupees, SHORT_FIGURE_LENGTH } from '../../../format/money.ts';
import { accountLine } from './account-line.ts';

/** The fields that the summary of every purchase has. */
interface PurchaseSummary {
  readonly schemeName: string;
  readonly optionName: string;
  /** Rupees. */
  readonly amount: string;
  readonly account: PayingAccount | null;
  /** `14:30`; '' if the provider names none. */
  readonly cutOff: string;
}

/**
 * Returns the texts of a summary by the names of their places in a template; null for a summary of another form:
 * without a cut-off time, or with an amount that is set smaller.
 */
export function drawPurchaseSummary({ schemeName, optionName, account, cutOff, ...summary }: PurchaseSummary) {
  const amount = formatRupees(summary.amount);
  if (cutOff === '' || amount.length > SHORT_FIGURE_LENGTH) return null;
  const { value: bank, note: accountNumber = '' } = accountLine(account);
  return {
    scheme: schemeName,
    option: optionName,
    amount,
    bank,
    accountNumber,
    cutOff: nameTimeInIndia(cutOff),
  };
}
