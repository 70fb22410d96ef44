import { describe, expect, test } from 'vitest';
import { benchPerTest } from '../../testing/bench.ts';
import {
  pictureDataAddress,
  readFormAnswer,
  fakePngFile,
  fakeTiffFile,
  verifyStage,
  untypedTiffFile,
  hugePngFile,
  pngFile,
  readStageInfo,
  tiffFile,
  createAccountInput,
  uploadCheque,
  verifyAccount,
} from '../../testing/documents.ts';

const on = benchPerTest();

const moveClockByMinutes = (count: number) => on.control('/clock', { advance_seconds: count * 60 });

describe('the bank stage', () => {
  const confirmBankStage = (token: string) => verifyStage(on, token, { verify_stage: 'bank' });

  test('consists of verification, cheque and confirmation, and opens the personal stage', async () => {
    const token = await on.token('9000000203');
    await verifyAccount(on, token);
    const cheque = await uploadCheque(on, token, [pngFile('cheque.png'), tiffFile('cheque.tiff')]);
    expect(cheque).toMatchObject({
      code: '000',
      is_confirm_chk_enabled: true,
      bank_info: {
        account_number: '100000000001',
        ifsc_code: 'SBOX0000001',
        account_type: 'Savings',
        bank_name: 'Sandbox Bank',
      },
      id_information: { bank_attachment_list: [pictureDataAddress('png')] },
    });
    expect(await confirmBankStage(token)).toMatchObject({
      code: '000',
      is_verified: true,
      bank_stage_verified: true,
      navigateScreen: 'personalVerification',
    });
    expect(await readStageInfo(on, token, 'bank')).toMatchObject({ bank_info: { account_number: '100000000001' } });
    const rows = await on.db.selectFrom('bank_accounts').selectAll().where('account_no', '=', '100000000001').execute();
    expect(rows).toMatchObject([{ is_primary: 1, ifsc: 'SBOX0000001', holder_name: 'Kyc Person 203' }]);
  });

  test('accepts the cheque together with the confirmation', async () => {
    const token = await on.token('9000000203');
    await verifyAccount(on, token);
    const parts = { verify_stage: 'bank', upload_addbank: [pngFile('cheque.png'), tiffFile('cheque.tiff')] };
    expect(await readFormAnswer(on, '/validation/verifystage', parts, { token })).toMatchObject({
      code: '000',
      is_verified: true,
    });
  });

  test('requires the verification before the cheque, and the cheque before the confirmation', async () => {
    const token = await on.token('9000000203');
    expect((await uploadCheque(on, token, [pngFile('cheque.png')]))['code']).toBe('020');
    expect((await confirmBankStage(token))['code']).toBe('020');
    await verifyAccount(on, token);
    expect(await confirmBankStage(token)).toMatchObject({ code: '020', messageText: 'Upload your cheque first.' });
  });

  test('discards a verification and its cheque after 15 minutes', async () => {
    const token = await on.token('9000000203');
    await verifyAccount(on, token);
    await uploadCheque(on, token, [pngFile('cheque.png')]);
    await moveClockByMinutes(14);
    await verifyAccount(on, token);
    await uploadCheque(on, token, [pngFile('cheque.png')]);
    await moveClockByMinutes(15);
    expect((await confirmBankStage(token))['code']).toBe('020');
    expect((await uploadCheque(on, token, [pngFile('cheque.png')]))['code']).toBe('020');
  });

  test('requires a new cheque after a new verification', async () => {
    const token = await on.token('9000000203');
    await verifyAccount(on, token);
    await uploadCheque(on, token, [pngFile('cheque.png')]);
    await verifyAccount(on, token, createAccountInput('123456789'));
    expect((await confirmBankStage(token))['code']).toBe('020');
  });

  test.each<[string, readonly File[]]>([
    ['reject', [pngFile('Reject.png')]],
    ['mismatch', [pngFile('a-mismatch.png')]],
    ['no image', [fakePngFile('cheque.png')]],
    ['too large', [hugePngFile('cheque.png')]],
    ['a copy that is not a TIFF', [pngFile('cheque.png'), fakeTiffFile('cheque.tiff')]],
    ['a TIFF copy with another ending', [pngFile('cheque.png'), untypedTiffFile('copy.png')]],
    ['a PNG as the copy', [pngFile('cheque.png'), pngFile('copy.png')]],
    ['three files', [pngFile('cheque.png'), tiffFile('cheque.tiff'), tiffFile('more.tiff')]],
  ])('refuses a cheque: %s', async (_what, files) => {
    const token = await on.token('9000000203');
    await verifyAccount(on, token);
    expect((await uploadCheque(on, token, files))['code']).toBe('051');
    expect((await confirmBankStage(token))['code']).toBe('020');
  });

  test('answers that a rejected cheque could not be read', async () => {
    const token = await on.token('9000000203');
    await verifyAccount(on, token);
    expect(await uploadCheque(on, token, [pngFile('reject.png')])).toMatchObject({
      messageText: 'Cheque image could not be read',
    });
  });

  test('refuses the cheque of an account that is not the verified account', async () => {
    const token = await on.token('9000000203');
    await verifyAccount(on, token);
    const cheque = [pngFile('cheque.png')];
    expect((await uploadCheque(on, token, cheque, '123456789'))['code']).toBe('051');
    expect((await uploadCheque(on, token, cheque, '100000000001', 'COAS0000001'))['code']).toBe('051');
    expect((await uploadCheque(on, token, cheque, '100000000001', 'sbox0000001'))['code']).toBe('000');
  });

  test('answers late for a slow cheque', async () => {
    const token = await on.token('9000000203');
    await verifyAccount(on, token);
    expect((await uploadCheque(on, token, [pngFile('slow.png')]))['code']).toBe('000');
    expect(on.waits).toEqual([10_000]);
  });

  test('100000000005 is verified and then rejected by the bank', async () => {
    const token = await on.token('9000000203');
    await verifyAccount(on, token, createAccountInput('100000000005'));
    await uploadCheque(on, token, [pngFile('cheque.png')], '100000000005');
    expect((await confirmBankStage(token))['code']).toBe('071');
    expect(await readStageInfo(on, token, 'bank')).toMatchObject({ is_verified: false, login_stage: 'bank' });
  });
});
