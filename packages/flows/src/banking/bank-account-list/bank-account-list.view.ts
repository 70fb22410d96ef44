import type { SnapshotFrom } from 'xstate';
import { screenOf, type ChildViews, type RootStateOf } from '../../kit/flow.ts';
import type { PinConfirmationFlow } from '../../parts/identity/pin-confirmation/pin-confirmation.flow.ts';
import type { bankAccountAdditionFlow } from '../bank-account-addition/bank-account-addition.flow.ts';
import type { bankAccountListMachine } from './bank-account-list.machine.ts';
import { accountRowOf, hasPrimary } from './bank-account-list.rules.ts';
import type { BankAccountListView } from './bank-account-list.types.ts';

const screens = {
  loading: 'loading',
  unavailable: 'unavailable',
  listed: 'listed',
  adding: 'adding',
} as const satisfies Record<RootStateOf<typeof bankAccountListMachine>, BankAccountListView['screen']>;

type Children = ChildViews<{
  bankAccountAddition: typeof bankAccountAdditionFlow;
  pinConfirmation: PinConfirmationFlow;
}>;

export function bankAccountListView(
  snapshot: SnapshotFrom<typeof bankAccountListMachine>,
  children: Children,
): BankAccountListView {
  const { accounts, lists, changingId, done, notice } = snapshot.context;
  const screen = screenOf(snapshot, screens);
  if (screen === 'loading') return { screen };
  if (screen === 'unavailable') return { screen, notice };
  if (screen === 'adding') return { screen, addition: children.bankAccountAddition };
  const rows = accounts.map((account) => {
    const row = accountRowOf(account, lists);
    return { ...row, canBecomePrimary: snapshot.can({ type: 'primary.requested', id: row.id }) };
  });
  return {
    screen,
    accounts: rows,
    canAdd: snapshot.can({ type: 'addition.requested' }),
    hasPrimary: hasPrimary(accounts),
    isBusy: snapshot.hasTag('busy'),
    canReload: snapshot.can({ type: 'accounts.reloadRequested' }),
    done,
    notice,
    pin: children.pinConfirmation,
    changing: rows.find(({ id }) => id === changingId) ?? null,
  };
}
