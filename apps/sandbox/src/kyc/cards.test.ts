import { describe, expect, test } from 'vitest';
import { isFields } from '../kit/json.ts';
import { benchOfEach } from '../testing/bench.ts';
import {
  addressOf,
  askForm,
  fakePng,
  finishStage,
  hugePng,
  jpeg,
  png,
  sendForm,
  stageInfo,
  tiff,
  uploadAadhaar,
  uploadPan,
} from '../testing/documents.ts';

const on = benchOfEach();

const readOf = (answer: unknown) =>
  isFields(answer) && isFields(answer['id_information']) ? answer['id_information'] : {};

describe('a PAN card', () => {
  const settle = (token: string, pan_dob = '') =>
    finishStage(on, token, { verify_stage: 'pan', valid_pan_invalid_dob: pan_dob !== '', pan_dob });

  test('is read, stored as an image, and can then be confirmed', async () => {
    const token = await on.token('9811111111', '9000000201');
    const answer = await uploadPan(on, token, jpeg('My Card.JPG'));
    expect(answer).toMatchObject({ code: '000', is_verified: false, is_confirm_chk_enabled: true });
    expect(readOf(answer)).toMatchObject({
      is_dob_valid: true,
      pan: [
        { attribute: 'Name', text: 'Kyc Person 201' },
        { attribute: 'PAN', text: 'ABCPF0201K' },
        { attribute: 'Date of birth', text: '05/11/1990' },
      ],
      pan_attachment_list: [addressOf('jpeg')],
    });
    expect(await settle(token)).toMatchObject({
      code: '000',
      is_verified: true,
      navigateScreen: 'aadhaarVerification',
    });
    expect(await stageInfo(on, token, 'aadhaar')).toMatchObject({ code: '000', is_verify_enabled: true });
  });

  test('has to be uploaded before it is confirmed', async () => {
    expect((await settle(await on.token('9000000201')))['code']).toBe('020');
  });

  test.each(['pan-ABCDE1111F.png', 'scan of PAN-abcde2222f (1).png'])(
    'has the PAN that its file name contains: %s',
    async (name) => {
      const token = await on.token('9000000201');
      const number = /pan-(\w{10})/i.exec(name)?.[1]?.toUpperCase() ?? '';
      expect(JSON.stringify(readOf(await uploadPan(on, token, png(name)))['pan'])).toContain(number);
    },
  );

  test('replaces the card of an earlier upload', async () => {
    const token = await on.token('9000000201');
    await uploadPan(on, token, png('pan-ABCDE1111F.png'));
    const answer = await uploadPan(on, token, png('pan.png'));
    expect(readOf(answer)['pan_attachment_list']).toHaveLength(1);
    expect(JSON.stringify(answer)).not.toContain('ABCDE1111F');
  });

  describe('with a different date of birth', () => {
    const mismatched = async () => {
      const token = await on.token('9000000201');
      expect(readOf(await uploadPan(on, token, png('DOB-Mismatch.png')))['is_dob_valid']).toBe(false);
      return token;
    };

    test('is not confirmed without a date of birth', async () => {
      expect((await settle(await mismatched()))['code']).toBe('051');
    });

    test.each([
      ['31/02/1990', '051'],
      ['29/02/2005', '051'],
      ['21/11/2008', '051'],
      ['20/11/2008', '000'],
      ['20/11/1935', '051'],
      ['21/11/1935', '000'],
      ['1990', '051'],
      ['29/02/2004', '000'],
    ])('with the day %s on 20/11/2026 answers %s', async (day, code) => {
      const token = await mismatched();
      expect((await settle(token, day))['code']).toBe(code);
      const { login_stage } = await stageInfo(on, token, 'pan');
      expect(login_stage).toBe(code === '000' ? 'aadhaar' : 'pan');
    });

    test('has the chosen day after its confirmation', async () => {
      const token = await mismatched();
      await settle(token, '29/02/2004');
      expect(JSON.stringify(await stageInfo(on, token, 'pan'))).toContain('29/02/2004');
    });
  });

  test.each<[string, File]>([
    ['unreadable', png('Unreadable.png')],
    ['no image', fakePng('card.png')],
    ['another type', tiff('card.tiff')],
    ['too large', hugePng('card.png')],
  ])('is refused when it is %s, and nothing was read', async (_what, file) => {
    const token = await on.token('9000000201');
    expect((await uploadPan(on, token, file))['code']).toBe('051');
    expect(await stageInfo(on, token, 'pan')).toMatchObject({ is_confirm_chk_enabled: false });
  });

  test('can be uploaded again by the persona with permission, without a change of stage', async () => {
    const token = await on.token('9000000208');
    expect((await uploadPan(on, token, png('pan-ABCDE2222F.png')))['code']).toBe('000');
    expect(await settle(token)).toMatchObject({ code: '000', is_verified: true, login_stage: 'aadhaar' });
    const other = await on.token('9000000202');
    expect(await uploadPan(on, other, png('pan.png'))).toMatchObject({
      code: '020',
      navigateScreen: 'aadhaarVerification',
    });
  });
});

