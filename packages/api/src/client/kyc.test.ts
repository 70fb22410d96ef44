import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { kycOperations, nomineeProofUpload, STAGE_NAMES, UPLOADS } from '../contract/index.ts';
import { personalInfo, stageInfo } from '../contract/fixtures/kyc.ts';
import { nominee } from '../contract/fixtures/people.ts';
import { callIn, codes, jsonCall, meeting, ok, receivedAt } from './testing/meeting.ts';
import { json, providerServer } from './testing/provider-server.ts';
import { sessionAt } from './testing/session.ts';

const page = { ...ok, ...stageInfo };
const picture = (name: string, type = 'image/png') => new File([name], name, { type });
const tiff = picture('copy.tiff', 'image/tiff');

type Seen = Awaited<ReturnType<typeof meeting>>['seen'];

/** One multipart call as it arrived: the parts in their order, a file as its name, type and content. */
async function formIn(seen: Seen) {
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
const fileOf = ({ name, type }: File) => [name, type, name];
const labelsOf = (labels: { id_type: string; folder_name: string; attachment_category: string }) =>
  Object.entries(labels);

describe('the stages', () => {
  test.each(STAGE_NAMES)('getStageInfo asks for %s and reads the whole stage [ON-467]', async (stage_name) => {
    const { provider, seen } = await meeting(page);
    expect(await provider.getStageInfo({ stage_name })).toEqual({ kind: 'accepted', answer: page, receivedAt });
    expect(callIn(seen)).toEqual([jsonCall('POST', '/master/stageinfo', { stage_name })]);
  });

  test('verifyIdProof sends the PAN card in parts by PUT [ON-468]', async () => {
    const { provider, seen } = await meeting(page);
    const card = picture('pan.png');
    const outcome = await provider.verifyIdProof({ ...UPLOADS.pan, upload_pan: card });
    expect(outcome).toEqual({ kind: 'accepted', answer: page, receivedAt });
    expect(await formIn(seen)).toEqual({
      method: 'PUT',
      path: '/api/v1/validation/verifyidproof',
      parts: [...labelsOf(UPLOADS.pan), ['upload_pan', fileOf(card)]],
    });
  });

  test('verifyIdProof sends both sides of the Aadhaar card and how many they are [ON-468]', async () => {
    const { provider, seen } = await meeting(page);
    const sides = [picture('front.jpg', 'image/jpeg'), picture('back.png')] as const;
    await provider.verifyIdProof({ ...UPLOADS.aadhaar, upload_aadhaar: [...sides], no_of_attachment: 2 });
    const { method, parts } = await formIn(seen);
    expect([method, parts]).toEqual([
      'PUT',
      [
        ...labelsOf(UPLOADS.aadhaar),
        ['upload_aadhaar', fileOf(sides[0])],
        ['upload_aadhaar', fileOf(sides[1])],
        ['no_of_attachment', '2'],
      ],
    ]);
  });

  test.each([
    { verify_stage: 'pan', valid_pan_invalid_dob: true, pan_dob: '05/11/1990' },
    { verify_stage: 'pan', valid_pan_invalid_dob: false, pan_dob: '' },
    { verify_stage: 'aadhaar' },
    { verify_stage: 'bank' },
  ] as const)('verifyStage puts $verify_stage as JSON [ON-233 ON-469]', async (request) => {
    const answer = { ...ok, state_parameters: { is_verified: true }, is_stage_verified: true };
    const { provider, seen } = await meeting(answer);
    expect(await provider.verifyStage(request)).toMatchObject({ kind: 'accepted', answer });
    expect(callIn(seen)).toEqual([jsonCall('PUT', '/validation/verifystage', request)]);
  });

  test('verifyStage puts the bank in parts when the cheque comes along [ON-233 ON-469]', async () => {
    const { provider, seen } = await meeting(page);
    const cheque = picture('cheque.png');
    await provider.verifyStage({ verify_stage: 'bank', upload_addbank: [cheque, tiff] });
    expect(await formIn(seen)).toEqual({
      method: 'PUT',
      path: '/api/v1/validation/verifystage',
      parts: [
        ['verify_stage', 'bank'],
        ['upload_addbank', fileOf(cheque)],
        ['upload_addbank', fileOf(tiff)],
      ],
    });
  });

  test('verifyStage posts the signature with what the widget answered [ON-233 ON-469]', async () => {
    const { provider, seen } = await meeting({ ...ok, state_parameters: stageInfo });
    const request = {
      verify_stage: 'esignkyc',
      esign_response: { txn_id: 'ESN10000001', message: 'Signed successfully' },
    } as const;
    const outcome = await provider.verifyStage(request);
    expect(outcome).toMatchObject({ kind: 'accepted', answer: { code: '000', state_parameters: stageInfo } });
    expect(callIn(seen)).toEqual([jsonCall('POST', '/validation/verifystage', request)]);
  });

  test('a side that is missing is read from the refusal', async () => {
    const state_parameters = { missing_side: 'back' };
    const { provider } = await meeting({ code: '051', messageText: 'One side is missing.', state_parameters });
    const outcome = await provider.verifyIdProof({
      ...UPLOADS.aadhaar,
      upload_aadhaar: [picture('front.png')],
      no_of_attachment: 2,
    });
    expect(outcome).toMatchObject({ kind: 'refused', code: '051', answer: { state_parameters } });
  });

  test('uploadCheque puts the cheque, its copy and the account that was typed [ON-473]', async () => {
    const { provider, seen } = await meeting(page);
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
    expect(await formIn(seen)).toEqual({
      method: 'PUT',
      path: '/api/v1/validation/verifyid',
      parts: [
        ...labelsOf(UPLOADS.cheque),
        ['upload_addbank', fileOf(cheque)],
        ['upload_addbank', fileOf(tiff)],
        ['is_master_update_required', 'true'],
        ['bank_info', JSON.stringify(bank_info)],
      ],
    });
  });
});

describe('the personal stage', () => {
  test('verifyPersonal puts the photograph, its copy and the whole personal state [ON-470]', async () => {
    const { provider, seen } = await meeting({ ...page, navigateScreen: 'esignkycVerification' });
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
    const { method, path, parts } = await formIn(seen);
    expect([method, path]).toEqual(['PUT', '/api/v1/validation/personal']);
    expect(parts).toEqual([
      ...labelsOf(UPLOADS.photograph),
      ['verify_stage', 'personal'],
      ['upload_file', fileOf(photo)],
      ['upload_file', fileOf(tiff)],
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
    const { provider, seen } = await meeting(answer);
    expect(await provider.updatePersonalInfo(request)).toEqual({ kind: 'accepted', answer, receivedAt });
    expect(callIn(seen)).toEqual([jsonCall('POST', '/validation/personal/update', request)]);
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
    const { provider, seen } = await meeting({ ...ok, state_parameters });
    const file = picture(`${side}.png`);
    const outcome = await provider.uploadNominee({
      ...labels,
      file,
      imageName: file.name,
      imageType: file.type,
      nominee_information: nominee,
    });
    expect(outcome).toEqual({ kind: 'accepted', answer: { ...ok, state_parameters }, receivedAt });
    const { method, path, parts } = await formIn(seen);
    expect([method, path]).toEqual(['POST', '/api/v1/validation/nominee/upload']);
    expect(parts).toEqual([
      ...labelsOf(labels),
      ['file', fileOf(file)],
      ['imageName', file.name],
      ['imageType', file.type],
      ['nominee_information', JSON.stringify(nominee)],
    ]);
  });

  test('the codes of a nominee are asked for by mobile and e-mail [ON-474]', async () => {
    const answer = { ...ok, twofactor_id: 'two-1' };
    const { provider, seen } = await meeting(answer);
    const request = {
      login_role: 'customer',
      client_info: {
        two_factor_authentication: { mobile_otp: '', email_otp: '', twofactor_token_id: '' },
        request_action: 'nominee update',
        is_otp_email_required: true,
      },
    } as const;
    expect(await provider.sendTwoFactorOtp(request)).toEqual({ kind: 'accepted', answer, receivedAt });
    expect(callIn(seen)).toEqual([jsonCall('POST', '/user/2factor/sendotp', request)]);
  });

  test('validateNomineeTwoFactor posts both codes and reads the four facts [ON-475]', async () => {
    const answer = {
      ...ok,
      result: { is_bse_nominee_verified: true },
      is_order_checkout_allowed: true,
      is_bse_client_code_approved: false,
      order_checkout_validation_message: 'Your client code is awaiting approval',
    };
    const { provider, seen } = await meeting(answer);
    const request = { two_factor_authentication: { ...codes, email_otp: '654321' } };
    expect(await provider.validateNomineeTwoFactor(request)).toEqual({ kind: 'accepted', answer, receivedAt });
    expect(callIn(seen)).toEqual([jsonCall('POST', '/validation/nominee/2factor', request)]);
  });
});

describe('the PIN and the activation', () => {
  test('verifyMpin posts the new PIN with its codes [ON-466]', async () => {
    const { provider, seen } = await meeting(ok);
    const request = {
      login_role: 'customer',
      request_from: 'pin',
      request_mode: 'verifypin',
      pin_hint: '4321',
      ...codes,
    } as const;
    expect(await provider.verifyMpin(request)).toEqual({ kind: 'accepted', answer: ok, receivedAt });
    expect(callIn(seen)).toEqual([jsonCall('POST', '/user/verifympin', request)]);
  });

  test('activateAccount posts nothing but the id in the token header, and no answer touches the session [ON-476]', async () => {
    const server = await providerServer(json({ code: '003', messageText: '', erase_token_id: true, token_id: 'B' }));
    const { provider, store, verdicts } = sessionAt(server.baseUrl, 'A');
    await provider.activateAccount({}, { token: 'activation-1' });
    expect(callIn(server.seen)).toEqual([jsonCall('POST', '/user/verifyaccount', {})]);
    expect(server.seen[0]?.headers['bb-access-token']).toBe('activation-1');
    expect([store.get('token'), verdicts]).toEqual(['A', []]);
  });
});
