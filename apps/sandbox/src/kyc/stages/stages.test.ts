import { describe, expect, test } from 'vitest';
import { benchPerTest } from '../../testing/bench.ts';
import { verifyStage, readStageInfo, uploadAadhaar, pngFile } from '../../testing/documents.ts';

const on = benchPerTest();

const stages = ['pan', 'aadhaar', 'bank', 'personal', 'esignkyc'];
const screens = [
  'panVerification',
  'aadhaarVerification',
  'bankVerification',
  'personalVerification',
  'esignkycVerification',
];

describe('the stages of a customer', () => {
  test.each(['9000000201', '9000000202', '9000000203', '9000000204', '9000000207'])(
    'of persona %s are finished or open; a later stage answers 020 with the current screen',
    async (mobile) => {
      const token = await on.token(mobile);
      const current = ['9000000201', '9000000202', '9000000203', '9000000204', '9000000207'].indexOf(mobile);
      for (const [place, stage] of stages.entries()) {
        const answer = await readStageInfo(on, token, stage);
        if (place > current) {
          expect(answer).toMatchObject({ code: '020', navigateScreen: screens[current] });
          expect(answer['is_verify_enabled']).toBeUndefined();
        } else {
          const isFinished = place < current;
          expect(answer).toMatchObject({
            code: '000',
            is_verified: isFinished,
            is_stage_verified: isFinished,
            is_verify_enabled: !isFinished,
            is_verified_editable: false,
            login_stage: stages[current],
            login_mobile_number: mobile,
          });
        }
      }
    },
  );

  test('are all finished for a client who can invest, with the flags of both apps', async () => {
    const answer = await readStageInfo(on, await on.token('9000000100'), 'esignkyc');
    expect(answer).toMatchObject({
      is_verified: true,
      is_verify_enabled: false,
      bank_stage_verified: true,
      personal_stage_verified: true,
      esignkyc_stage_verified: true,
      is_kyc_verified: true,
      is_kyc_esign_verified: true,
      is_bse_client_code_approved: true,
      is_bse_nominee_verified: true,
      login_kyc_verified: true,
      login_esign_verified: true,
      login_bse_clientcode_verified: true,
      login_stage: 'esignkyc',
    });
    expect(answer['digio_esign_parameters']).toBeUndefined();
  });

  test('are complete with the client code, not with the signature', async () => {
    expect(await readStageInfo(on, await on.token('9000000111'), 'esignkyc')).toMatchObject({
      is_verified: true,
      esignkyc_stage_verified: false,
      is_bse_client_code_approved: false,
    });
  });

  test('permit a repeated PAN only for the persona with permission', async () => {
    expect(await readStageInfo(on, await on.token('9000000208'), 'pan')).toMatchObject({
      is_verified: true,
      is_verify_enabled: false,
      is_verified_editable: true,
    });
    expect(await readStageInfo(on, await on.token('9000000202'), 'pan')).toMatchObject({ is_verified_editable: false });
  });

  test('are named on the e-sign page where they can be repeated', async () => {
    const token = await on.token('9000000214');
    expect(await readStageInfo(on, token, 'esignkyc')).toMatchObject({ editable_stages: ['pan', 'aadhaar'] });
    for (const stage of ['pan', 'aadhaar'] as const)
      expect(await readStageInfo(on, token, stage)).toMatchObject({
        is_verified_editable: true,
        login_stage: 'esignkyc',
      });
    expect(await readStageInfo(on, await on.token('9000000207'), 'esignkyc')).toMatchObject({ editable_stages: [] });
  });

  test.each([
    ['pan', { verify_stage: 'pan', valid_pan_invalid_dob: false, pan_dob: '' }],
    ['aadhaar', { verify_stage: 'aadhaar' }],
    ['bank', { verify_stage: 'bank' }],
    ['esignkyc', { verify_stage: 'esignkyc', esign_response: { txn_id: 'ESN10000001' } }],
  ])('cannot be verified out of turn: %s answers 020', async (stage, body) => {
    if (stage !== 'pan') {
      const early = await on.token('9000000201');
      expect(await verifyStage(on, early, body)).toMatchObject({ code: '020', navigateScreen: 'panVerification' });
    }
    if (stage !== 'esignkyc') {
      expect(await verifyStage(on, await on.token('9000000100'), body)).toMatchObject({ code: '020' });
    }
  });

  test('refuse the card of another stage before it is read', async () => {
    const token = await on.token('9000000201');
    expect(await uploadAadhaar(on, token, [pngFile('front.png'), pngFile('back.png')])).toMatchObject({
      code: '020',
      navigateScreen: 'panVerification',
    });
  });

  test('the method of verifyStage follows the stage: POST for the signature, PUT for the others [ON-233]', async () => {
    const token = await on.token('9000000202');
    const ask = async (method: 'POST' | 'PUT', body: object) =>
      (await on.ask('/validation/verifystage', body, { token, method }))['code'];
    const signature = { verify_stage: 'esignkyc', esign_response: {} };
    expect(await ask('POST', { verify_stage: 'aadhaar' })).toBe('051');
    expect(await ask('PUT', signature)).toBe('051');
    expect(await ask('PUT', { verify_stage: 'aadhaar' })).toBe('020');
    expect(await ask('POST', signature)).toBe('020');
    const methods = (await on.list('/log')).map(({ operation, method, code }) => [operation, method, code]);
    expect(methods.slice(0, 2)).toEqual([
      ['verifyStage', 'POST', '020'],
      ['verifyStage', 'PUT', '020'],
    ]);
  });

  test('answer 051 for an unknown stage', async () => {
    expect((await readStageInfo(on, await on.token('9000000201'), 'selfie'))['code']).toBe('051');
  });
});

