import { describe, expect, test } from 'vitest';
import { benchPerTest } from '../../testing/bench.ts';
import { parseAnswer } from '../../testing/contract.ts';
import {
  createAccountForm,
  readFormAnswer,
  verifyStage,
  type FormPart,
  pngFile,
  sendForm,
  readStageInfo,
  tiffFile,
  uploadAadhaar,
  uploadCheque,
  uploadPan,
  verifyAccount,
} from '../../testing/documents.ts';
import { textField } from '../../testing/journeys.ts';
import {
  uploadNewProof,
  saveAddress,
  saveIncome,
  saveNominee,
  submitPhoto,
  uploadProof,
  completeStepsBeforePhoto,
} from '../../testing/personal.ts';

const on = benchPerTest();

describe('the onboarding answers by the contract', () => {
  test.each(['pan', 'aadhaar', 'bank', 'personal', 'esignkyc'])(
    'getStageInfo of %s, open and finished',
    async (stage) => {
      const open = { pan: '9000000201', aadhaar: '9000000202', bank: '9000000203', personal: '9000000204' };
      const mobile = (open as Readonly<Record<string, string>>)[stage] ?? '9000000207';
      const readPage = parseAnswer('getStageInfo', await readStageInfo(on, await on.token(mobile), stage));
      expect(readPage).toMatchObject({ is_verified: false, is_verify_enabled: true });
      const done = parseAnswer('getStageInfo', await readStageInfo(on, await on.token('9000000100'), stage));
      expect(done).toMatchObject({ is_verified: true, is_verify_enabled: false });
    },
  );

  test('verifyIdProof and verifyStage of both cards', async () => {
    const pan = await on.token('9000000201');
    parseAnswer('verifyIdProof', await uploadPan(on, pan, pngFile('pan.png')));
    const panBody = { verify_stage: 'pan', valid_pan_invalid_dob: false, pan_dob: '' };
    parseAnswer('verifyStage', await verifyStage(on, pan, panBody));
    parseAnswer('verifyIdProof', await uploadAadhaar(on, pan, [pngFile('front.png'), pngFile('back.png')]));
    parseAnswer('verifyStage', await verifyStage(on, pan, { verify_stage: 'aadhaar' }));
  });

  test('verifyBankAccount, uploadCheque and verifyStage of the bank', async () => {
    const token = await on.token('9000000203');
    parseAnswer('verifyBankAccount', await verifyAccount(on, token));
    parseAnswer('uploadCheque', await uploadCheque(on, token, [pngFile('cheque.png'), tiffFile('cheque.tiff')]));
    parseAnswer('verifyStage', await verifyStage(on, token, { verify_stage: 'bank' }));
  });

  test('saveBankAccount', async () => {
    const token = await on.token('9000000103');
    parseAnswer('verifyBankAccount', await verifyAccount(on, token));
    const parts = createAccountForm('100000000001', 'add');
    parseAnswer('saveBankAccount', await readFormAnswer(on, '/validation/bankaccount/add', parts, { token }));
  });

  test('updatePersonalInfo, uploadNominee and verifyPersonal', async () => {
    const token = await on.token('9000000204');
    parseAnswer('updatePersonalInfo', await saveAddress(on, token));
    parseAnswer('updatePersonalInfo', await saveIncome(on, token));
    parseAnswer('uploadNominee', await uploadProof(on, token, pngFile('proof.png')));
    const saved = await saveNominee(on, token, { attachment_id: await uploadNewProof(on, token) });
    expect(textField(parseAnswer('updatePersonalInfo', saved), 'twofactor_id')).toMatch(/^[\w-]{1,64}$/);
    const other = await on.token('9000000205');
    await completeStepsBeforePhoto(on, other);
    parseAnswer('verifyPersonal', await submitPhoto(on, other));
  });

  test.each(['9000000201', '9000000204', '9000000207', '9000000214'])(
    'the page of %s can be parsed with loose types, and with foreign images',
    async (mobile) => {
      const token = await on.token(mobile);
      const { login_stage } = await readStageInfo(on, token, 'pan');
      const page = () => readStageInfo(on, token, textField({ login_stage }, 'login_stage'));
      const before = await page();
      await on.control('/faults', { operation: 'getStageInfo', kind: 'partial' });
      const loose = parseAnswer('getStageInfo', await page());
      expect(loose).toMatchObject(parseAnswer('getStageInfo', before));
      await on.control('/faults', { operation: 'getStageInfo', kind: 'badUrl' });
      const text = JSON.stringify(parseAnswer('getStageInfo', await page()));
      expect(text).not.toContain('data:image');
      expect(text.includes('https://evil.example')).toBe(JSON.stringify(before).includes('data:image'));
    },
  );

  test('createClientCode, uploadElogPhoto and the documents of a client', async () => {
    const token = textField(await on.control('/token', { email: 'operator@staff.example' }), 'token_id');
    const postStage = (path: string, stage_name: string, customer_id: string, method: 'POST' | 'PUT') =>
      on.ask(path, { customer_id, is_backoffice: true, stage_name }, { token, method });
    for (const id of ['CUST00000001', 'CUST00000008']) {
      parseAnswer('getStageInfo', await postStage('/master/stageinfo', 'esignkyc', id, 'POST'));
    }
    parseAnswer(
      'createClientCode',
      await postStage('/master/client/create', 'create client code', 'CUST00000001', 'PUT'),
    );
    parseAnswer(
      'uploadElogPhoto',
      await postStage('/master/client/upload/photograph', 'elog photo upload', 'CUST00000004', 'PUT'),
    );
  });
});

