import * as v from 'valibot';
import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  type LoginRequest,
  type LoginRequestMode,
  type ResetPasswordRequest,
  type SendOtpRequest,
  type SendTwoFactorOtpRequest,
  type TwoFactor,
  type ValidateNomineeTwoFactorRequest,
  type ValidateOtpRequest,
  type VerifyEmailRequest,
} from './index.ts';
import {
  accessOperations,
  kycOperations,
  checkoutOperations,
  freshOrderSchema,
  ordersOperations,
  paymentsOperations,
} from './schemas.ts';
import { freshOrder } from './fixtures/orders.ts';
import { nominee } from './fixtures/people.ts';

const constrainedFields = (schema: v.GenericSchema, good: object) =>
  Object.keys(good).filter((field) => !v.safeParse(schema, { ...good, [field]: 'something else' }).success);
const requiredFields = (schema: v.GenericSchema, good: object) =>
  Object.keys(good).filter((field) => {
    const { [field]: _removed, ...rest } = { ...good } as Record<string, unknown>;
    return !v.safeParse(schema, rest).success;
  });

const mobileLogin = {
  login_mobile_number: '9000000100',
  login_role: 'customer',
  login_request_from: 'mobile',
  screen_name: 'signin',
  login_request_mode: 'sendotp',
} as const satisfies LoginRequest;
const mobileCodeCheck = {
  login_otp: '123456',
  login_role: 'customer',
  login_mobile_number: '9000000100',
  login_request_from: 'mobile',
  login_request_mode: 'verifyotp',
  is_password_reset: false,
} as const satisfies ValidateOtpRequest;

type ModesOf<T> = T extends { login_request_mode: infer M } ? M : never;
type SignInRequest = LoginRequest | ValidateOtpRequest | VerifyEmailRequest | ResetPasswordRequest;

