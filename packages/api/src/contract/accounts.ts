import * as v from 'valibot';
import { PRIMARY_ACCOUNT } from './labels.ts';
import { declareArea } from './operation.ts';
import { bankAccountSchema, bankMasterListSchema } from './shapes/bank.ts';
import { answerSchemaOf } from './shapes/envelope.ts';
import { bankListResultSchema } from './shapes/mandate.ts';
import { looseObject, optionalField, textOrEmpty } from './shapes/scalars.ts';

/** Separate from `banking`, so that the bank stage does not load the schema of the lists. */
export const accountsOperations = declareArea('accounts', {
  /** Lists accounts and mandates; with `sip_date`, the answer includes the checks of a new mandate for that day. */
  listBankAccounts: {
    method: 'POST',
    path: '/master/bankaccountlist',
    auth: 'investor',
    idempotent: false,
    answerSize: 'documents',
    request: looseObject({
      /** Day of the month, 1 to 28. */
      sip_date: v.optional(v.number()),
      scheme_name: v.optional(v.string()),
      scheme_code: v.optional(v.string()),
    }),
    /** Without readable lists the answer is malformed: an outage must not read as "no accounts" (C-06). */
    answer: answerSchemaOf({
      login_stage: textOrEmpty,
      master_list: optionalField(bankMasterListSchema),
      result: bankListResultSchema,
    }),
  },
  makePrimaryBankAccount: {
    method: 'POST',
    path: '/validation/bankaccount/primary',
    auth: 'investor',
    idempotent: true,
    request: looseObject({
      request_mode: v.literal(PRIMARY_ACCOUNT),
      beneficiary_account_no: v.string(),
      beneficiary_ifsc: v.string(),
      pin_verification_value: v.string(),
    }),
    /**
     * An accepted answer without `result` changed the account, too (PIN 9998, sandbox.md 6.1): request the list again.
     */
    answer: answerSchemaOf({ result: optionalField(looseObject({ customer_bank_list: v.array(bankAccountSchema) })) }),
  },
});