const file = pngFile('a.png');
const forms: readonly (readonly [string, 'POST' | 'PUT', Readonly<Record<string, FormPart>>])[] = [
  ['/validation/verifyidproof', 'PUT', { id_type: 'pan', upload_pan: file }],
  ['/validation/verifyid', 'PUT', { upload_addbank: file }],
  ['/validation/personal', 'PUT', { upload_file: file }],
  ['/validation/nominee/upload', 'POST', { file }],
  ['/validation/bankaccount/add', 'PUT', { request_mode: 'add', upload_addbank: file }],
  ['/validation/bankaccount/save', 'POST', { request_mode: 'save', upload_addbank: file }],
];
const bodies: readonly (readonly [string, 'POST' | 'PUT', object])[] = [
  ['/master/stageinfo', 'POST', { stage_name: 'pan' }],
  ['/validation/verifystage', 'PUT', { verify_stage: 'pan' }],
  ['/validation/verifystage', 'POST', { verify_stage: 'esignkyc' }],
  ['/validation/personal/update', 'POST', { update_attribute: 'address' }],
  ['/validation/bankaccount', 'POST', {}],
];

describe('the onboarding refuses', () => {
  const signInStaff = async () =>
    textField(await on.control('/token', { email: 'operator@staff.example' }), 'token_id');

  test.each(forms)('%s by %s: no session, a step of the sign-up, staff', async (path, method, parts) => {
    const answerCodeFor = async (token: string) => {
      const response = await sendForm(on, path, parts, { token, method });
      return ((await response.json()) as { code: string }).code;
    };
    expect(await answerCodeFor('unknown')).toBe('003');
    expect(await answerCodeFor(await on.token('9000000209'))).toBe('003');
    expect(await answerCodeFor(await signInStaff())).toBe('005');
    expect(await answerCodeFor(await on.token('9000000201'))).toBe('051');
  });

  test.each(bodies)('%s by %s: no session, a step of the sign-up', async (path, method, body) => {
    for (const token of ['unknown', await on.token('9000000210')]) {
      expect(await on.ask(path, body, { token, method })).toMatchObject({
        code: '003',
        erase_token_id: true,
        navigateScreen: 'signin',
      });
    }
  });

  test.each(bodies.filter(([path]) => path !== '/master/stageinfo'))('%s by %s: staff', async (path, method, body) => {
    expect((await on.ask(path, body, { token: await signInStaff(), method }))['code']).toBe('005');
  });
});
