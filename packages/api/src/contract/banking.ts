import * as v from 'valibot';
import { declareArea } from './operation.ts';
import { bankAccountSchema, bankEntrySchema } from './shapes/bank.ts';
import { answerOf } from './shapes/envelope.ts';
import { jsonPart, loose, maybe, someText } from './shapes/scalars.ts';
import { stageResponseSchema } from './shapes/stage.ts';

export const bankingOperations = declareArea('banking', {
  verifyBankAccount: {
    method: 'POST',
    path: '/validation/bankaccount',
    auth: 'investor',
    idempotent: false,
    request: loose({
      client_bank_account_number_1: v.string(),
      client_ifsc_code_1: v.string(),
      client_bank_account_type_1: v.string(),
      client_bank: v.string(),
      /** Another account than the first one. */
      request_mode: v.optional(v.literal('additional')),
    }),
    answer: loose({
      ...stageResponseSchema.entries,
      result: maybe(
        loose({
          beneficiary_account_holder_name: someText,
          beneficiary_bank_name: someText,
          beneficiary_bank_branch_name: someText,
        }),
      ),
    }),
  },
  saveBankAccount: {
    method: 'POST',
    path: '/validation/bankaccount/save',
    auth: 'investor',
    idempotent: true,
    multipart: true,
    variants: [
      {
        method: 'PUT',
        path: '/validation/bankaccount/add',
        multipart: true,
        when: ({ request_mode }) => request_mode === 'add',
      },
    ],
    request: loose({
      id_type: v.string(),
      folder_name: v.string(),
      attachment_category: v.string(),
      request_mode: v.picklist(['add', 'save']),
      account_information: jsonPart(bankEntrySchema),
      upload_addbank: v.file(),
    }),
    answer: answerOf({ result: loose({ customer_bank_list: v.array(bankAccountSchema) }) }),
  },
});
