import * as v from 'valibot';
import { LOGIN_ROLES, REQUEST_ACTIONS, REQUEST_FROM, SCREEN_NAMES } from './labels.ts';
import { declareArea } from './operation.ts';
import { authResponseSchema } from './shapes/auth.ts';
import { routeParamsSchema, twoFactorSchema } from './shapes/common.ts';
import { answerSchemaOf, envelopeSchema } from './shapes/envelope.ts';
import { looseObject, emptyRequest, text } from './shapes/scalars.ts';

const mobileEntries = { login_mobile_number: v.string(), login_request_from: v.literal('mobile') };
const emailEntries = { login_email: v.string(), login_request_from: v.literal('email') };
const login_role = v.picklist(LOGIN_ROLES);
const screen_name = v.picklist(SCREEN_NAMES);
const codeEntries = {
  login_otp: v.string(),
  login_role,
  login_request_mode: v.literal('verifyotp'),
  is_password_reset: v.boolean(),
};

export const accessOperations = declareArea('access', {
  login: {
    method: 'POST',
    path: '/user/login',
    auth: 'none',
    idempotent: false,
    canHaveNoAnswer: true,
    request: v.variant('login_request_from', [
      looseObject({ ...mobileEntries, login_role, screen_name, login_request_mode: v.literal('sendotp') }),
      looseObject({
        ...emailEntries,
        login_role,
        login_hint: v.string(),
        screen_name,
        login_request_mode: v.literal('verifypassword'),
      }),
    ]),
    answer: authResponseSchema,
  },
  sendOtp: {
    method: 'POST',
    path: '/user/sendotp',
    auth: 'none',
    idempotent: false,
    canHaveNoAnswer: true,
    request: routeParamsSchema,
    answer: envelopeSchema,
  },
  validateOtp: {
    method: 'POST',
    path: '/user/validateotp',
    auth: 'none',
    idempotent: false,
    request: v.variant('login_request_from', [
      looseObject({ ...mobileEntries, ...codeEntries }),
      looseObject({ ...emailEntries, ...codeEntries }),
    ]),
    answer: authResponseSchema,
  },
  verifyEmail: {
    method: 'POST',
    path: '/user/verifyemail',
    auth: 'preAuth',
    idempotent: false,
    request: v.variant('login_request_mode', [
      looseObject({
        login_email: v.string(),
        login_role,
        login_request_from: v.literal('email'),
        login_request_mode: v.literal('sendotp'),
      }),
      looseObject({
        login_email: v.string(),
        login_role,
        login_request_from: v.literal('email'),
        login_request_mode: v.literal('verifypassword'),
        login_hint: v.string(),
      }),
      looseObject({
        login_email: v.string(),
        login_role,
        login_request_from: v.literal('pin'),
        login_request_mode: v.literal('verifypin'),
        login_hint: v.string(),
      }),
    ]),
    answer: authResponseSchema,
  },
  resetPassword: {
    method: 'POST',
    path: '/user/resetpassword',
    auth: 'none',
    idempotent: false,
    request: v.variant('login_request_mode', [
      looseObject({ ...emailEntries, login_role, login_request_mode: v.literal('sendotp') }),
      looseObject({
        ...emailEntries,
        login_role,
        login_request_mode: v.literal('resetpassword'),
        login_hint: v.string(),
      }),
    ]),
    answer: authResponseSchema,
  },
  sendTwoFactorOtp: {
    method: 'POST',
    path: '/user/2factor/sendotp',
    auth: 'investor',
    idempotent: false,
    canHaveNoAnswer: true,
    request: looseObject({
      login_role: v.literal('customer'),
      client_info: looseObject({
        request_action: v.picklist(Object.values(REQUEST_ACTIONS)),
        is_otp_email_required: v.boolean(),
        two_factor_authentication: v.optional(twoFactorSchema),
      }),
    }),
    answer: answerSchemaOf({ twofactor_id: text }),
  },
  verifyMpin: {
    method: 'POST',
    path: '/user/verifympin',
    auth: 'investor',
    idempotent: false,
    request: looseObject({
      login_role: v.literal('customer'),
      request_from: v.literal(REQUEST_FROM.pin),
      request_mode: v.literal('verifypin'),
      pin_hint: v.string(),
      ...twoFactorSchema.entries,
    }),
    answer: envelopeSchema,
  },
  activateAccount: {
    method: 'POST',
    path: '/user/verifyaccount',
    auth: 'none',
    idempotent: false,
    isolated: true,
    request: emptyRequest,
    answer: envelopeSchema,
  },
  logout: {
    method: 'POST',
    path: '/user/logout',
    auth: 'none',
    idempotent: false,
    isolated: true,
    request: emptyRequest,
    answer: envelopeSchema,
  },
});
