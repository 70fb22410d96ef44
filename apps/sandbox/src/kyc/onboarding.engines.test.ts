import { describe, expect, test } from 'vitest';
import { parseFields } from '../kit/json.ts';
import { benchPerTest, SANDBOX_ORIGIN } from '../testing/bench.ts';
import {
  verifyStage,
  jpegFile,
  pngFile,
  readStageInfo,
  tiffFile,
  uploadAadhaar,
  uploadCheque,
  uploadPan,
  verifyAccount,
} from '../testing/documents.ts';
import { mobileLogin, emailCodeCheck, mobileCodeCheck, placeOrder, resultOf, textField } from '../testing/journeys.ts';
import { submitPhoto, completeStepsBeforePhoto } from '../testing/personal.ts';

const on = benchPerTest();

const MOBILE = '9812345678';
const EMAIL = 'new@sandbox.example';

const signUp = async (): Promise<string> => {
  await on.ask('/user/login', mobileLogin(MOBILE));
  const token = textField(await on.ask('/user/validateotp', mobileCodeCheck(MOBILE, '123456')), 'token_id');
  const verifyEmail = (mode: string, as: string, rest: object = {}) =>
    on.ask(
      '/user/verifyemail',
      {
        login_email: EMAIL,
        login_role: 'customer',
        login_request_from: mode === 'verifypin' ? 'pin' : 'email',
        login_request_mode: mode,
        ...rest,
      },
      { token: as },
    );
  await verifyEmail('sendotp', token);
  await on.ask('/user/validateotp', emailCodeCheck(EMAIL, '654321'), { token });
  const pinToken = textField(await verifyEmail('verifypassword', token, { login_hint: 'Fresh@123' }), 'token_id');
  const last = await verifyEmail('verifypin', pinToken, { login_hint: '4321' });
  expect(last['navigateScreen']).toBe('panVerification');
  return textField(last, 'token_id');
};

const signDocument = async (token: string) => {
  const page = await readStageInfo(on, token, 'esignkyc');
  const { digio_id } = page['digio_esign_parameters'] as { digio_id: string };
  const request = new Request(`${SANDBOX_ORIGIN}/sdk/esign/signatures`, {
    method: 'POST',
    body: JSON.stringify({ digio_id }),
  });
  const { txn_id } = parseFields(await (await on.sandbox.fetch(request)).text());
  return verifyStage(on, token, { verify_stage: 'esignkyc', esign_response: { txn_id } });
};

describe('a new customer', () => {
  test('goes from a mobile number through all stages to a first order, and cancels it with the PIN of the sign-up [ON-005]', async () => {
    const token = await signUp();
    const screens: unknown[] = [];
    const expectSuccess = async (answer: Promise<Record<string, unknown>>) => {
      const { code, navigateScreen } = await answer;
      screens.push([code, navigateScreen]);
    };
    await uploadPan(on, token, jpegFile('pan.jpg'));
    await expectSuccess(verifyStage(on, token, { verify_stage: 'pan', valid_pan_invalid_dob: false, pan_dob: '' }));
    await uploadAadhaar(on, token, [jpegFile('front.jpg'), jpegFile('back.jpg')]);
    await expectSuccess(verifyStage(on, token, { verify_stage: 'aadhaar' }));
    await verifyAccount(on, token);
    await uploadCheque(on, token, [pngFile('cheque.png'), tiffFile('cheque.tiff')]);
    await expectSuccess(verifyStage(on, token, { verify_stage: 'bank' }));
    await completeStepsBeforePhoto(on, token);
    await expectSuccess(submitPhoto(on, token));
    await expectSuccess(signDocument(token));
    expect(screens).toEqual([
      ['000', 'aadhaarVerification'],
      ['000', 'bankVerification'],
      ['000', 'personalVerification'],
      ['000', 'esignkycVerification'],
      ['000', undefined],
    ]);

    const summary = (await readStageInfo(on, token, 'esignkyc'))['id_information'] as Record<string, unknown[]>;
    const counts = ['pan', 'aadhaar', 'bank', 'nominee', 'general'].map(
      (group) => summary[`${group}_attachment_list`]?.length,
    );
    expect(counts).toEqual([1, 2, 1, 1, 1]);

    const staff = textField(await on.control('/token', { email: 'operator@staff.example' }), 'token_id');
    const { id } = await on.db
      .selectFrom('clients')
      .select('id')
      .where('mobile', '=', MOBILE)
      .executeTakeFirstOrThrow();
    const body = { customer_id: id, is_backoffice: true, stage_name: 'create client code' };
    expect((await on.ask('/master/client/create', body, { token: staff, method: 'PUT' }))['code']).toBe('000');
    await on.control('/clock', { advance_working_days: 1 });

    const placed = resultOf(await placeOrder(on, token));
    const cancelOrderByPin = (pin_verification_value: string) => {
      const { order_id, mf_order_number: order_number, mf_order_registration_no: order_registration_no } = placed;
      const client_info = { sip_type: 'single', order_id, order_number, order_registration_no, pin_verification_value };
      return on.ask('/order/cancel', { order_type: 'single', client_info }, { token });
    };
    expect(await cancelOrderByPin('1234')).toMatchObject({ code: '041' });
    expect(await cancelOrderByPin('4321')).toMatchObject({ code: '000' });
    expect(on.problems).toEqual([]);
  });
});
