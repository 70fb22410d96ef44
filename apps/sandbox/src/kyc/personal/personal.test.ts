import { describe, expect, test } from 'vitest';
import { type Fields } from '../../kit/json.ts';
import { benchPerTest } from '../../testing/bench.ts';
import {
  pictureDataAddress,
  fakePngFile,
  hugePngFile,
  jpegFile,
  pngFile,
  readStageInfo,
  tiffFile,
} from '../../testing/documents.ts';
import { textField, requestTwoFactorId } from '../../testing/journeys.ts';
import {
  validAddress,
  confirmNominee,
  uploadNewProof,
  saveAddress,
  saveIncome,
  saveNominee,
  submitPhoto,
  completeStepsBeforePhoto,
} from '../../testing/personal.ts';

const on = benchPerTest();

const lettersOf = (count: number) => 'a'.repeat(count);

describe('the address', () => {
  test('is saved and returned', async () => {
    const token = await on.token('9000000204');
    expect((await saveAddress(on, token, { city: 'Pune' }))['code']).toBe('000');
    expect(await readStageInfo(on, token, 'personal')).toMatchObject({
      personal_information: { address_information: { city: 'Pune', pincode: '400050' } },
    });
  });

  test.each<[Fields, string]>([
    [{ address: lettersOf(130) }, '000'],
    [{ address: lettersOf(131) }, '051'],
    [{ address: '' }, '051'],
    [{ city: lettersOf(25) }, '000'],
    [{ city: lettersOf(26) }, '051'],
    [{ city: 'ab' }, '051'],
    [{ city: 'Mumbai 1' }, '051'],
    [{ state: lettersOf(26) }, '051'],
    [{ state: 'ab' }, '051'],
    [{ pincode: '12345678' }, '000'],
    [{ pincode: '123456789' }, '051'],
    [{ pincode: '12' }, '051'],
    [{ pincode: 'abc' }, '051'],
    [{ locality_or_post_office: '' }, '000'],
    [{ locality_or_post_office: lettersOf(26) }, '051'],
    [{ district_or_city: 'a-b' }, '051'],
  ])('%j answers %s', async (rest, code) => {
    expect((await saveAddress(on, await on.token('9000000204'), rest))['code']).toBe(code);
  });

  test('is saved with the marital status when the whole state is posted', async () => {
    const token = await on.token('9000000206');
    await saveAddress(on, token, {}, { marital_status: 's' });
    expect(await readStageInfo(on, token, 'personal')).toMatchObject({ personal_information: { marital_status: 's' } });
  });

  test('is saved with the contact e-mail, which an address without an e-mail and the sign-in do not change', async () => {
    const token = await on.token('9000000206');
    expect(await saveAddress(on, token, {}, { email: 'Asha@Home.example' })).toMatchObject({ code: '000' });
    await saveAddress(on, token, { city: 'Pune' });
    expect(await readStageInfo(on, token, 'personal')).toMatchObject({
      login_email: 'i206@sandbox.example',
      personal_information: { email: 'asha@home.example', address_information: { ...validAddress, city: 'Pune' } },
    });
    expect((await saveAddress(on, token, {}, { email: 'nobody' }))['code']).toBe('051');
  });

  test.each([
    ['9000000203', 'bankVerification'],
    ['9000000100', 'portfolio'],
  ])('of %s cannot be changed', async (mobile, navigateScreen) => {
    expect(await saveAddress(on, await on.token(mobile))).toMatchObject({ code: '020', navigateScreen });
  });
});

describe('the income', () => {
  test('is saved after the address, and returned', async () => {
    const token = await on.token('9000000204');
    expect(await saveIncome(on, token)).toMatchObject({ code: '020', messageText: 'Save your address first.' });
    await saveAddress(on, token);
    expect((await saveIncome(on, token))['code']).toBe('000');
    expect(await readStageInfo(on, token, 'personal')).toMatchObject({
      personal_information: { occupation: 'occ02', is_political_foreign: true, is_political_india: false },
    });
  });

  test.each([
    { occupation: '' },
    { source_of_wealth: 'Salary' },
    { annual_income: 'inc99' },
    { is_political_india: 'maybe' },
  ])('%j answers 051', async (rest) => {
    const token = await on.token('9000000204');
    await saveAddress(on, token);
    expect((await saveIncome(on, token, rest))['code']).toBe('051');
  });
});

