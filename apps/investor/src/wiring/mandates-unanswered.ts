import type { MandateChoicePorts } from '@folioflow/flows';
import { remembering, settling, type Unanswered } from '@folioflow/wiring';

type Ports = Pick<MandateChoicePorts, 'listBankAccounts' | 'registerMandate' | 'cancelMandate'>;

const shownBy = 'here';

/** Ports of mandates that outlive their page; the list shows what became of most earlier attempts. */
export const mandatesUnanswered = (
  unanswered: Unanswered,
  { listBankAccounts, registerMandate, cancelMandate }: Ports,
) => ({
  listBankAccounts: settling(unanswered, listBankAccounts, {
    shownBy,
    isDone: ({ result }, operation, subject) =>
      operation === 'registerMandate'
        ? !result.is_register_mandate_allowed
        : !result.customer_pending_mandate_list.some(({ mandate_id }) => mandate_id === subject),
  }),
  registerMandate: remembering(unanswered, 'registerMandate', registerMandate, {
    shownBy,
    subjectOf: ({ client_info }) => String(client_info.debit_amount),
  }),
  cancelMandate: remembering(unanswered, 'cancelMandate', cancelMandate, {
    shownBy,
    subjectOf: ({ mandate_id }) => mandate_id,
  }),
});
