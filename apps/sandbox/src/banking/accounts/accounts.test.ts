import { describe, expect, test } from 'vitest';
import { benchPerTest, newSubmissionKey } from '../../testing/bench.ts';
import {
  createAccountForm,
  readFormAnswer,
  fakePngFile,
  pngFile,
  sendForm,
  createAccountInput,
  verifyAccount,
} from '../../testing/documents.ts';
import { listField, resultOf } from '../../testing/journeys.ts';

const on = benchPerTest();

describe('the verification of an account', () => {
  test('returns holder, bank and branch', async () => {
    expect(await verifyAccount(on, await on.token('9000000203'))).toMatchObject({
      code: '000',
      is_verify_enabled: true,
      is_confirm_chk_enabled: false,
      result: {
        beneficiary_account_holder_name: 'Kyc Person 203',
        beneficiary_bank_name: 'Sandbox Bank',
        beneficiary_bank_branch_name: 'Fort',
      },
    });
  });

  test.each(['100000000001', '100000000005', '123456789', '123456789012345678'])(
    '%s is verified in the bank stage',
    async (number) => {
      const token = await on.token('9000000203');
      expect(await verifyAccount(on, token, createAccountInput(number))).toMatchObject({
        code: '000',
        messageText: '',
      });
    },
  );

  test.each([
    ['100000000002', 'The name of the account holder does not match your KYC.'],
    ['100000000003', 'The account was not found.'],
    ['12345678', 'Please enter a valid account number.'],
    ['1234567890123456789', 'Please enter a valid account number.'],
    ['1234abc89012', 'Please enter a valid account number.'],
  ])('%s is refused in the bank stage: %s', async (number, messageText) => {
    const token = await on.token('9000000203');
    expect(await verifyAccount(on, token, createAccountInput(number))).toMatchObject({ code: '051', messageText });
  });

  test('answers 503 for 100000000004, whose bank does not respond', async () => {
    const token = await on.token('9000000203');
    const response = await on.response('/validation/bankaccount', createAccountInput('100000000004'), { token });
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ errors: [{ msg: 'The bank does not answer. Please try again later.' }] });
  });

  test.each([
    ['SBOX0000001', '000'],
    ['hdfc0abc123', '000'],
    ['SBOX0000404', '051'],
    ['SBOX1000001', '051'],
    ['SBO00000001', '051'],
    ['SBOX000001', '051'],
  ])('the IFSC %s answers %s', async (client_ifsc_code_1, code) => {
    const account = createAccountInput('100000000001', { client_ifsc_code_1 });
    expect((await verifyAccount(on, await on.token('9000000203'), account))['code']).toBe(code);
  });

  test.each([{ client_bank_account_type_1: 'XX' }, { client_bank: 'NONE' }, { client_bank: '' }])(
    'answers 051 for a choice that is not in its list',
    async (rest) => {
      const token = await on.token('9000000203');
      expect((await verifyAccount(on, token, createAccountInput('100000000001', rest)))['code']).toBe('051');
    },
  );

  test('accepts at most 13 digits for the list of accounts, and no account that is in it', async () => {
    const token = await on.token('9000000103');
    const verifyForList = async (number: string, ifsc = 'SBOX0000001') =>
      (
        await verifyAccount(
          on,
          token,
          createAccountInput(number, { client_ifsc_code_1: ifsc, request_mode: 'additional' }),
        )
      )['code'];
    expect(await verifyForList('1234567890123')).toBe('000');
    expect(await verifyForList('12345678901234')).toBe('051');
    expect(await verifyForList('501000000103')).toBe('051');
    expect(await verifyForList('501000000103', 'COAS0000009')).toBe('000');
  });

  test('is refused before the bank stage', async () => {
    expect(await verifyAccount(on, await on.token('9000000201'))).toMatchObject({
      code: '020',
      navigateScreen: 'panVerification',
    });
  });
});

