import { describe, expect, test } from 'vitest';
import { isFields } from '../../kit/json.ts';
import { benchPerTest } from '../../testing/bench.ts';
import {
  pictureDataAddress,
  readFormAnswer,
  fakePngFile,
  verifyStage,
  hugePngFile,
  jpegFile,
  pngFile,
  sendForm,
  readStageInfo,
  tiffFile,
  uploadAadhaar,
  uploadPan,
} from '../../testing/documents.ts';

const on = benchPerTest();

const readCardOf = (answer: unknown) =>
  isFields(answer) && isFields(answer['id_information']) ? answer['id_information'] : {};

describe('a PAN card', () => {
  const confirmPan = (token: string, pan_dob = '') =>
    verifyStage(on, token, { verify_stage: 'pan', valid_pan_invalid_dob: pan_dob !== '', pan_dob });

  test('is read, stored as an image, and can then be confirmed', async () => {
    const token = await on.token('9811111111', '9000000201');
    const answer = await uploadPan(on, token, jpegFile('My Card.JPG'));
    expect(answer).toMatchObject({ code: '000', is_verified: false, is_confirm_chk_enabled: true });
    expect(readCardOf(answer)).toMatchObject({
      is_dob_valid: true,
      pan: [
        { attribute: 'Name', text: 'Kyc Person 201' },
        { attribute: 'PAN', text: 'ABCPF0201K' },
        { attribute: 'Date of birth', text: '05/11/1990' },
      ],
      pan_attachment_list: [pictureDataAddress('jpeg')],
    });
    expect(await confirmPan(token)).toMatchObject({
      code: '000',
      is_verified: true,
      navigateScreen: 'aadhaarVerification',
    });
    expect(await readStageInfo(on, token, 'aadhaar')).toMatchObject({ code: '000', is_verify_enabled: true });
  });

  test('has to be uploaded before it is confirmed', async () => {
    expect((await confirmPan(await on.token('9000000201')))['code']).toBe('020');
  });

  test.each(['pan-ABCDE1111F.png', 'scan of PAN-abcde2222f (1).png'])(
    'has the PAN that its file name contains: %s',
    async (name) => {
      const token = await on.token('9000000201');
      const number = /pan-(\w{10})/i.exec(name)?.[1]?.toUpperCase() ?? '';
      expect(JSON.stringify(readCardOf(await uploadPan(on, token, pngFile(name)))['pan'])).toContain(number);
    },
  );

  test('replaces the card of an earlier upload', async () => {
    const token = await on.token('9000000201');
    await uploadPan(on, token, pngFile('pan-ABCDE1111F.png'));
    const answer = await uploadPan(on, token, pngFile('pan.png'));
    expect(readCardOf(answer)['pan_attachment_list']).toHaveLength(1);
    expect(JSON.stringify(answer)).not.toContain('ABCDE1111F');
  });

  describe('with a different date of birth', () => {
    const uploadMismatchedPan = async () => {
      const token = await on.token('9000000201');
      expect(readCardOf(await uploadPan(on, token, pngFile('DOB-Mismatch.png')))['is_dob_valid']).toBe(false);
      return token;
    };

    test('is not confirmed without a date of birth', async () => {
      expect((await confirmPan(await uploadMismatchedPan()))['code']).toBe('051');
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
      const token = await uploadMismatchedPan();
      expect((await confirmPan(token, day))['code']).toBe(code);
      const { login_stage } = await readStageInfo(on, token, 'pan');
      expect(login_stage).toBe(code === '000' ? 'aadhaar' : 'pan');
    });

    test('has the chosen day after its confirmation', async () => {
      const token = await uploadMismatchedPan();
      await confirmPan(token, '29/02/2004');
      expect(JSON.stringify(await readStageInfo(on, token, 'pan'))).toContain('29/02/2004');
    });
  });

  test.each<[string, File]>([
    ['unreadable', pngFile('Unreadable.png')],
    ['no image', fakePngFile('card.png')],
    ['another type', tiffFile('card.tiff')],
    ['too large', hugePngFile('card.png')],
  ])('is refused when it is %s, and nothing was read', async (_what, file) => {
    const token = await on.token('9000000201');
    expect((await uploadPan(on, token, file))['code']).toBe('051');
    expect(await readStageInfo(on, token, 'pan')).toMatchObject({ is_confirm_chk_enabled: false });
  });

  test('can be uploaded again by the persona with permission, without a change of stage', async () => {
    const token = await on.token('9000000208');
    expect((await uploadPan(on, token, pngFile('pan-ABCDE2222F.png')))['code']).toBe('000');
    expect(await confirmPan(token)).toMatchObject({ code: '000', is_verified: true, login_stage: 'aadhaar' });
    const other = await on.token('9000000202');
    expect(await uploadPan(on, other, pngFile('pan.png'))).toMatchObject({
      code: '020',
      navigateScreen: 'aadhaarVerification',
    });
  });
});

