import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { UPLOADS } from '../contract/index.ts';
import { bankingOperations } from '../contract/schemas.ts';
import { primaryAccount } from '../contract/fixtures/people.ts';
import {
  receivedCalls,
  expectedJsonCall,
  startAnsweringProvider,
  ok,
  receivedAt,
} from './testing/answering-provider.ts';

const typed = {
  client_bank_account_number_1: '100000000001',
  client_ifsc_code_1: 'SBOX0000001',
  client_bank_account_type_1: 'SB',
  client_bank: 'SBOX',
} as const;

describe('bank accounts', () => {
  test('verifyBankAccount posts exactly the four fields and reads the stage and the holder [ON-472 ON-480]', async () => {
    const answer = {
      ...ok,
      is_verify_enabled: true,
      result: {
        beneficiary_account_holder_name: 'Asha Rao',
        beneficiary_bank_name: 'Sandbox Bank',
        beneficiary_bank_branch_name: 'Fort',
      },
    };
    const { provider, seen } = await startAnsweringProvider(answer);
    expect(await provider.verifyBankAccount(typed)).toEqual({ kind: 'accepted', answer, receivedAt });
    expect(receivedCalls(seen)).toEqual([expectedJsonCall('POST', '/validation/bankaccount', typed)]);
  });

  test.each([
    ['of a SIP with its day and scheme', { sip_date: 5, scheme_name: 'Amaltas Fund', scheme_code: 'SC01' }],
    ['of a day alone', { sip_date: 5 }],
    ['without a SIP', {}],
  ])('listBankAccounts asks for the lists %s, by exactly these fields [OM-228]', async (_case, body) => {
    const { provider, seen } = await startAnsweringProvider({ ...ok, code: '020' });
    await provider.listBankAccounts(body);
    expect(receivedCalls(seen)).toEqual([expectedJsonCall('POST', '/master/bankaccountlist', body)]);
  });

  test('verifyBankAccount marks an additional account', async () => {
    const { provider, seen } = await startAnsweringProvider(ok);
    const request = { ...typed, request_mode: 'additional' } as const;
    expect(await provider.verifyBankAccount(request)).toMatchObject({ kind: 'accepted' });
    expect(receivedCalls(seen)).toEqual([expectedJsonCall('POST', '/validation/bankaccount', request)]);
  });

  test.each([
    ['add', 'PUT', '/api/v1/validation/bankaccount/add'],
    ['save', 'POST', '/api/v1/validation/bankaccount/save'],
  ] as const)('saveBankAccount in the mode %s is %s %s [ON-286 ON-480]', async (request_mode, method, path) => {
    const answer = { ...ok, result: { customer_bank_list: [primaryAccount] } };
    const { provider, seen } = await startAnsweringProvider(answer);
    const cheque = new File(['cheque'], 'cheque.png', { type: 'image/png' });
    const account_information = {
      bank_account_number: '100000000001',
      bank_ifsc_code: 'SBOX0000001',
      bank_account_type: 'SB',
      bank_name: 'SBOX',
    };
    const request = { ...UPLOADS.cheque, request_mode, account_information, upload_addbank: cheque };
    const submission = '7b9f0a44-59a1-4f0e-9d5c-0a8f3d0a1c11';
    const outcome = await provider.saveBankAccount(request, { submission });
    expect(outcome).toEqual({ kind: 'accepted', answer, receivedAt });

    const [call] = seen;
    expect([call?.method, call?.path, call?.headers['idempotency-key']]).toEqual([method, path, submission]);
    expect(call?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    const form = (await call?.form()) ?? new FormData();
    expect([...form.keys()]).toEqual([
      'id_type',
      'folder_name',
      'attachment_category',
      'request_mode',
      'account_information',
      'upload_addbank',
    ]);
    expect(form.get('account_information')).toBe(JSON.stringify(account_information));
    const received = v.parse(bankingOperations.saveBankAccount.request, Object.fromEntries(form));
    expect(received).toMatchObject({ ...UPLOADS.cheque, request_mode, account_information });
    expect([received.upload_addbank.name, await received.upload_addbank.text()]).toEqual(['cheque.png', 'cheque']);
  });
});
