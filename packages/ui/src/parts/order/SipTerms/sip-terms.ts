import type { I18n } from '@lingui/core';
import type { PayingAccount, SipAgreement } from '@folioflow/flows';
import { formatMaskedAccount } from '../../../format/index.ts';
import type { DataPair } from '../../../primitives/DataList/DataList.tsx';

/** Returns the paying account with a masked number, or none. */
export const accountPairs = (i18n: I18n, account: PayingAccount | null): readonly DataPair[] =>
  account === null
    ? []
    : [
        {
          term: i18n._('sip.agree.account'),
          value: `${account.bankName} ${formatMaskedAccount(account.lastDigits)}`,
          isLiteral: true,
        },
      ];

/**
 * Returns a remark about instalments that the limit of the mandate does not or may not cover; null if there is none.
 */
export function formatMandateLimitRemark(
  i18n: I18n,
  { installments: count, mandate: room }: SipAgreement,
): string | null {
  if (room === null) return null;
  if (room.covers === 0) return i18n._('sip.agree.coversNone');
  if (room.covers < count) return i18n._('sip.agree.covers', { covers: room.covers, count });
  return room.isShared ? i18n._('sip.agree.shared') : null;
}
