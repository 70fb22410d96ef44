import * as v from 'valibot';
import { PRIMARY_ACCOUNT } from './labels.ts';
import { declareArea } from './operation.ts';
import { bankAccountSchema, bankMasterListSchema } from './shapes/bank.ts';
import { answerOf } from './shapes/envelope.ts';
import { bankListResultSchema } from './shapes/mandate.ts';
import { loose, maybe, someText } from './shapes/scalars.ts';

/** Beside `banking`, so that the bank stage does not wait for the schema of the lists. */
export const accountsOperations = declareArea('accounts', {
  /** Accounts and mandates; with a day, also what registering a mandate for that day would meet. */
  listBankAccounts: {
    method: 'POST',
    path: '/master/bankaccountlist',
    auth: 'investor',
    idempotent: false,
    answers: 'documents',
    request: loose({
      /** Day of the month, 1 to 28. */
      sip_date: v.optional(v.number()),
      scheme_name: v.optional(v.string()),
      scheme_code: v.optional(v.string()),
    }),
    /** Without readable lists the answer is malformed: an outage must not read as "no accounts" (C-06). */
    answer: answerOf({ login_stage: someText, master_list: maybe(bankMasterListSchema), result: bankListResultSchema }),
  },
  makePrimaryBankAccount: {
    method: 'POST',
    path: '/validation/bankaccount/primary',
    auth: 'investor',
    idempotent: true,
    request: loose({
      request_mode: v.literal(PRIMARY_ACCOUNT),
      beneficiary_account_no: v.string(),
      beneficiary_ifsc: v.string(),
      pin_verification_value: v.string(),
    }),
    /** An accepted answer without `result` changed the account all the same (PIN 9998, sandbox.md 6.1): the list is asked for again. */
    answer: answerOf({ result: maybe(loose({ customer_bank_list: v.array(bankAccountSchema) })) }),
  },
});
