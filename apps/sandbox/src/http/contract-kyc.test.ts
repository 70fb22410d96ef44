import { describe, expect, test } from 'vitest';
import { benchOfEach } from '../testing/bench.ts';
import { readAs } from '../testing/contract.ts';
import {
  accountForm,
  askForm,
  finishStage,
  type Part,
  png,
  sendForm,
  stageInfo,
  tiff,
  uploadAadhaar,
  uploadChequeOf,
  uploadPan,
  verifyAccount,
} from '../testing/documents.ts';
import { textIn } from '../testing/journeys.ts';
import {
  newProof,
  saveAddress,
  saveIncome,
  saveNominee,
  submitPhoto,
  uploadProof,
  upToPhoto,
} from '../testing/personal.ts';

const on = benchOfEach();

describe('onboarding answers as the contract writes it', () => {
  test.each(['pan', 'aadhaar', 'bank', 'personal', 'esignkyc'])(
    'getStageInfo of %s, open and finished',
    async (stage) => {
      const open = { pan: '9000000201', aadhaar: '9000000202', bank: '9000000203', personal: '9000000204' };
      const mobile = (open as Readonly<Record<string, string>>)[stage] ?? '9000000207';
      const page = readAs('getStageInfo', await stageInfo(on, await on.token(mobile), stage));
      expect(page).toMatchObject({ is_verified: false, is_verify_enabled: true });
      const done = readAs('getStageInfo', await stageInfo(on, await on.token('9000000100'), stage));
      expect(done).toMatchObject({ is_verified: true, is_verify_enabled: false });
    },
  );

  test('verifyIdProof and verifyStage of both cards', async () => {
    const pan = await on.token('9000000201');
    readAs('verifyIdProof', await uploadPan(on, pan, png('pan.png')));
    const panBody = { verify_stage: 'pan', valid_pan_invalid_dob: false, pan_dob: '' };
    readAs('verifyStage', await finishStage(on, pan, panBody));
    readAs('verifyIdProof', await uploadAadhaar(on, pan, [png('front.png'), png('back.png')]));
    readAs('verifyStage', await finishStage(on, pan, { verify_stage: 'aadhaar' }));
  });

  test('verifyBankAccount, uploadCheque and verifyStage of the bank', async () => {
    const token = await on.token('9000000203');
    readAs('verifyBankAccount', await verifyAccount(on, token));
    readAs('uploadCheque', await uploadChequeOf(on, token, [png('cheque.png'), tiff('cheque.tiff')]));
    readAs('verifyStage', await finishStage(on, token, { verify_stage: 'bank' }));
  });

  test('saveBankAccount', async () => {
    const token = await on.token('9000000103');
    readAs('verifyBankAccount', await verifyAccount(on, token));
    const parts = accountForm('100000000001', 'add');
    readAs('saveBankAccount', await askForm(on, '/validation/bankaccount/add', parts, { token }));
  });

  test('updatePersonalInfo, uploadNominee and verifyPersonal', async () => {
    const token = await on.token('9000000204');
    readAs('updatePersonalInfo', await saveAddress(on, token));
    readAs('updatePersonalInfo', await saveIncome(on, token));
    readAs('uploadNominee', await uploadProof(on, token, png('proof.png')));
    const saved = await saveNominee(on, token, { attachment_id: await newProof(on, token) });
    expect(textIn(readAs('updatePersonalInfo', saved), 'twofactor_id')).toMatch(/^[\w-]{1,64}$/);
    const other = await on.token('9000000205');
    await upToPhoto(on, other);
    readAs('verifyPersonal', await submitPhoto(on, other));
  });

  test.each(['9000000201', '9000000204', '9000000207', '9000000214'])(
    'the page of %s can be read loosely typed, and with the images of a stranger',
    async (mobile) => {
      const token = await on.token(mobile);
      const { login_stage } = await stageInfo(on, token, 'pan');
      const page = () => stageInfo(on, token, textIn({ login_stage }, 'login_stage'));
      const before = await page();
      await on.control('/faults', { operation: 'getStageInfo', kind: 'partial' });
      const loose = readAs('getStageInfo', await page());
      expect(loose).toMatchObject(readAs('getStageInfo', before));
      await on.control('/faults', { operation: 'getStageInfo', kind: 'badUrl' });
      const text = JSON.stringify(readAs('getStageInfo', await page()));
      expect(text).not.toContain('data:image');
      expect(text.includes('https://evil.example')).toBe(JSON.stringify(before).includes('data:image'));
    },
  );

  test('createClientCode, uploadElogPhoto and the documents of a client', async () => {
    const token = textIn(await on.control('/token', { email: 'operator@staff.example' }), 'token_id');
    const ask = (path: string, stage_name: string, customer_id: string, method: 'POST' | 'PUT') =>
      on.ask(path, { customer_id, is_backoffice: true, stage_name }, { token, method });
    for (const id of ['CUST00000001', 'CUST00000008']) {
      readAs('getStageInfo', await ask('/master/stageinfo', 'esignkyc', id, 'POST'));
    }
    readAs('createClientCode', await ask('/master/client/create', 'create client code', 'CUST00000001', 'PUT'));
    readAs(
      'uploadElogPhoto',
      await ask('/master/client/upload/photograph', 'elog photo upload', 'CUST00000004', 'PUT'),
    );
  });
});

const file = png('a.png');
const forms: readonly (readonly [string, 'POST' | 'PUT', Readonly<Record<string, Part>>])[] = [
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

describe('the onboarding is closed', () => {
  const asStaff = async () => textIn(await on.control('/token', { email: 'operator@staff.example' }), 'token_id');

  test.each(forms)('%s by %s: no session, a step of the sign-up, staff', async (path, method, parts) => {
    const codeFor = async (token: string) => {
      const response = await sendForm(on, path, parts, { token, method });
      return ((await response.json()) as { code: string }).code;
    };
    expect(await codeFor('unknown')).toBe('003');
    expect(await codeFor(await on.token('9000000209'))).toBe('003');
    expect(await codeFor(await asStaff())).toBe('005');
    expect(await codeFor(await on.token('9000000201'))).toBe('051');
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
    expect((await on.ask(path, body, { token: await asStaff(), method }))['code']).toBe('005');
  });
});
