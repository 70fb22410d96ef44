import type { I18n } from '@lingui/core';
import type { MandateChoicePorts } from '@folioflow/flows';
import { createSubmissionSettlingPort, createSubmissionStoringPort } from '../submission-ports.ts';
import type { UnansweredSubmissions } from '../submission-visit.ts';
import { takeTurn } from './take-turn.ts';

type MandatePorts = Pick<MandateChoicePorts, 'listBankAccounts' | 'registerMandate' | 'cancelMandate'>;

const OUTCOME_PAGE = 'here';

/** Creates ports whose unanswered submissions are stored beyond the page; the list settles most of them. */
export const createMandatePorts = (
  i18n: I18n,
  unanswered: UnansweredSubmissions,
  { listBankAccounts, registerMandate, cancelMandate }: MandatePorts,
): MandatePorts & Pick<MandateChoicePorts, 'takeTurn'> => ({
  takeTurn,
  listBankAccounts: createSubmissionSettlingPort(i18n, unanswered, listBankAccounts, {
    outcomePage: OUTCOME_PAGE,
    hasEffect: ({ result }, operation, subject) =>
      operation === 'registerMandate'
        ? !result.is_register_mandate_allowed
        : !result.customer_pending_mandate_list.some(({ mandate_id }) => mandate_id === subject),
  }),
  registerMandate: createSubmissionStoringPort(unanswered, 'registerMandate', registerMandate, {
    outcomePage: OUTCOME_PAGE,
    subjectOf: ({ client_info }) => String(client_info.debit_amount),
  }),
  cancelMandate: createSubmissionStoringPort(unanswered, 'cancelMandate', cancelMandate, {
    outcomePage: OUTCOME_PAGE,
    subjectOf: ({ mandate_id }) => mandate_id,
  }),
});
