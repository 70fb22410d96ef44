import { formatMessage, type PayingAccount, type SipAgreement } from '@folioflow/flows';
import { sip as words } from '@folioflow/flows/words/sip';
import { formatMaskedAccount } from '../../../format/index.ts';
import type { DataPair } from '../../../primitives/DataList/DataList.tsx';

/** Returns the paying account with a masked number, or none. */
export const accountPairs = (account: PayingAccount | null): readonly DataPair[] =>
  account === null
    ? []
    : [
        {
          term: words['agree.account'],
          value: `${account.bankName} ${formatMaskedAccount(account.lastDigits)}`,
          isLiteral: true,
        },
      ];

/**
 * Returns a remark about instalments that the limit of the mandate does not or may not cover; null if there is none.
 */
export function formatMandateLimitRemark({ installments: count, mandate: room }: SipAgreement): string | null {
  if (room === null) return null;
  if (room.covers === 0) return words['agree.coversNone'];
  if (room.covers < count) return formatMessage(words['agree.covers'], { covers: room.covers, count });
  return room.isShared ? words['agree.shared'] : null;
}
