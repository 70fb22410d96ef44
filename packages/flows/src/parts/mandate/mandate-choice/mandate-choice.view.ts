import type { BankListResult } from '@folioflow/api/contract';
import type { SnapshotFrom } from 'xstate';
import { screenOf, type ChildViews, type RootStateOf } from '../../../kit/flow.ts';
import type { mandateRegistrationFlow } from '../mandate-registration/mandate-registration.flow.ts';
import { mandateAccountOf } from '../mandate-registration/mandate-registration.rules.ts';
import type { mandateChoiceMachine } from './mandate-choice.machine.ts';
import { findPrimaryAccount } from '../../bank/primary-account.ts';
import { isChoiceForSip, canCancelMandate, canRefreshMandate, canSignMandate } from './mandate-choice.rules.ts';
import { findMandate } from './mandate-lists.ts';
import type { ChoosableMandate, MandateChoiceView } from './mandate-choice.types.ts';
import { mandateRowOf } from './mandate-row.ts';

type Snapshot = SnapshotFrom<typeof mandateChoiceMachine>;

const screens = {
  loading: 'loading',
  unavailable: 'unavailable',
  existing: 'existing',
  registering: 'registering',
  refreshing: 'existing',
  confirmingCancellation: 'existing',
  cancelling: 'existing',
} as const satisfies Record<RootStateOf<typeof mandateChoiceMachine>, MandateChoiceView['screen']>;

export function mandateChoiceView(
  snapshot: Snapshot,
  children: ChildViews<{ mandateRegistration: typeof mandateRegistrationFlow }>,
): MandateChoiceView {
  const { lists, chosenId, isSummarised, signedId, sentId, rowId, notice } = snapshot.context;
  const screen = screenOf(snapshot, screens);
  if (screen === 'unavailable')
    return { screen, canReload: snapshot.can({ type: 'mandates.reloadRequested' }), notice };
  if (screen === 'registering') {
    const signed = findMandate(lists, signedId);
    return { screen, signed: signed ? mandateRowOf(signed) : null, registration: children.mandateRegistration };
  }
  if (lists === null) return { screen: 'loading' };
  const account = findPrimaryAccount(lists.customer_bank_list);
  const summarised = isSummarised ? findMandate(lists, chosenId) : undefined;
  const isAsking = snapshot.matches('confirmingCancellation') || snapshot.matches('cancelling');
  return {
    screen: 'existing',
    isForSip: isChoiceForSip(snapshot.context),
    summary: summarised ? mandateRowOf(summarised) : null,
    mandates: shownMandates(snapshot, lists),
    hasOthers: listedAndPendingMandates(lists).length > 1,
    account: account ? mandateAccountOf(account) : null,
    canAct: snapshot.matches('existing'),
    canReload: snapshot.can({ type: 'mandates.reloadRequested' }),
    isReloading: snapshot.matches('loading'),
    canDeselect: snapshot.can({ type: 'mandate.deselected' }),
    canRegister: snapshot.can({ type: 'mandate.registrationRequested' }),
    isRegistrationClosed: !lists.is_register_mandate_allowed,
    cancellationId: isAsking ? rowId : null,
    canConfirmCancellation: snapshot.can({ type: 'cancellation.confirmed' }),
    canAbandonCancellation: snapshot.can({ type: 'cancellation.abandoned' }),
    sentId,
    notice,
  };
}

/** All mandates; the two lists of the provider overlap. */
const listedAndPendingMandates = ({
  customer_mandate_list: listed,
  customer_pending_mandate_list: pending,
}: BankListResult) => [
  ...listed,
  ...pending.filter(({ mandate_id }) => !listed.some((mandate) => mandate.mandate_id === mandate_id)),
];

/** All mandates, or the chosen one alone (DO-315). */
function shownMandates(snapshot: Snapshot, lists: BankListResult): readonly ChoosableMandate[] {
  const { chosenId, rowId } = snapshot.context;
  return listedAndPendingMandates(lists)
    .filter(({ mandate_id }) => chosenId === null || mandate_id === chosenId)
    .map((mandate) => {
      const id = mandate.mandate_id;
      return {
        ...mandateRowOf(mandate),
        isSelected: id === chosenId,
        canSelect: snapshot.can({ type: 'mandate.selected', id }),
        isSignable: canSignMandate(lists, id),
        isRefreshable: canRefreshMandate(lists, id),
        isCancellable: canCancelMandate(lists, id),
        isBusy: snapshot.hasTag('busy') && id === rowId,
      };
    });
}
