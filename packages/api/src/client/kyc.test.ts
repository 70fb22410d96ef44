import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { nomineeProofUpload, STAGE_NAMES, UPLOADS } from '../contract/index.ts';
import { kycOperations } from '../contract/schemas.ts';
import { personalInfo, stageInfo } from '../contract/fixtures/kyc.ts';
import { nominee } from '../contract/fixtures/people.ts';
import {
  receivedCalls,
  codes,
  expectedJsonCall,
  startAnsweringProvider,
  ok,
  receivedAt,
} from './testing/answering-provider.ts';
import { jsonResponder, startProviderServer } from './testing/provider-server.ts';
import { createTestSession } from './testing/test-session.ts';

const page = { ...ok, ...stageInfo };
const picture = (name: string, type = 'image/png') => new File([name], name, { type });
const tiff = picture('copy.tiff', 'image/tiff');

type ReceivedRequests = Awaited<ReturnType<typeof startAnsweringProvider>>['seen'];

/** Reads the received multipart call: the parts in order, a file as its name, type and content. */
async function receivedForm(seen: ReceivedRequests) {
  const [request] = seen;
  expect(request?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  const form = (await request?.form()) ?? new FormData();
  const parts = await Promise.all(
    [...form.entries()].map(async ([name, part]) =>
      typeof part === 'string' ? [name, part] : [name, [part.name, part.type, await part.text()]],
    ),
  );
  return { method: request?.method, path: request?.path, parts };
}
const filePart = ({ name, type }: File) => [name, type, name];
const labelParts = (labels: { id_type: string; folder_name: string; attachment_category: string }) =>
  Object.entries(labels);

describe('the stages', () => {
  test.each(STAGE_NAMES)('getStageInfo sends %s and reads the whole stage [ON-467]', async (stage_name) => {
    const { provider, seen } = await startAnsweringProvider(page);
    expect(await provider.getStageInfo({ stage_name })).toEqual({ kind: 'accepted', answer: page, receivedAt });
    expect(receivedCalls(seen)).toEqual([expectedJsonCall('POST', '/master/stageinfo', { stage_name })]);
  });

  test('verifyIdProof sends the PAN card in parts by PUT [ON-468]', async () => {
    const { provider, seen } = await startAnsweringProvider(page);
    const card = picture('pan.png');
    const outcome = await provider.verifyIdProof({ ...UPLOADS.pan, upload_pan: card });
    expect(outcome).toEqual({ kind: 'accepted', answer: page, receivedAt });
    expect(await receivedForm(seen)).toEqual({
      method: 'PUT',
      path: '/api/v1/validation/verifyidproof',
      parts: [...labelParts(UPLOADS.pan), ['upload_pan', filePart(card)]],
    });
  });

  test('verifyIdProof sends both sides of the Aadhaar card and their number [ON-468]', async () => {
    const { provider, seen } = await startAnsweringProvider(page);
    const sides = [picture('front.jpg', 'image/jpeg'), picture('back.png')] as const;
    await provider.verifyIdProof({ ...UPLOADS.aadhaar, upload_aadhaar: [...sides], no_of_attachment: 2 });
    const { method, parts } = await receivedForm(seen);
    expect([method, parts]).toEqual([
      'PUT',
      [
        ...labelParts(UPLOADS.aadhaar),
        ['upload_aadhaar', filePart(sides[0])],
        ['upload_aadhaar', filePart(sides[1])],
        ['no_of_attachment', '2'],
      ],
    ]);
  });

  test.each([
    { verify_stage: 'pan', valid_pan_invalid_dob: true, pan_dob: '05/11/1990' },
    { verify_stage: 'pan', valid_pan_invalid_dob: false, pan_dob: '' },
    { verify_stage: 'aadhaar' },
    { verify_stage: 'bank' },
  ] as const)('verifyStage sends $verify_stage as JSON by PUT [ON-233 ON-469]', async (request) => {
    const answer = { ...ok, state_parameters: { is_verified: true }, is_stage_verified: true };
    const { provider, seen } = await startAnsweringProvider(answer);
    expect(await provider.verifyStage(request)).toMatchObject({ kind: 'accepted', answer });
    expect(receivedCalls(seen)).toEqual([expectedJsonCall('PUT', '/validation/verifystage', request)]);
  });

  test('verifyStage sends the bank in parts by PUT if there is a cheque [ON-233 ON-469]', async () => {
    const { provider, seen } = await startAnsweringProvider(page);
    const cheque = picture('cheque.png');
    await provider.verifyStage({ verify_stage: 'bank', upload_addbank: [cheque, tiff] });
    expect(await receivedForm(seen)).toEqual({
      method: 'PUT',
      path: '/api/v1/validation/verifystage',
      parts: [
        ['verify_stage', 'bank'],
        ['upload_addbank', filePart(cheque)],
        ['upload_addbank', filePart(tiff)],
      ],
    });
  });

  test('verifyStage posts the signature with the answer of the widget [ON-233 ON-469]', async () => {
    const { provider, seen } = await startAnsweringProvider({ ...ok, state_parameters: stageInfo });
    const request = {
      verify_stage: 'esignkyc',
      esign_response: { txn_id: 'ESN10000001', message: 'Signed successfully' },
    } as const;
    const outcome = await provider.verifyStage(request);
    expect(outcome).toMatchObject({ kind: 'accepted', answer: { code: '000', state_parameters: stageInfo } });
    expect(receivedCalls(seen)).toEqual([expectedJsonCall('POST', '/validation/verifystage', request)]);
  });

  test('verifyIdProof reads the missing side from a refusal', async () => {
    const state_parameters = { missing_side: 'back' };
    const { provider } = await startAnsweringProvider({
      code: '051',
      messageText: 'One side is missing.',
      state_parameters,
    });
    const outcome = await provider.verifyIdProof({
      ...UPLOADS.aadhaar,
      upload_aadhaar: [picture('front.png')],
      no_of_attachment: 2,
    });
    expect(outcome).toMatchObject({ kind: 'refused', code: '051', answer: { state_parameters } });
  });

  test('uploadCheque sends the cheque, its copy and the typed account by PUT [ON-473]', async () => {
    const { provider, seen } = await startAnsweringProvider(page);
    const cheque = picture('cheque.png');
    const bank_info = {
      account_number: '100000000001',
      ifsc_code: 'SBOX0000001',
      account_type: 'SB',
      bank_name: 'SBOX',
    };
    const outcome = await provider.uploadCheque({
      ...UPLOADS.cheque,
      upload_addbank: [cheque, tiff],
      is_master_update_required: true,
      bank_info,
    });
    expect(outcome).toMatchObject({ kind: 'accepted', answer: { bank_info } });
    expect(await receivedForm(seen)).toEqual({
      method: 'PUT',
      path: '/api/v1/validation/verifyid',
      parts: [
        ...labelParts(UPLOADS.cheque),
        ['upload_addbank', filePart(cheque)],
        ['upload_addbank', filePart(tiff)],
        ['is_master_update_required', 'true'],
        ['bank_info', JSON.stringify(bank_info)],
      ],
    });
  });
});

describe('the personal stage', () => {
  test('verifyPersonal sends the photograph, its copy and the whole personal state by PUT [ON-470]', async () => {
    const { provider, seen } = await startAnsweringProvider({ ...page, navigateScreen: 'esignkycVerification' });
    const photo = picture('photo.jpeg', 'image/jpeg');
    const outcome = await provider.verifyPersonal({
      ...UPLOADS.photograph,
      verify_stage: 'personal',
      upload_file: [photo, tiff],
      personal_information: personalInfo,
    });
    expect(outcome).toMatchObject({
      answer: { navigateScreen: 'esignkycVerification', personal_stage_verified: false },
    });
    const { method, path, parts } = await receivedForm(seen);
    expect([method, path]).toEqual(['PUT', '/api/v1/validation/personal']);
    expect(parts).toEqual([
      ...labelParts(UPLOADS.photograph),
      ['verify_stage', 'personal'],
      ['upload_file', filePart(photo)],
      ['upload_file', filePart(tiff)],
      ['personal_information', JSON.stringify(personalInfo)],
    ]);
    const received = v.parse(kycOperations.verifyPersonal.request, {
      ...Object.fromEntries(parts as [string, unknown][]),
      upload_file: [photo, tiff],
    });
    expect(received.personal_information).toEqual(personalInfo);
  });

  test.each([
    { update_attribute: 'address', address_information: personalInfo.address_information },
    { ...personalInfo, update_attribute: 'income' },
    { ...personalInfo, update_attribute: 'nominee' },
  ] as const)('updatePersonalInfo posts the $update_attribute and reads twofactor_id [ON-471]', async (request) => {
    const answer = { ...ok, twofactor_id: 'two-1' };
    const { provider, seen } = await startAnsweringProvider(answer);
    expect(await provider.updatePersonalInfo(request)).toEqual({ kind: 'accepted', answer, receivedAt });
    expect(receivedCalls(seen)).toEqual([expectedJsonCall('POST', '/validation/personal/update', request)]);
  });

  test.each([
    ['front', nomineeProofUpload('voter_id', 'front')],
    ['back', nomineeProofUpload('aadhaar', 'back')],
    ['guardian', UPLOADS.guardianPan],
  ] as const)('uploadNominee posts the %s with its labels and reads the nominee', async (side, labels) => {
    const state_parameters = {
      nominee_information: {
        name: 'Ravi Rao',
        id_information: { id_type: labels.id_type, dob: '01/02/1980', nominee_is_minor: false },
        is_minor: false,
        is_validated: true,
        attachment_id: 'attachment-1',
        attachment_list: [],
      },
    };
    const { provider, seen } = await startAnsweringProvider({ ...ok, state_parameters });
    const file = picture(`${side}.png`);
    const outcome = await provider.uploadNominee({
      ...labels,
      file,
      imageName: file.name,
      imageType: file.type,
      nominee_information: nominee,
    });
    expect(outcome).toEqual({ kind: 'accepted', answer: { ...ok, state_parameters }, receivedAt });
    const { method, path, parts } = await receivedForm(seen);
    expect([method, path]).toEqual(['POST', '/api/v1/validation/nominee/upload']);
    expect(parts).toEqual([
      ...labelParts(labels),
      ['file', filePart(file)],
      ['imageName', file.name],
      ['imageType', file.type],
      ['nominee_information', JSON.stringify(nominee)],
    ]);
  });

  test('sendTwoFactorOtp requests the codes of a nominee by mobile and email [ON-474]', async () => {
    const answer = { ...ok, twofactor_id: 'two-1' };
    const { provider, seen } = await startAnsweringProvider(answer);
    const request = {
      login_role: 'customer',
      client_info: {
        two_factor_authentication: { mobile_otp: '', email_otp: '', twofactor_token_id: '' },
        request_action: 'nominee update',
        is_otp_email_required: true,
      },
    } as const;
    expect(await provider.sendTwoFactorOtp(request)).toEqual({ kind: 'accepted', answer, receivedAt });
    expect(receivedCalls(seen)).toEqual([expectedJsonCall('POST', '/user/2factor/sendotp', request)]);
  });

  test('validateNomineeTwoFactor posts both codes and reads the four flags [ON-475]', async () => {
    const answer = {
      ...ok,
      result: { is_bse_nominee_verified: true },
      is_order_checkout_allowed: true,
      is_bse_client_code_approved: false,
      order_checkout_validation_message: 'Your client code is awaiting approval',
    };
    const { provider, seen } = await startAnsweringProvider(answer);
    const request = { two_factor_authentication: { ...codes, email_otp: '654321' } };
    expect(await provider.validateNomineeTwoFactor(request)).toEqual({ kind: 'accepted', answer, receivedAt });
    expect(receivedCalls(seen)).toEqual([expectedJsonCall('POST', '/validation/nominee/2factor', request)]);
  });
});

describe('the PIN and the activation', () => {
  test('verifyMpin posts the new PIN with its codes [ON-466]', async () => {
    const { provider, seen } = await startAnsweringProvider(ok);
    const request = {
      login_role: 'customer',
      request_from: 'pin',
      request_mode: 'verifypin',
      pin_hint: '4321',
      ...codes,
    } as const;
    expect(await provider.verifyMpin(request)).toEqual({ kind: 'accepted', answer: ok, receivedAt });
    expect(receivedCalls(seen)).toEqual([expectedJsonCall('POST', '/user/verifympin', request)]);
  });

  test('activateAccount sends only the id in the token header, and its answer does not affect the session [ON-476]', async () => {
    const server = await startProviderServer(
      jsonResponder({ code: '003', messageText: '', erase_token_id: true, token_id: 'B' }),
    );
    const { provider, store, verdicts } = createTestSession(server.baseUrl, 'A');
    await provider.activateAccount({}, { token: 'activation-1' });
    expect(receivedCalls(server.seen)).toEqual([expectedJsonCall('POST', '/user/verifyaccount', {})]);
    expect(server.seen[0]?.headers['bb-access-token']).toBe('activation-1');
    expect([store.get('token'), verdicts]).toEqual(['A', []]);
  });
});
