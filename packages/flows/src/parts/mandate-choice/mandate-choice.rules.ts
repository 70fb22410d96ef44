import type { BankListResult, Mandate, RefreshMandateAnswer } from '@folioflow/api/contract';
import { type MandateRegistrationInput, type MandateRegistrationOutput } from '../mandate-registration/index.ts';
import { withStatus } from '../mandate-registration/mandate-registration.rules.ts';
import type { MandateChoiceContext } from './mandate-choice.types.ts';
import { primaryIn } from '../primary-account.ts';
import { isDateBlocked, mandateIn } from './mandate-lists.ts';
import { isPending, isRefreshable, isReuploadable, isSelectable } from './mandate-row.ts';

/** True with a SIP; without one there is no mandate to choose. */
export const asksWhichPays = ({ sip }: Pick<MandateChoiceContext, 'sip'>): boolean => sip !== undefined;

type Lists = BankListResult | null;
type Id = string | null;

/** Applies a rule to a listed mandate; false if the mandate is not listed. */
function onRecord(lists: Lists, id: Id, rule: (mandate: Mandate, lists: BankListResult) => boolean): boolean {
  const mandate = mandateIn(lists, id);
  return lists !== null && mandate !== undefined && rule(mandate, lists);
}

/** DO-310, DO-313. */
export const mayChoose = (lists: Lists, id: Id): boolean =>
  onRecord(lists, id, (mandate, known) => isSelectable(mandate) || isPending(known, mandate));

/** The form of a pending mandate can be signed; one that the bank refused can be signed again (DO-310, DO-314). */
export const maySign = (lists: Lists, id: Id): boolean =>
  onRecord(lists, id, (mandate, known) => isPending(known, mandate) || isReuploadable(mandate));

/** DO-311. */
export const mayRefresh = (lists: Lists, id: Id): boolean => onRecord(lists, id, isRefreshable);

/** DO-309. */
export const mayCancel = (lists: Lists, id: Id): boolean =>
  onRecord(lists, id, (mandate, known) => isPending(known, mandate));

/**
 * Lists from an answer to another request: the remark of the exchange on the day stays, because only the request for
 * the day returns it.
 */
export const withLists = (known: BankListResult | null, came: BankListResult | null | undefined) =>
  known === null || came === null || came === undefined
    ? (came ?? known)
    : {
        ...came,
        mandate_date_validation: known.mandate_date_validation,
        is_first_order_today: known.is_first_order_today,
      };

/** Updates a mandate with the bank's answer; a mandate with a decision is no longer pending. */
export function withAnswer(lists: BankListResult | null, id: string, answer: RefreshMandateAnswer) {
  const told = (mandate: Mandate) => (mandate.mandate_id === id ? withStatus(mandate, answer) : mandate);
  return (
    lists && {
      ...lists,
      customer_mandate_list: lists.customer_mandate_list.map(told),
      customer_pending_mandate_list: lists.customer_pending_mandate_list
        .map(told)
        .filter(({ is_processed, is_reupload }) => !is_processed && !is_reupload),
    }
  );
}

/**
 * State after a registration: the lists contain the mandate with the answer to its scan, and the mandate is chosen if
 * there is a SIP.
 */
export function afterRegistration(context: MandateChoiceContext, output: MandateRegistrationOutput) {
  const lists = withLists(context.lists, output.lists);
  if (output.kind === 'left' || lists === null) return { lists };
  const { mandate } = output;
  const among = (list: readonly Mandate[]) => [
    ...list.filter(({ mandate_id }) => mandate_id !== mandate.mandate_id),
    mandate,
  ];
  return {
    chosenId: asksWhichPays(context) ? mandate.mandate_id : null,
    sentId: mandate.mandate_id,
    lists: {
      ...lists,
      customer_mandate_list: among(lists.customer_mandate_list),
      customer_pending_mandate_list: among(lists.customer_pending_mandate_list),
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
    primaryAccount: primaryIn(lists?.customer_bank_list ?? []),
    isDateBlocked: lists !== null && isDateBlocked(lists),
    sip,
    knownIds: (lists?.customer_mandate_list ?? []).map(({ mandate_id }) => mandate_id),
    mandate: mandateIn(lists, signedId),
    newSubmission,
  };
}

/** The chosen mandate, else the provider's choice; null without a SIP. */
export function chosenBy(
  lists: BankListResult,
  { sip, chosenId }: Pick<MandateChoiceContext, 'sip' | 'chosenId'>,
): string | null {
  if (!asksWhichPays({ sip })) return null;
  return mayChoose(lists, chosenId)
    ? chosenId
    : (lists.customer_mandate_list.find((mandate) => mandate.is_selected && isSelectable(mandate))?.mandate_id ?? null);
}
