import type { SnapshotFrom } from 'xstate';
import type { ChildViews } from '../../kit/flow.ts';
import type { bankDetailsFlow } from '../../parts/bank/bank-details/bank-details.flow.ts';
import type { ImageUploadFlow } from '../../parts/form/image-upload/image-upload.flow.ts';
import { emptyAccountSummary, accountSummaryOf } from '../verified-account.ts';
import type { bankAccountAdditionMachine } from './bank-account-addition.machine.ts';
import type { BankAccountAdditionView } from './bank-account-addition.types.ts';

type Children = ChildViews<{
  bankDetails: typeof bankDetailsFlow;
  imageUpload: ImageUploadFlow;
}>;

export function bankAccountAdditionView(
  snapshot: SnapshotFrom<typeof bankAccountAdditionMachine>,
  children: Children,
): BankAccountAdditionView {
  const { account, accountTypes, banks } = snapshot.context;
  if (!snapshot.matches('adding')) return { screen: 'closed' };
  const leaving = {
    isAsking: snapshot.matches({ adding: { dialog: 'asking' } }),
    canCancel: snapshot.can({ type: 'addition.cancelRequested' }),
  };
  if (snapshot.matches({ adding: { work: 'detailing' } }))
    return { screen: 'detailing', details: children.bankDetails, ...leaving };
  return {
    screen: 'presentingCheque',
    account: account === null ? emptyAccountSummary : accountSummaryOf(account, { accountTypes, banks }),
    upload: children.imageUpload,
    canChangeDetails: snapshot.can({ type: 'details.changeRequested' }),
    ...leaving,
  };
}