describe('an Aadhaar card', () => {
  const both = [png('front.png'), jpeg('back.jpg')];

  test('is read from its two sides and opens the bank stage', async () => {
    const token = await on.token('9000000202');
    const answer = await uploadAadhaar(on, token, both);
    expect(answer).toMatchObject({ code: '000', is_confirm_chk_enabled: true });
    expect(readOf(answer)['aadhaar_attachment_list']).toEqual([addressOf('png'), addressOf('jpeg')]);
    expect(JSON.stringify(readOf(answer)['aadhaar'])).toMatch(/XXXX XXXX \d{4}/);
    expect(await finishStage(on, token, { verify_stage: 'aadhaar' })).toMatchObject({
      code: '000',
      is_verified: true,
      navigateScreen: 'bankVerification',
    });
  });

  test('has to be uploaded before it is confirmed', async () => {
    const token = await on.token('9000000202');
    expect((await finishStage(on, token, { verify_stage: 'aadhaar' }))['code']).toBe('020');
  });

  test.each<[readonly File[], object]>([
    [[png('front-missing.png'), png('b.png')], { state_parameters: { missing_side: 'front' } }],
    [[png('a.png'), png('Back-Missing.png')], { state_parameters: { missing_side: 'back' } }],
    [[png('a.png')], { state_parameters: { missing_side: 'back' } }],
    [[png('msg5.png'), png('b.png')], { messageText: 'short' }],
    [[png('a.png'), png('msg6.png')], { messageText: 'longer' }],
    [[png('a.png'), png('unreadable.png')], {}],
    [[png('a.png'), fakePng('b.png')], {}],
    [[png('a.png'), png('b.png'), png('c.png')], {}],
  ])('is refused with the reason', async (files, expected) => {
    const token = await on.token('9000000202');
    expect(await uploadAadhaar(on, token, files)).toMatchObject({ code: '051', ...expected });
    expect(await stageInfo(on, token, 'aadhaar')).toMatchObject({ is_confirm_chk_enabled: false });
  });
});

describe('a malformed body', () => {
  const labels = { id_type: 'pan', folder_name: 'pan', attachment_category: 'pan' };

  test('answers 051 without its file, with text instead of the file, or with an unknown id_type', async () => {
    const token = await on.token('9000000201');
    const ask = async (parts: Parameters<typeof askForm>[2]) =>
      (await askForm(on, '/validation/verifyidproof', parts, { token }))['code'];
    expect(await ask(labels)).toBe('051');
    expect(await ask({ ...labels, upload_pan: 'text' })).toBe('051');
    expect(await ask({ ...labels, id_type: 'passport', upload_pan: png('a.png') })).toBe('051');
  });

  test('answers 415 as JSON and 405 for another method', async () => {
    const token = await on.token('9000000201');
    const asJson = await on.response('/validation/verifyidproof', labels, { token, method: 'PUT' });
    const byPost = await sendForm(on, '/validation/verifyidproof', labels, { token, method: 'POST' });
    expect([asJson.status, byPost.status]).toEqual([415, 405]);
  });
});
