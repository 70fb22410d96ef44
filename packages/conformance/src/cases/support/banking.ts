import { UPLOADS, type BankListResult, type Mandate } from '@folioflow/api/contract';
import { requireAccepted } from '../../judge/judge-answer.ts';
import { type CaseContext } from '../../kit/case-context.ts';
import { type Fields } from '../../ground/fields.ts';
import { type Investor, type Person } from '../../people/person.ts';
import { pngFile, PNG_BASE64 } from './files.ts';
import { requireOffered } from './schemes.ts';
import { readBankLists } from './sips.ts';

/** Entries of the profile that a bank account needs. */
export const ACCOUNT_NEEDS = ['values.verifiedAccount', 'values.ifsc', 'values.bankType', 'values.bankName'] as const;

/** Request that verifies an account. */
export const accountRequest = (on: CaseContext, change: Fields = {}): Fields => ({
  client_bank_account_number_1: on.value('verifiedAccount'),
  client_ifsc_code_1: on.value('ifsc'),
  client_bank_account_type_1: on.value('bankType'),
  client_bank: on.value('bankName'),
  ...change,
});

/** Request that saves an account in the list. */
export const saveAccountRequest = (on: CaseContext, mode: 'add' | 'save', change: Fields = {}): Fields => ({
  ...UPLOADS.cheque,
  request_mode: mode,
  account_information: {
    bank_account_number: on.value('verifiedAccount'),
    bank_ifsc_code: on.value('ifsc'),
    bank_account_type: on.value('bankType'),
    bank_name: on.value('bankName'),
  },
  upload_addbank: pngFile('cheque.png'),
  ...change,
});

/** Request that registers a mandate on the first account of the caller. */
export const mandateRequest = async (person: Person, debit_amount: number, change: Fields = {}): Promise<Fields> => {
  const { customer_bank_list } = await readBankLists(person);
  const account = requireOffered(customer_bank_list[0], 'bank account');
  return {
    client_info: {
      account_no: account.beneficiary_account_no,
      account_type: account.beneficiary_account_type,
      ifsc_code: account.beneficiary_ifsc,
      account_holder_name: account.beneficiary_account_holder_name,
      debit_amount,
      request_mode: 'web',
      mandate_type: 'X',
      ...change,
    },
  };
};

/** Returns the newest mandate that was registered between two lists. */
export const newMandate = (before: BankListResult, after: BankListResult): Mandate => {
  const known = new Set(before.customer_mandate_list.map(({ mandate_id }) => mandate_id));
  return requireOffered(
    after.customer_mandate_list.find(({ mandate_id }) => !known.has(mandate_id)),
    'new mandate in customer_mandate_list',
  );
};

/** Registers a mandate of the amount that the bank approves, and returns it. */
export const registerNewMandate = async (on: CaseContext, investor: Investor): Promise<Mandate> => {
  const before = await readBankLists(investor);
  const request = await mandateRequest(investor, Number(on.value('debitAmount')));
  const { result } = requireAccepted(await investor.call('registerMandate', request));
  return newMandate(before, result);
};

/** Request that uploads the signed form of a mandate. */
export const scanRequest = (mandateId: string, change: Fields = {}): Fields => {
  const name = `${mandateId}.png`;
  return {
    upload_file: pngFile(name),
    id_type: 'scanmandate',
    mandateId,
    mandateType: 'XSIP',
    imageName: name,
    imageType: 'image/png',
    pFileBytes: PNG_BASE64,
    ...change,
  };
};
