import { describe, expect, test } from 'vitest';
import { benchOfEach } from '../testing/bench.ts';
import {
  addressOf,
  askForm,
  fakePng,
  fakeTiff,
  finishStage,
  hiddenTiff,
  hugePng,
  png,
  stageInfo,
  tiff,
  typedAccount,
  uploadChequeOf,
  verifyAccount,
} from '../testing/documents.ts';

const on = benchOfEach();

const minutes = (count: number) => on.control('/clock', { advance_seconds: count * 60 });

describe('the bank stage', () => {
  const confirm = (token: string) => finishStage(on, token, { verify_stage: 'bank' });

  test('consists of verification, cheque and confirmation, and opens the personal stage', async () => {
    const token = await on.token('9000000203');
    await verifyAccount(on, token);
    const cheque = await uploadChequeOf(on, token, [png('cheque.png'), tiff('cheque.tiff')]);
    expect(cheque).toMatchObject({
      code: '000',
      is_confirm_chk_enabled: true,
      bank_info: {
        account_number: '100000000001',
        ifsc_code: 'SBOX0000001',
        account_type: 'Savings',
        bank_name: 'Sandbox Bank',
      },
      id_information: { bank_attachment_list: [addressOf('png')] },
    });
    expect(await confirm(token)).toMatchObject({
      code: '000',
      is_verified: true,
      bank_stage_verified: true,
      navigateScreen: 'personalVerification',
    });
    expect(await stageInfo(on, token, 'bank')).toMatchObject({ bank_info: { account_number: '100000000001' } });
    const rows = await on.db.selectFrom('bank_accounts').selectAll().where('account_no', '=', '100000000001').execute();
    expect(rows).toMatchObject([{ is_primary: 1, ifsc: 'SBOX0000001', holder_name: 'Kyc Person 203' }]);
  });

  test('accepts the cheque together with the confirmation', async () => {
    const token = await on.token('9000000203');
    await verifyAccount(on, token);
    const parts = { verify_stage: 'bank', upload_addbank: [png('cheque.png'), tiff('cheque.tiff')] };
    expect(await askForm(on, '/validation/verifystage', parts, { token })).toMatchObject({
      code: '000',
      is_verified: true,
    });
  });

  test('requires the verification before the cheque, and the cheque before the confirmation', async () => {
    const token = await on.token('9000000203');
    expect((await uploadChequeOf(on, token, [png('cheque.png')]))['code']).toBe('020');
    expect((await confirm(token))['code']).toBe('020');
    await verifyAccount(on, token);
    expect(await confirm(token)).toMatchObject({ code: '020', messageText: 'Upload your cheque first.' });
  });

  test('discards a verification and its cheque after 15 minutes', async () => {
    const token = await on.token('9000000203');
    await verifyAccount(on, token);
    await uploadChequeOf(on, token, [png('cheque.png')]);
    await minutes(14);
    await verifyAccount(on, token);
    await uploadChequeOf(on, token, [png('cheque.png')]);
    await minutes(15);
    expect((await confirm(token))['code']).toBe('020');
    expect((await uploadChequeOf(on, token, [png('cheque.png')]))['code']).toBe('020');
  });

  test('requires a new cheque after a new verification', async () => {
    const token = await on.token('9000000203');
    await verifyAccount(on, token);
    await uploadChequeOf(on, token, [png('cheque.png')]);
    await verifyAccount(on, token, typedAccount('123456789'));
    expect((await confirm(token))['code']).toBe('020');
  });

  test.each<[string, readonly File[]]>([
    ['reject', [png('Reject.png')]],
    ['mismatch', [png('a-mismatch.png')]],
    ['no image', [fakePng('cheque.png')]],
    ['too large', [hugePng('cheque.png')]],
    ['a copy that is not a TIFF', [png('cheque.png'), fakeTiff('cheque.tiff')]],
    ['a TIFF copy with another ending', [png('cheque.png'), hiddenTiff('copy.png')]],
    ['a PNG as the copy', [png('cheque.png'), png('copy.png')]],
    ['three files', [png('cheque.png'), tiff('cheque.tiff'), tiff('more.tiff')]],
  ])('refuses a cheque: %s', async (_what, files) => {
    const token = await on.token('9000000203');
    await verifyAccount(on, token);
    expect((await uploadChequeOf(on, token, files))['code']).toBe('051');
    expect((await confirm(token))['code']).toBe('020');
  });

  test('answers that a rejected cheque could not be read', async () => {
    const token = await on.token('9000000203');
    await verifyAccount(on, token);
    expect(await uploadChequeOf(on, token, [png('reject.png')])).toMatchObject({
      messageText: 'Cheque image could not be read',
    });
  });

  test('refuses the cheque of an account that is not the verified account', async () => {
    const token = await on.token('9000000203');
    await verifyAccount(on, token);
    const cheque = [png('cheque.png')];
    expect((await uploadChequeOf(on, token, cheque, '123456789'))['code']).toBe('051');
    expect((await uploadChequeOf(on, token, cheque, '100000000001', 'COAS0000001'))['code']).toBe('051');
    expect((await uploadChequeOf(on, token, cheque, '100000000001', 'sbox0000001'))['code']).toBe('000');
  });

  test('answers late for a slow cheque', async () => {
    const token = await on.token('9000000203');
    await verifyAccount(on, token);
    expect((await uploadChequeOf(on, token, [png('slow.png')]))['code']).toBe('000');
    expect(on.waits).toEqual([10_000]);
  });

  test('100000000005 is verified and then rejected by the bank', async () => {
    const token = await on.token('9000000203');
    await verifyAccount(on, token, typedAccount('100000000005'));
    await uploadChequeOf(on, token, [png('cheque.png')], '100000000005');
    expect((await confirm(token))['code']).toBe('071');
    expect(await stageInfo(on, token, 'bank')).toMatchObject({ is_verified: false, login_stage: 'bank' });
  });
});