describe('an Aadhaar card', () => {
  const both = [pngFile('front.png'), jpegFile('back.jpg')];

  test('is read from its two sides and opens the bank stage', async () => {
    const token = await on.token('9000000202');
    const answer = await uploadAadhaar(on, token, both);
    expect(answer).toMatchObject({ code: '000', is_confirm_chk_enabled: true });
    expect(readCardOf(answer)['aadhaar_attachment_list']).toEqual([
      pictureDataAddress('png'),
      pictureDataAddress('jpeg'),
    ]);
    expect(JSON.stringify(readCardOf(answer)['aadhaar'])).toMatch(/XXXX XXXX \d{4}/);
    expect(await verifyStage(on, token, { verify_stage: 'aadhaar' })).toMatchObject({
      code: '000',
      is_verified: true,
      navigateScreen: 'bankVerification',
    });
  });

  test('has to be uploaded before it is confirmed', async () => {
    const token = await on.token('9000000202');
    expect((await verifyStage(on, token, { verify_stage: 'aadhaar' }))['code']).toBe('020');
  });

  test.each<[readonly File[], object]>([
    [[pngFile('front-missing.png'), pngFile('b.png')], { state_parameters: { missing_side: 'front' } }],
    [[pngFile('a.png'), pngFile('Back-Missing.png')], { state_parameters: { missing_side: 'back' } }],
    [[pngFile('a.png')], { state_parameters: { missing_side: 'back' } }],
    [[pngFile('msg5.png'), pngFile('b.png')], { messageText: 'short' }],
    [[pngFile('a.png'), pngFile('msg6.png')], { messageText: 'longer' }],
    [[pngFile('a.png'), pngFile('unreadable.png')], {}],
    [[pngFile('a.png'), fakePngFile('b.png')], {}],
    [[pngFile('a.png'), pngFile('b.png'), pngFile('c.png')], {}],
  ])('is refused with the reason', async (files, expected) => {
    const token = await on.token('9000000202');
    expect(await uploadAadhaar(on, token, files)).toMatchObject({ code: '051', ...expected });
    expect(await readStageInfo(on, token, 'aadhaar')).toMatchObject({ is_confirm_chk_enabled: false });
  });
});

describe('a malformed body', () => {
  const labels = { id_type: 'pan', folder_name: 'pan', attachment_category: 'pan' };

  test('answers 051 without its file, with text instead of the file, or with an unknown id_type', async () => {
    const token = await on.token('9000000201');
    const ask = async (parts: Parameters<typeof readFormAnswer>[2]) =>
      (await readFormAnswer(on, '/validation/verifyidproof', parts, { token }))['code'];
    expect(await ask(labels)).toBe('051');
    expect(await ask({ ...labels, upload_pan: 'text' })).toBe('051');
    expect(await ask({ ...labels, id_type: 'passport', upload_pan: pngFile('a.png') })).toBe('051');
  });

  test('answers 415 as JSON and 405 for another method', async () => {
    const token = await on.token('9000000201');
    const asJson = await on.response('/validation/verifyidproof', labels, { token, method: 'PUT' });
    const byPost = await sendForm(on, '/validation/verifyidproof', labels, { token, method: 'POST' });
    expect([asJson.status, byPost.status]).toEqual([415, 405]);
  });
});