describe('a further account of the list', () => {
  const addAccount = (token: string, number: string, mode: 'add' | 'save' = 'add', key?: string) =>
    readFormAnswer(on, `/validation/bankaccount/${mode}`, createAccountForm(number, mode), {
      token,
      method: mode === 'add' ? 'PUT' : 'POST',
      ...(key === undefined ? {} : { key }),
    });
  const verifyAccountForList = async (mobile: string, number: string) => {
    const token = await on.token(mobile);
    await verifyAccount(on, token, createAccountInput(number));
    return token;
  };
  const primaryFlagsOf = (answer: Parameters<typeof resultOf>[0]) =>
    listField(resultOf(answer), 'customer_bank_list').map(({ is_primary }) => is_primary);

  test('is PUT in the mode add and POST in the mode save [ON-286 OM-310]', async () => {
    const token = await verifyAccountForList('9000000103', '100000000001');
    const saveStatusOf = async (path: string, mode: 'add' | 'save', method: 'PUT' | 'POST') => {
      const response = await sendForm(on, path, createAccountForm('100000000001', mode), { token, method });
      return response.status === 200 ? ((await response.json()) as { code: string }).code : String(response.status);
    };
    expect(await saveStatusOf('/validation/bankaccount/add', 'add', 'POST')).toBe('405');
    expect(await saveStatusOf('/validation/bankaccount/save', 'save', 'PUT')).toBe('405');
    expect(await saveStatusOf('/validation/bankaccount/add', 'save', 'PUT')).toBe('051');
    expect(await saveStatusOf('/validation/bankaccount/add', 'add', 'PUT')).toBe('000');
    await verifyAccount(on, token, createAccountInput('100000000006'));
    const saved = await addAccount(token, '100000000006', 'save');
    expect(saved['code']).toBe('000');
    const [last, , first] = await on.list('/log');
    expect([first?.['method'], first?.['path']]).toEqual(['PUT', '/validation/bankaccount/add']);
    expect([last?.['method'], last?.['path']]).toEqual(['POST', '/validation/bankaccount/save']);
  });

  test('is primary only if it is the only account', async () => {
    const first = await verifyAccountForList('9000000102', '100000000001');
    expect(primaryFlagsOf(await addAccount(first, '100000000001'))).toEqual([true]);
    const further = await verifyAccountForList('9000000103', '100000000001');
    expect(primaryFlagsOf(await addAccount(further, '100000000001'))).toEqual([false, false, false]);
  });

  test('is refused while a primary account exists, but can be saved beside it', async () => {
    const token = await verifyAccountForList('9000000100', '100000000001');
    expect((await addAccount(token, '100000000001'))['code']).toBe('020');
    expect(primaryFlagsOf(await addAccount(token, '100000000001', 'save'))).toEqual([true, false]);
  });

  test.each<[string, string, string, string]>([
    ['not verified', '', '100000000001', '020'],
    ['another one verified', '123456789', '100000000001', '020'],
    ['already listed', '100000000001', '501000000103', '051'],
    ['more than 13 digits', '100000000001', '12345678901234', '051'],
    ['rejected by the bank', '100000000005', '100000000005', '071'],
  ])('is refused: %s', async (_what, checked, number, code) => {
    const token = await on.token('9000000103');
    if (checked !== '') await verifyAccount(on, token, createAccountInput(checked));
    expect((await addAccount(token, number))['code']).toBe(code);
    expect(
      await on.db.selectFrom('bank_accounts').selectAll().where('account_no', '=', '100000000005').execute(),
    ).toEqual([]);
  });

  test('is refused for the verified number at another branch', async () => {
    const token = await verifyAccountForList('9000000103', '100000000001');
    const parts = createAccountForm('100000000001', 'add', pngFile('cheque.png'), 'COAS0000001');
    expect((await readFormAnswer(on, '/validation/bankaccount/add', parts, { token }))['code']).toBe('020');
  });

  test('is refused before the bank stage is finished', async () => {
    expect(await addAccount(await on.token('9000000203'), '100000000001')).toMatchObject({
      code: '020',
      navigateScreen: 'bankVerification',
    });
  });

  test('uses up its verification', async () => {
    const token = await verifyAccountForList('9000000102', '100000000001');
    await addAccount(token, '100000000001');
    expect((await addAccount(token, '100000000001', 'save'))['code']).toBe('051');
    expect((await addAccount(token, '123456789', 'save'))['code']).toBe('020');
  });

  test('is added once by a repeated submission, and another body under its key is refused', async () => {
    const token = await verifyAccountForList('9000000103', '100000000001');
    const key = newSubmissionKey();
    const once = await addAccount(token, '100000000001', 'add', key);
    expect(await addAccount(token, '100000000001', 'add', key)).toEqual(once);
    expect((await addAccount(token, '123456789', 'add', key))['code']).toBe('051');
    const rows = await on.db.selectFrom('bank_accounts').selectAll().where('account_no', '=', '100000000001').execute();
    expect(rows).toHaveLength(1);
  });

  test('does not use up the key when it is refused', async () => {
    const token = await on.token('9000000103');
    const key = newSubmissionKey();
    expect((await addAccount(token, '100000000001', 'add', key))['code']).toBe('020');
    await verifyAccount(on, token);
    expect((await addAccount(token, '100000000001', 'add', key))['code']).toBe('000');
  });

  test.each([pngFile('reject.png'), fakePngFile('cheque.png')])('refuses the cheque $name', async (cheque) => {
    const token = await verifyAccountForList('9000000102', '100000000001');
    const parts = createAccountForm('100000000001', 'add', cheque);
    expect((await readFormAnswer(on, '/validation/bankaccount/add', parts, { token }))['code']).toBe('051');
  });
});