describe('the pages of the stages', () => {
  test('contain the choices of bank and personal', async () => {
    const bank = await readStageInfo(on, await on.token('9000000203'), 'bank');
    expect(bank['master_list']).toMatchObject({
      bank_account_type: expect.arrayContaining([{ value: 'SB', label: 'Savings' }]) as unknown,
      bank_list: expect.arrayContaining([{ value: 'SBOX', label: 'Sandbox Bank' }]) as unknown,
    });
    const personal = await readStageInfo(on, await on.token('9000000205'), 'personal');
    expect(personal['master_list']).toMatchObject({
      source_wealth: expect.arrayContaining([{ value: 'src01', label: 'Salary' }]) as unknown,
      occupation_list: expect.arrayContaining([{ value: 'occ02', label: 'Service' }]) as unknown,
      income_range: expect.arrayContaining([{ value: 'inc33', label: '5 to 10 lakh' }]) as unknown,
    });
    expect(personal['personal_information']).toMatchObject({ marital_status: 's', do_birth: '05/11/1990', age: 36 });
  });

  test.each([
    ['9000000204', { marital_status: 'm', is_bse_nominee_verified: false }],
    ['9000000206', { is_bse_nominee_verified: true }],
  ])('contain the personal data of %s', async (mobile, expected) => {
    const answer = await readStageInfo(on, await on.token(mobile), 'personal');
    expect(answer).toMatchObject({ is_bse_nominee_verified: expected.is_bse_nominee_verified });
    expect(answer['personal_information']).toMatchObject(expected);
  });

  test('contain all six groups after the personal stage and on the e-sign page', async () => {
    const token = await on.token('9000000207');
    for (const stage of ['personal', 'esignkyc']) {
      const { id_information } = await readStageInfo(on, token, stage);
      expect(id_information).toMatchObject({
        pan: expect.arrayContaining([{ attribute: 'PAN', text: 'ABCPF0207K' }]) as unknown,
        aadhaar: expect.arrayContaining([{ attribute: 'Date of birth', text: '05/11/1990' }]) as unknown,
        bank: expect.arrayContaining([{ attribute: 'Account number', text: '501000000207' }]) as unknown,
        address: expect.arrayContaining([{ attribute: 'City', text: 'Mumbai' }]) as unknown,
        general: expect.arrayContaining([{ attribute: 'Occupation', text: 'Service' }]) as unknown,
        nominee: expect.arrayContaining([{ attribute: 'Proof of identity', text: 'PAN' }]) as unknown,
      });
      for (const [document, count] of Object.entries({ pan: 1, aadhaar: 2, bank: 1, nominee: 1 }))
        expect(id_information).toHaveProperty(`${document}_attachment_list.length`, count);
    }
  });

  test('contain only the last four digits of an Aadhaar number, and images only as data: addresses', async () => {
    const token = await on.token('9000000207');
    for (const stage of stages) {
      const text = JSON.stringify(await readStageInfo(on, token, stage));
      expect(text).not.toMatch(/\b\d{12}\b(?=.{0,40}aadhaar)/i);
      const numbers = [...text.matchAll(/"Aadhaar number","text":"([^"]*)"/g)].map(([, number]) => number);
      for (const number of numbers) expect(number).toMatch(/^XXXX XXXX \d{4}$/);
      const images = [...text.matchAll(/_attachment_list":\[([^\]]*)\]/g)].map(([, list]) => list);
      for (const list of images) expect(list).toMatch(/^("data:image\/png;base64,[\w+/=]+",?)*$/);
    }
  });

  test.each([
    ['9000000207', { digio_id: 'DID9000000207', digio_email: 'i207@sandbox.example' }, 'sandbox', undefined],
    ['9000000213', undefined, undefined, 'stage'],
    ['9000000214', { digio_id: 'DID9000000214' }, undefined, 'stage'],
  ])('contain the parameters of the e-sign widget of %s', async (mobile, parameters, environment, fallback) => {
    const answer = await readStageInfo(on, await on.token(mobile), 'esignkyc');
    const given = answer['digio_esign_parameters'];
    if (parameters === undefined) expect(given).toBeUndefined();
    else expect(given).toMatchObject(parameters);
    const configuration = given as { digio_configuration?: { environment?: string } } | undefined;
    expect(configuration?.digio_configuration?.environment).toBe(environment);
    expect((answer['config_digio'] as { environment?: string } | undefined)?.environment).toBe(fallback);
  });
});