describe('requests', () => {
  test('sign-in fields are exact unions, and other values are refused [ON-448]', () => {
    expectTypeOf<SignInRequest['login_role']>().toEqualTypeOf<'customer' | 'backoffice'>();
    expectTypeOf<SignInRequest['login_request_from']>().toEqualTypeOf<'mobile' | 'email' | 'pin'>();
    expectTypeOf<SendOtpRequest['login_request_from']>().toEqualTypeOf<'mobile' | 'email' | 'pin'>();
    expectTypeOf<LoginRequest['screen_name']>().toEqualTypeOf<'signin' | 'signup'>();
    expectTypeOf<Extract<LoginRequest, { login_request_from: 'email' }>['login_hint']>().toEqualTypeOf<string>();
    expectTypeOf<Extract<LoginRequest, { login_request_from: 'email' }>['login_email']>().toEqualTypeOf<string>();
    expectTypeOf<ValidateOtpRequest['is_password_reset']>().toEqualTypeOf<boolean>();
    expectTypeOf<ValidateOtpRequest['login_otp']>().toEqualTypeOf<string>();

    expect(v.parse(accessOperations.login.request, mobileLogin)).toEqual(mobileLogin);
    expect(constrainedFields(accessOperations.login.request, mobileLogin)).toEqual([
      'login_role',
      'login_request_from',
      'screen_name',
      'login_request_mode',
    ]);
    expect(requiredFields(accessOperations.login.request, mobileLogin)).toEqual(Object.keys(mobileLogin));
    expect(constrainedFields(accessOperations.validateOtp.request, mobileCodeCheck)).toEqual([
      'login_role',
      'login_request_from',
      'login_request_mode',
      'is_password_reset',
    ]);
    expect(requiredFields(accessOperations.validateOtp.request, mobileCodeCheck)).toEqual(Object.keys(mobileCodeCheck));
  });

  test('login_request_mode has exactly five values in all operations [ON-449]', () => {
    expectTypeOf<ModesOf<SignInRequest>>().toEqualTypeOf<LoginRequestMode>();
    expectTypeOf<LoginRequestMode>().toEqualTypeOf<
      'sendotp' | 'verifyotp' | 'verifypassword' | 'verifypin' | 'resetpassword'
    >();
    const requests: SignInRequest[] = [
      mobileLogin,
      mobileCodeCheck,
      {
        ...mobileLogin,
        login_email: 'a@b.in',
        login_request_from: 'email',
        login_hint: 'secret1',
        login_request_mode: 'verifypassword',
      },
      {
        login_email: 'a@b.in',
        login_role: 'customer',
        login_request_from: 'pin',
        login_request_mode: 'verifypin',
        login_hint: '1234',
      },
      {
        login_email: 'a@b.in',
        login_role: 'customer',
        login_request_from: 'email',
        login_request_mode: 'resetpassword',
        login_hint: 'secret1',
      },
    ];
    const schemas = [
      accessOperations.login,
      accessOperations.validateOtp,
      accessOperations.login,
      accessOperations.verifyEmail,
      accessOperations.resetPassword,
    ];
    expect(requests.map((request, index) => v.is(schemas[index]?.request ?? v.never(), request))).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    const other = requests.map((request) => ({ ...request, login_request_mode: 'SENDOTP' }));
    expect(other.some((request, index) => v.is(schemas[index]?.request ?? v.never(), request))).toBe(false);
  });

  test('two-factor codes are mobile_otp, email_otp and twofactor_token_id [ON-454]', () => {
    expectTypeOf<TwoFactor>().toEqualTypeOf<{ mobile_otp: string; email_otp: string; twofactor_token_id: string }>();
    expectTypeOf<ValidateNomineeTwoFactorRequest['two_factor_authentication']>().toEqualTypeOf<TwoFactor>();
    const codes: TwoFactor = { mobile_otp: '123456', email_otp: '', twofactor_token_id: 'two-1' };
    expect(
      requiredFields(kycOperations.validateNomineeTwoFactor.request, { two_factor_authentication: codes }),
    ).toEqual(['two_factor_authentication']);
    expect(v.safeParse(kycOperations.validateNomineeTwoFactor.request, { two_factor_authentication: {} }).success).toBe(
      false,
    );
  });

  test('a two-factor code is requested for a documented action', () => {
    const request: SendTwoFactorOtpRequest = {
      login_role: 'customer',
      client_info: { request_action: 'single order registration', is_otp_email_required: false },
    };
    const { request: schema } = accessOperations.sendTwoFactorOtp;
    expect(v.parse(schema, request)).toEqual(request);
    expect(v.is(schema, { ...request, client_info: { ...request.client_info, request_action: 'anything' } })).toBe(
      false,
    );
    expect(v.is(schema, { ...request, login_role: 'backoffice' })).toBe(false);
  });

  test('a fresh order is a FRESH purchase with a known nominee option', () => {
    const request = {
      client_info: freshOrder,
      two_factor_authentication: { mobile_otp: '123456', email_otp: '', twofactor_token_id: 'two-1' },
    };
    const { request: schema } = checkoutOperations.createSingleOrder;
    expect(v.parse(schema, request)).toEqual(request);
    expect(constrainedFields(freshOrderSchema, freshOrder)).toEqual([
      'buy_sell',
      'buy_sell_type',
      'bank_account_information',
      'selected_order',
      'nominee_option',
    ]);
    expect(v.is(schema, { ...request, client_info: { ...freshOrder, order_amount: 5000 } })).toBe(false);
  });

  test('only the three lists can be requested, and only with the known status mode', () => {
    expect(v.is(ordersOperations.listOrders.request, { order_type: 'sip' })).toBe(false);
    expect(v.is(ordersOperations.listOrders.request, { order_type: 'xsip' })).toBe(true);
    const status = { request_from: 'paymentResponse', request_mode: 'order_payment_status', order_number: '55501' };
    expect(v.is(paymentsOperations.getPaymentStatus.request, status)).toBe(true);
    expect(constrainedFields(paymentsOperations.getPaymentStatus.request, status)).toEqual([
      'request_from',
      'request_mode',
    ]);
  });

  test('a nominee is accepted as an object or as JSON text', () => {
    const upload = {
      file: new File(['x'], 'form.png', { type: 'image/png' }),
      id_type: 'no-nominee',
      imageName: 'form.png',
      imageType: 'image/png',
    };
    const { request: schema } = kycOperations.uploadNominee;
    expect(v.parse(schema, { ...upload, nominee_information: JSON.stringify(nominee) }).nominee_information).toEqual(
      nominee,
    );
    expect(v.parse(schema, { ...upload, nominee_information: nominee }).nominee_information).toEqual(nominee);
    expect(v.is(schema, { ...upload, nominee_information: '{' })).toBe(false);
    expect(v.is(schema, { ...upload, nominee_information: nominee, file: 'form.png' })).toBe(false);
  });
});
