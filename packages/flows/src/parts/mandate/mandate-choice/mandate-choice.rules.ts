import { paiseOf, type BankListResult, type Mandate, type RefreshMandateAnswer } from '@folioflow/api/contract';
import type {
  MandateRegistrationInput,
  MandateRegistrationOutput,
} from '../mandate-registration/mandate-registration.types.ts';
import { updateMandateStatus } from '../mandate-registration/mandate-registration.rules.ts';
import type { MandateChoiceContext } from './mandate-choice.types.ts';
import { findPrimaryAccount } from '../../bank/primary-account.ts';
import { isMandateDateBlocked, hasMandateDateRemark, findMandate } from './mandate-lists.ts';
import {
  isMandatePending,
  isMandateRefreshable,
  isMandateFormReuploadable,
  isMandateSelectable,
} from './mandate-state.ts';

/** True with a SIP; without one a choice only narrows the list. */
export const isChoiceForSip = ({ sip }: Pick<MandateChoiceContext, 'sip'>): boolean => sip !== undefined;

type OptionalLists = BankListResult | null;
type OptionalId = string | null;

/** Applies a rule to a listed mandate; false if the mandate is not listed. */
function isRuleMetByListedMandate(
  lists: OptionalLists,
  id: OptionalId,
  rule: (mandate: Mandate, lists: BankListResult) => boolean,
): boolean {
  const mandate = findMandate(lists, id);
  return lists !== null && mandate !== undefined && rule(mandate, lists);
}

/** DO-310, DO-313. */
export const canChooseMandate = (lists: OptionalLists, id: OptionalId): boolean =>
  isRuleMetByListedMandate(
    lists,
    id,
    (mandate, known) => isMandateSelectable(mandate) || isMandatePending(known, mandate),
  );

/** True for a pending mandate, and for a mandate that the bank refused: its form is signed again (DO-310, DO-314). */
export const canSignMandate = (lists: OptionalLists, id: OptionalId): boolean =>
  isRuleMetByListedMandate(
    lists,
    id,
    (mandate, known) => isMandatePending(known, mandate) || isMandateFormReuploadable(mandate),
  );

/** DO-311. */
export const canRefreshMandate = (lists: OptionalLists, id: OptionalId): boolean =>
  isRuleMetByListedMandate(lists, id, isMandateRefreshable);

/** DO-309. */
export const canCancelMandate = (lists: OptionalLists, id: OptionalId): boolean =>
  isRuleMetByListedMandate(lists, id, (mandate, known) => isMandatePending(known, mandate));

/**
 * Merges the lists of an answer to another request. The remark of the exchange on the day is preserved, because only
 * the request for the day returns it.
 */
export const mergeBankLists = (known: BankListResult | null, received: BankListResult | null | undefined) =>
  known === null || received === null || received === undefined
    ? (received ?? known)
    : {
        ...received,
        mandate_date_validation: known.mandate_date_validation,
        is_first_order_today: known.is_first_order_today,
      };

/** Updates a mandate with the bank's answer; a mandate with a decision is no longer pending. */
export function updateRefreshedMandate(lists: BankListResult | null, id: string, answer: RefreshMandateAnswer) {
  const updateStatus = (mandate: Mandate) =>
    mandate.mandate_id === id ? updateMandateStatus(mandate, answer) : mandate;
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
export function contextAfterRegistration(context: MandateChoiceContext, output: MandateRegistrationOutput) {
  const lists = mergeBankLists(context.lists, output.lists);
  if (output.kind === 'left' || lists === null) return { lists };
  const { mandate } = output;
  const withMandate = (list: readonly Mandate[]) => [
    ...list.filter(({ mandate_id }) => mandate_id !== mandate.mandate_id),
    mandate,
  ];
  return {
    chosenId: isChoiceForSip(context) ? mandate.mandate_id : null,
    sentId: mandate.mandate_id,
    lists: {
      ...lists,
      customer_mandate_list: withMandate(lists.customer_mandate_list),
      customer_pending_mandate_list: withMandate(lists.customer_pending_mandate_list),
    },
  };
}

export function mandateRegistrationInput({
  lists,
  sip,
  signedId,
  newSubmission,
}: MandateChoiceContext): MandateRegistrationInput {
  return {
    debitLimits: lists?.customer_mandate_debit_list ?? [],
    primaryAccount: findPrimaryAccount(lists?.customer_bank_list ?? []),
    isDateBlocked: lists !== null && isMandateDateBlocked(lists),
    sip,
    knownIds: (lists?.customer_mandate_list ?? []).map(({ mandate_id }) => mandate_id),
    mandate: findMandate(lists, signedId),
    newSubmission,
  };
}

const availablePaiseOf = ({ amount, limit_used: used }: Mandate): number =>
  (paiseOf(amount) ?? 0) - (paiseOf(used) ?? 0);

/** The provider's choice, else the approved mandate with the largest available limit, else a pending mandate (070). */
function findSuggestedMandate(lists: BankListResult): Mandate | undefined {
  const approved = lists.customer_mandate_list.filter(isMandateSelectable);
  return (
    approved.find(({ is_selected }) => is_selected) ??
    [...approved].sort((left, right) => availablePaiseOf(right) - availablePaiseOf(left))[0] ??
    lists.customer_pending_mandate_list.find((mandate) => isMandatePending(lists, mandate))
  );
}

/** The chosen mandate, else the suggested one; without a SIP nothing is suggested. */
function resolveChosenMandateId(
  lists: BankListResult,
  { sip, chosenId }: Pick<MandateChoiceContext, 'sip' | 'chosenId'>,
): string | null {
  if (canChooseMandate(lists, chosenId)) return chosenId;
  return isChoiceForSip({ sip }) ? (findSuggestedMandate(lists)?.mandate_id ?? null) : null;
}

type StartedChoice = Pick<MandateChoiceContext, 'chosenId' | 'isSummarised'>;

/**
 * The start of the choice: in one line if an approved mandate suits and the exchange has no remark on the day, else the
 * open choice (071).
 */
export function startOfChoice(
  lists: OptionalLists,
  settled: Pick<MandateChoiceContext, 'sip' | 'chosenId'>,
): StartedChoice {
  if (lists === null) return { chosenId: settled.chosenId, isSummarised: false };
  const chosenId = resolveChosenMandateId(lists, settled);
  return {
    chosenId,
    isSummarised: isRuleMetByListedMandate(lists, chosenId, isMandateSelectable) && !hasMandateDateRemark(lists),
  };
}

/**
 * True if a SIP needs a new mandate, and one can be registered now: none can be chosen, and no form is to be signed
 * again (070).
 */
export const isNewMandateNeeded = ({ sip, lists }: Pick<MandateChoiceContext, 'sip' | 'lists'>): boolean =>
  isChoiceForSip({ sip }) &&
  lists !== null &&
  lists.is_register_mandate_allowed &&
  findPrimaryAccount(lists.customer_bank_list) !== undefined &&
  !isMandateDateBlocked(lists) &&
  findSuggestedMandate(lists) === undefined &&
  !lists.customer_mandate_list.some(isMandateFormReuploadable);
