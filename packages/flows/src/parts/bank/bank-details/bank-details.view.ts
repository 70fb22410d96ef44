import type { SnapshotFrom } from 'xstate';
import { screenOf, type RootStateOf } from '../../../kit/flow.ts';
import type { bankDetailsMachine } from './bank-details.machine.ts';
import { hasMismatchedNumbers, isIfscZeroWrong, maxFieldLengths, missingBankFields } from './bank-details.rules.ts';
import type { BankDetailsView } from './bank-details.types.ts';

const screens = {
  entering: 'details',
  verifying: 'details',
  verified: 'closed',
} as const satisfies Record<RootStateOf<typeof bankDetailsMachine>, BankDetailsView['screen']>;

export function bankDetailsView(snapshot: SnapshotFrom<typeof bankDetailsMachine>): BankDetailsView {
  const { rules, accountTypes, banks, draft, rejected, notice } = snapshot.context;
  const screen = screenOf(snapshot, screens);
  if (screen === 'closed') return { screen };
  return {
    screen,
    rules,
    draft,
    accountTypes,
    banks,
    limits: maxFieldLengths(rules),
    rejected,
    isIfscZeroWrong: isIfscZeroWrong(draft.ifsc),
    hasNumberMismatch: hasMismatchedNumbers(draft, rules),
    missing: missingBankFields(draft, snapshot.context),
    isBusy: snapshot.hasTag('busy'),
    canChange: snapshot.can({ type: 'draft.changed', patch: {} }),
    canSubmit: snapshot.can({ type: 'details.submitted' }),
    notice,
  };
}
