import { describe, expect, test } from 'vitest';
import { fieldsOf } from '../kit/json.ts';
import { benchOfEach, OWN } from '../testing/bench.ts';
import {
  finishStage,
  jpeg,
  png,
  stageInfo,
  tiff,
  uploadAadhaar,
  uploadChequeOf,
  uploadPan,
  verifyAccount,
} from '../testing/documents.ts';
import { byMobile, emailCode, mobileCode, placeOrder, resultOf, textIn } from '../testing/journeys.ts';
import { submitPhoto, upToPhoto } from '../testing/personal.ts';

const on = benchOfEach();

const MOBILE = '9812345678';
const EMAIL = 'new@sandbox.example';

const signUp = async (): Promise<string> => {
  await on.ask('/user/login', byMobile(MOBILE));
  const token = textIn(await on.ask('/user/validateotp', mobileCode(MOBILE, '123456')), 'token_id');
  const verify = (mode: string, as: string, rest: object = {}) =>
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
  await verify('sendotp', token);
  await on.ask('/user/validateotp', emailCode(EMAIL, '654321'), { token });
  const pinToken = textIn(await verify('verifypassword', token, { login_hint: 'Fresh@123' }), 'token_id');
  const last = await verify('verifypin', pinToken, { login_hint: '4321' });
  expect(last['navigateScreen']).toBe('panVerification');
  return textIn(last, 'token_id');
};

const sign = async (token: string) => {
  const page = await stageInfo(on, token, 'esignkyc');
  const { digio_id } = page['digio_esign_parameters'] as { digio_id: string };
  const request = new Request(`${OWN}/sdk/esign/signatures`, { method: 'POST', body: JSON.stringify({ digio_id }) });
  const { txn_id } = fieldsOf(await (await on.sandbox.fetch(request)).text());
  return finishStage(on, token, { verify_stage: 'esignkyc', esign_response: { txn_id } });
};

describe('a new customer', () => {
  test('goes from a mobile number through all stages to a first order, and cancels it with the PIN of the sign-up [ON-005]', async () => {
    const token = await signUp();
    const screens: unknown[] = [];
    const done = async (answer: Promise<Record<string, unknown>>) => {
      const { code, navigateScreen } = await answer;
      screens.push([code, navigateScreen]);
    };
    await uploadPan(on, token, jpeg('pan.jpg'));
    await done(finishStage(on, token, { verify_stage: 'pan', valid_pan_invalid_dob: false, pan_dob: '' }));
    await uploadAadhaar(on, token, [jpeg('front.jpg'), jpeg('back.jpg')]);
    await done(finishStage(on, token, { verify_stage: 'aadhaar' }));
    await verifyAccount(on, token);
    await uploadChequeOf(on, token, [png('cheque.png'), tiff('cheque.tiff')]);
    await done(finishStage(on, token, { verify_stage: 'bank' }));
    await upToPhoto(on, token);
    await done(submitPhoto(on, token));
    await done(sign(token));
    expect(screens).toEqual([
      ['000', 'aadhaarVerification'],
      ['000', 'bankVerification'],
      ['000', 'personalVerification'],
      ['000', 'esignkycVerification'],
      ['000', undefined],
    ]);

    const summary = (await stageInfo(on, token, 'esignkyc'))['id_information'] as Record<string, unknown[]>;
    const counts = ['pan', 'aadhaar', 'bank', 'nominee', 'general'].map(
      (group) => summary[`${group}_attachment_list`]?.length,
    );
    expect(counts).toEqual([1, 2, 1, 1, 1]);

    const staff = textIn(await on.control('/token', { email: 'operator@staff.example' }), 'token_id');
    const { id } = await on.db
      .selectFrom('clients')
      .select('id')
      .where('mobile', '=', MOBILE)
      .executeTakeFirstOrThrow();
    const body = { customer_id: id, is_backoffice: true, stage_name: 'create client code' };
    expect((await on.ask('/master/client/create', body, { token: staff, method: 'PUT' }))['code']).toBe('000');
    await on.control('/clock', { advance_working_days: 1 });

    const placed = resultOf(await placeOrder(on, token));
    const cancelBy = (pin_verification_value: string) => {
      const { order_id, mf_order_number: order_number, mf_order_registration_no: order_registration_no } = placed;
      const client_info = { sip_type: 'single', order_id, order_number, order_registration_no, pin_verification_value };
      return on.ask('/order/cancel', { order_type: 'single', client_info }, { token });
    };
    expect(await cancelBy('1234')).toMatchObject({ code: '041' });
    expect(await cancelBy('4321')).toMatchObject({ code: '000' });
    expect(on.problems).toEqual([]);
  });
});
