import * as v from 'valibot';
import { declareArea } from './operation.ts';
import { bankAccountSchema, bankEntrySchema } from './shapes/bank.ts';
import { answerSchemaOf } from './shapes/envelope.ts';
import { objectOrJsonText, looseObject, optionalField, textOrEmpty } from './shapes/scalars.ts';
import { stageResponseSchema } from './shapes/stage.ts';

export const bankingOperations = declareArea('banking', {
  verifyBankAccount: {
    method: 'POST',
    path: '/validation/bankaccount',
    auth: 'investor',
    idempotent: false,
    request: looseObject({
      client_bank_account_number_1: v.string(),
      client_ifsc_code_1: v.string(),
      client_bank_account_type_1: v.string(),
      client_bank: v.string(),
      /** Present if the account is not the first of the investor. */
      request_mode: v.optional(v.literal('additional')),
    }),
    answer: looseObject({
      ...stageResponseSchema.entries,
      result: optionalField(
        looseObject({
          beneficiary_account_holder_name: textOrEmpty,
          beneficiary_bank_name: textOrEmpty,
          beneficiary_bank_branch_name: textOrEmpty,
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
    request: looseObject({
      id_type: v.string(),
      folder_name: v.string(),
      attachment_category: v.string(),
      request_mode: v.picklist(['add', 'save']),
      account_information: objectOrJsonText(bankEntrySchema),
      upload_addbank: v.file(),
    }),
    answer: answerSchemaOf({ result: looseObject({ customer_bank_list: v.array(bankAccountSchema) }) }),
  },
});
