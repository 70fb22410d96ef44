import { say, type PayingAccount, type SipAgreement } from '@folioflow/flows';
import { sip as words } from '@folioflow/flows/words/sip';
import { maskedAccount } from '../../format/index.ts';
import type { DataPair } from '../../primitives/DataList/DataList.tsx';

/** The account that pays, never its whole number; nothing where none is told. */
export const accountPairs = (account: PayingAccount | null): readonly DataPair[] =>
  account === null
    ? []
    : [{ term: words['agree.account'], value: `${account.bankName} ${maskedAccount(account.lastDigits)}` }];

/** Which installments the limit of the mandate does not pay, or may not; null where nothing is to be said. */
export function limitRemark({ installments: count, mandate: room }: SipAgreement): string | null {
  if (room === null) return null;
  if (room.covers === 0) return words['agree.coversNone'];
  if (room.covers < count) return say(words['agree.covers'], { covers: room.covers, count });
  return room.isShared ? words['agree.shared'] : null;
}
