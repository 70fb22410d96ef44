import type { BankListResult, Mandate, RefreshMandateAnswer } from '@folioflow/api/contract';
import { type MandateRegistrationInput, type MandateRegistrationOutput } from '../mandate-registration/index.ts';
import { withStatus } from '../mandate-registration/mandate-registration.rules.ts';
import type { MandateChoiceContext } from './mandate-choice.types.ts';
import { findPrimaryAccount } from '../../bank/primary-account.ts';
import { isDateBlocked, findMandate } from './mandate-lists.ts';
import { isPending, isRefreshable, isReuploadable, isSelectable } from './mandate-row.ts';

/** True with a SIP; without one there is no mandate to choose. */
export const isForSip = ({ sip }: Pick<MandateChoiceContext, 'sip'>): boolean => sip !== undefined;

type OptionalLists = BankListResult | null;
type OptionalId = string | null;

/** Applies a rule to a listed mandate; false if the mandate is not listed. */
function checkListedMandate(
  lists: OptionalLists,
  id: OptionalId,
  rule: (mandate: Mandate, lists: BankListResult) => boolean,
): boolean {
  const mandate = findMandate(lists, id);
  return lists !== null && mandate !== undefined && rule(mandate, lists);
}

/** DO-310, DO-313. */
export const canChoose = (lists: OptionalLists, id: OptionalId): boolean =>
  checkListedMandate(lists, id, (mandate, known) => isSelectable(mandate) || isPending(known, mandate));

/** True for a pending mandate, and for a mandate that the bank refused: its form is signed again (DO-310, DO-314). */
export const canSign = (lists: OptionalLists, id: OptionalId): boolean =>
  checkListedMandate(lists, id, (mandate, known) => isPending(known, mandate) || isReuploadable(mandate));

/** DO-311. */
export const canRefresh = (lists: OptionalLists, id: OptionalId): boolean =>
  checkListedMandate(lists, id, isRefreshable);

/** DO-309. */
export const canCancel = (lists: OptionalLists, id: OptionalId): boolean =>
  checkListedMandate(lists, id, (mandate, known) => isPending(known, mandate));

/**
 * Merges the lists of an answer to another request. The remark of the exchange on the day is preserved, because only
 * the request for the day returns it.
 */
export const mergeLists = (known: BankListResult | null, received: BankListResult | null | undefined) =>
  known === null || received === null || received === undefined
    ? (received ?? known)
    : {
        ...received,
        mandate_date_validation: known.mandate_date_validation,
        is_first_order_today: known.is_first_order_today,
      };

/** Updates a mandate with the bank's answer; a mandate with a decision is no longer pending. */
export function applyRefreshAnswer(lists: BankListResult | null, id: string, answer: RefreshMandateAnswer) {
  const updateStatus = (mandate: Mandate) => (mandate.mandate_id === id ? withStatus(mandate, answer) : mandate);
  return (
    lists && {
      ...lists,
      customer_mandate_list: lists.customer_mandate_list.map(updateStatus),
      customer_pending_mandate_list: lists.customer_pending_mandate_list
        .map(updateStatus)
        .filter(({ is_processed, is_reupload }) => !is_processed && !is_reupload),
    }
  );
}

/**
 * Returns the context after a registration: the lists contain the mandate with the answer to its scan, and the mandate
 * is chosen for a SIP.
 */
export function registrationUpdate(context: MandateChoiceContext, output: MandateRegistrationOutput) {
  const lists = mergeLists(context.lists, output.lists);
  if (output.kind === 'left' || lists === null) return { lists };
  const { mandate } = output;
  const withMandate = (list: readonly Mandate[]) => [
    ...list.filter(({ mandate_id }) => mandate_id !== mandate.mandate_id),
    mandate,
  ];
  return {
    chosenId: isForSip(context) ? mandate.mandate_id : null,
    sentId: mandate.mandate_id,
    lists: {
      ...lists,
      customer_mandate_list: withMandate(lists.customer_mandate_list),
      customer_pending_mandate_list: withMandate(lists.customer_pending_mandate_list),
    },
  };
}

export function registrationInput({
  lists,
  sip,
  signedId,
  newSubmission,
}: MandateChoiceContext): MandateRegistrationInput {
  return {
    debitLimits: lists?.customer_mandate_debit_list ?? [],
    primaryAccount: findPrimaryAccount(lists?.customer_bank_list ?? []),
    isDateBlocked: lists !== null && isDateBlocked(lists),
    sip,
    knownIds: (lists?.customer_mandate_list ?? []).map(({ mandate_id }) => mandate_id),
    mandate: findMandate(lists, signedId),
    newSubmission,
  };
}

/** The chosen mandate, else the provider's choice; null without a SIP. */
export function resolveChosenId(
  lists: BankListResult,
  { sip, chosenId }: Pick<MandateChoiceContext, 'sip' | 'chosenId'>,
): string | null {
  if (!isForSip({ sip })) return null;
  return canChoose(lists, chosenId)
    ? chosenId
    : (lists.customer_mandate_list.find((mandate) => mandate.is_selected && isSelectable(mandate))?.mandate_id ?? null);
}