describe('confirming the nominee of the personal stage', () => {
  const saveUnconfirmedNominee = async (mobile = '9000000204') => {
    const token = await on.token(mobile);
    await saveAddress(on, token);
    await saveIncome(on, token);
    return { token, answer: await saveNominee(on, token, { attachment_id: await uploadNewProof(on, token) }) };
  };

  test('uses the id that the save answers, with a code to each address', async () => {
    const { token, answer } = await saveUnconfirmedNominee();
    const sent = (await on.list('/outbox')).map(({ to, kind }) => [to, kind]);
    expect(sent).toEqual([
      ['i204@sandbox.example', 'two-factor e-mail code'],
      ['9000000204', 'two-factor mobile code'],
    ]);
    expect(await confirmNominee(on, token, textField(answer, 'twofactor_id'))).toMatchObject({
      code: '000',
      result: { is_bse_nominee_verified: true },
    });
    expect(await readStageInfo(on, token, 'personal')).toMatchObject({ is_bse_nominee_verified: true });
  });

  test('works without the id while the switch omits it: the client requests the codes', async () => {
    await on.control('/switches', { nomineeTwoFactorId: 'absent' });
    const { token, answer } = await saveUnconfirmedNominee();
    expect(answer['code']).toBe('000');
    expect(answer['twofactor_id']).toBeUndefined();
    expect(await on.list('/outbox')).toEqual([]);
    const id = await requestTwoFactorId(on, token, 'nominee update');
    expect((await confirmNominee(on, token, id))['code']).toBe('000');
  });

  test('sends no codes when a nominee is saved too often in 15 minutes', async () => {
    const { token } = await saveUnconfirmedNominee();
    let last: Fields = {};
    for (let count = 0; count < 5; count += 1) {
      last = await saveNominee(on, token, { attachment_id: await uploadNewProof(on, token) });
    }
    expect(last['code']).toBe('000');
    expect(last['twofactor_id']).toBeUndefined();
  });

  test.each([
    [['111111', '654321'], '031'],
    [['123456', '111111'], '031'],
    [['000000', '654321'], '032'],
    [['999999', '654321'], '033'],
  ])('the codes %j answer %s', async ([mobile_otp, email_otp], code) => {
    const { token, answer } = await saveUnconfirmedNominee();
    const codes = { mobile_otp, email_otp, twofactor_token_id: answer['twofactor_id'] };
    const refused = await on.ask('/validation/nominee/2factor', { two_factor_authentication: codes }, { token });
    expect(refused['code']).toBe(code);
    expect(await readStageInfo(on, token, 'personal')).toMatchObject({ is_bse_nominee_verified: false });
  });

  test('requires no codes for a confirmed nominee', async () => {
    const token = await on.token('9000000206');
    expect(await confirmNominee(on, token, 'nothing')).toMatchObject({
      code: '000',
      result: { is_bse_nominee_verified: true },
    });
  });

  test('is refused without a nominee, and no code is sent', async () => {
    const token = await on.token('9000000204');
    expect((await confirmNominee(on, token, 'nothing'))['code']).toBe('020');
    expect(await requestTwoFactorId(on, token, 'nominee update')).toBe('');
  });
});

describe('the photograph', () => {
  test('finishes the personal stage and opens the e-sign', async () => {
    const token = await on.token('9811111111', '9000000204');
    await completeStepsBeforePhoto(on, token);
    expect(await submitPhoto(on, token)).toMatchObject({
      code: '000',
      is_verified: true,
      personal_stage_verified: true,
      navigateScreen: 'esignkycVerification',
    });
    const answer = await readStageInfo(on, token, 'esignkyc');
    expect(answer).toMatchObject({
      is_verify_enabled: true,
      digio_esign_parameters: { digio_email: 'i9811111111@sandbox.example' },
      id_information: { general_attachment_list: [pictureDataAddress('jpeg')] },
    });
    expect(JSON.stringify(answer['digio_esign_parameters'])).toMatch(/"digio_id":"DID_\w{24}"/);
  });

  test('is accepted for 9000000212 without finishing the stage', async () => {
    const token = await on.token('9000000212');
    await completeStepsBeforePhoto(on, token);
    const answer = await submitPhoto(on, token);
    expect(answer).toMatchObject({ code: '000', messageText: 'Your photograph was received. It is being checked.' });
    expect(answer['personal_stage_verified']).toBeUndefined();
    expect(answer['navigateScreen']).toBeUndefined();
    expect(await readStageInfo(on, token, 'personal')).toMatchObject({ is_verified: false, login_stage: 'esignkyc' });
    expect(await readStageInfo(on, token, 'esignkyc')).toMatchObject({ code: '000', is_verify_enabled: true });
    expect((await saveIncome(on, token))['code']).toBe('000');
  });

  test('is refused while a step is missing', async () => {
    const token = await on.token('9000000204');
    const messageTextOfUpload = async () => {
      const answer = await submitPhoto(on, token);
      return [answer['code'], answer['messageText']];
    };
    expect(await messageTextOfUpload()).toEqual(['020', 'Save your address first.']);
    await saveAddress(on, token);
    expect(await messageTextOfUpload()).toEqual(['020', 'Save your income details first.']);
    await saveIncome(on, token);
    expect(await messageTextOfUpload()).toEqual(['020', 'Verify your nominee first.']);
    await saveNominee(on, token, { attachment_id: await uploadNewProof(on, token) });
    expect(await messageTextOfUpload()).toEqual(['020', 'Verify your nominee first.']);
  });

  test('is refused before and after its stage', async () => {
    expect(await submitPhoto(on, await on.token('9000000203'))).toMatchObject({
      code: '020',
      navigateScreen: 'bankVerification',
    });
    expect(await submitPhoto(on, await on.token('9000000207'))).toMatchObject({
      code: '020',
      navigateScreen: 'esignkycVerification',
    });
  });

  test.each<[string, readonly File[]]>([
    ['without its TIFF copy', [jpegFile('photo.jpeg')]],
    ['with a copy of another kind', [jpegFile('photo.jpeg'), pngFile('copy.png')]],
    ['with bytes that are no image', [fakePngFile('photo.png'), tiffFile('photo.tiff')]],
    ['of more than 5 MiB', [hugePngFile('photo.png'), tiffFile('photo.tiff')]],
  ])('is refused %s', async (_what, files) => {
    const token = await on.token('9000000204');
    await completeStepsBeforePhoto(on, token);
    expect((await submitPhoto(on, token, files))['code']).toBe('051');
    expect(await readStageInfo(on, token, 'personal')).toMatchObject({ is_verified: false });
  });

  test('does not match while the switch faceMatch is set to fail', async () => {
    await on.control('/switches', { faceMatch: 'fail' });
    const token = await on.token('9000000204');
    await completeStepsBeforePhoto(on, token);
    expect((await submitPhoto(on, token))['code']).toBe('071');
    await on.control('/switches', { faceMatch: 'pass' });
    expect((await submitPhoto(on, token))['code']).toBe('000');
  });
});
