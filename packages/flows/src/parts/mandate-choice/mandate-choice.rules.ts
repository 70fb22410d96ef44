import type { BankListResult, Mandate, RefreshMandateAnswer } from '@folioflow/api/contract';
import { type MandateRegistrationInput, type MandateRegistrationOutput } from '../mandate-registration/index.ts';
import { withStatus } from '../mandate-registration/mandate-registration.rules.ts';
import type { MandateChoiceContext } from './mandate-choice.types.ts';
import { primaryIn } from '../primary-account.ts';
import { isDateBlocked, mandateIn } from './mandate-lists.ts';
import { isPending, isRefreshable, isReuploadable, isSelectable } from './mandate-row.ts';

/** Without a SIP there is nothing to pay, and no mandate to choose. */
export const asksWhichPays = ({ sip }: Pick<MandateChoiceContext, 'sip'>): boolean => sip !== undefined;

type Lists = BankListResult | null;
type Id = string | null;

/** A rule about a mandate that is on record. */
function onRecord(lists: Lists, id: Id, rule: (mandate: Mandate, lists: BankListResult) => boolean): boolean {
  const mandate = mandateIn(lists, id);
  return lists !== null && mandate !== undefined && rule(mandate, lists);
}

/** DO-310, DO-313. */
export const mayChoose = (lists: Lists, id: Id): boolean =>
  onRecord(lists, id, (mandate, known) => isSelectable(mandate) || isPending(known, mandate));

/** Whoever waits for the bank may sign its form, and whom the bank refused signs it again (DO-310, DO-314). */
export const maySign = (lists: Lists, id: Id): boolean =>
  onRecord(lists, id, (mandate, known) => isPending(known, mandate) || isReuploadable(mandate));

/** DO-311. */
export const mayRefresh = (lists: Lists, id: Id): boolean => onRecord(lists, id, isRefreshable);

/** DO-309. */
export const mayCancel = (lists: Lists, id: Id): boolean =>
  onRecord(lists, id, (mandate, known) => isPending(known, mandate));

/**
 * Lists that came with another answer than that of the question about the day: what the exchange says about the day
 * stays, for only that question names it.
 */
export const withLists = (known: BankListResult | null, came: BankListResult | null | undefined) =>
  known === null || came === null || came === undefined
    ? (came ?? known)
    : {
        ...came,
        mandate_date_validation: known.mandate_date_validation,
        is_first_order_today: known.is_first_order_today,
      };

/** A mandate with what the bank has said about it; one that the bank has decided about is pending no more. */
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

/** What registering leaves: the mandate is among the lists, with what its scan was answered, and pays where one is asked for. */
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

/** What the provider has chosen, until somebody chooses; none where none is asked for. */
export function chosenBy(
  lists: BankListResult,
  { sip, chosenId }: Pick<MandateChoiceContext, 'sip' | 'chosenId'>,
): string | null {
  if (!asksWhichPays({ sip })) return null;
  return mayChoose(lists, chosenId)
    ? chosenId
    : (lists.customer_mandate_list.find((mandate) => mandate.is_selected && isSelectable(mandate))?.mandate_id ?? null);
}
