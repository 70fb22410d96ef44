import { describe, expect, test } from 'vitest';
import { authResponse } from '../contract/fixtures/people.ts';
import {
  receivedCalls,
  expectedJsonCall,
  startAnsweringProvider,
  ok,
  receivedAt,
} from './testing/answering-provider.ts';
import { jsonResponder, startProviderServer } from './testing/provider-server.ts';
import { createTestSession } from './testing/test-session.ts';

describe('access', () => {
  test('login sends the sign-in fields and reads is_authenticated, code and navigateScreen [ON-460]', async () => {
    const { provider, seen } = await startAnsweringProvider(authResponse);
    const byMobile = {
      login_mobile_number: '9000000100',
      login_role: 'customer',
      login_request_from: 'mobile',
      screen_name: 'signin',
      login_request_mode: 'sendotp',
    } as const;
    const byEmail = {
      login_email: 'asha@example.in',
      login_role: 'customer',
      login_hint: 'secret1',
      login_request_from: 'email',
      screen_name: 'signin',
      login_request_mode: 'verifypassword',
    } as const;
    expect(await provider.login(byMobile)).toEqual({ kind: 'accepted', answer: authResponse, receivedAt });
    const outcome = await provider.login(byEmail);
    expect(outcome).toMatchObject({ answer: { is_authenticated: true, code: '000', navigateScreen: 'portfolio' } });
    expect(receivedCalls(seen)).toEqual([
      expectedJsonCall('POST', '/user/login', byMobile),
      expectedJsonCall('POST', '/user/login', byEmail),
    ]);
  });

  test('sendOtp sends the route parameters and reads code and messageText [ON-461]', async () => {
    const { provider, seen } = await startAnsweringProvider(ok);
    const request = {
      login_mobile_number: '9000000100',
      login_email: '',
      login_role: 'customer',
      login_request_from: 'mobile',
    } as const;
    expect(await provider.sendOtp(request)).toEqual({ kind: 'accepted', answer: ok, receivedAt });
    expect(receivedCalls(seen)).toEqual([expectedJsonCall('POST', '/user/sendotp', request)]);
  });

  test('validateOtp sends the code and reads the next screen and the verified profile [ON-462]', async () => {
    const { provider, seen } = await startAnsweringProvider(authResponse);
    const request = {
      login_otp: '123456',
      login_role: 'customer',
      login_mobile_number: '9000000100',
      login_request_from: 'mobile',
      login_request_mode: 'verifyotp',
      is_password_reset: false,
    } as const;
    const { login_mobile_number: _mobile, ...rest } = request;
    const byEmail = {
      ...rest,
      login_email: 'asha@example.in',
      login_request_from: 'email',
      is_password_reset: true,
    } as const;
    const outcome = await provider.validateOtp(request);
    await provider.validateOtp(byEmail);
    expect(outcome).toEqual({ kind: 'accepted', answer: authResponse, receivedAt });
    expect(outcome).toMatchObject({
      answer: {
        code: '000',
        messageText: 'Signed in',
        navigateScreen: 'portfolio',
        state_parameters: { verify_otp: true, verify_password: false },
        verify_otp: true,
        verify_password: false,
      },
    });
    expect(receivedCalls(seen)).toEqual([
      expectedJsonCall('POST', '/user/validateotp', request),
      expectedJsonCall('POST', '/user/validateotp', byEmail),
    ]);
  });

  test('sendTwoFactorOtp sends role and action and reads twofactor_id [ON-463]', async () => {
    const { provider, seen } = await startAnsweringProvider({ ...ok, twofactor_id: 'two-1' });
    const request = {
      login_role: 'customer',
      client_info: { request_action: 'mpin change', is_otp_email_required: false },
    } as const;
    expect(await provider.sendTwoFactorOtp(request)).toEqual({
      kind: 'accepted',
      answer: { ...ok, twofactor_id: 'two-1' },
      receivedAt,
    });
    expect(receivedCalls(seen)).toEqual([expectedJsonCall('POST', '/user/2factor/sendotp', request)]);
  });

  test('logout posts no fields, with the token of the ended session, and its answer does not affect the session [ON-477]', async () => {
    const server = await startProviderServer(
      jsonResponder({ code: '003', messageText: '', erase_token_id: true, navigateScreen: 'signin' }),
    );
    const { provider, verdicts } = createTestSession(server.baseUrl);
    expect(await provider.logout({}, { token: 'left' })).toMatchObject({ kind: 'refused', code: '003' });
    expect(receivedCalls(server.seen)).toEqual([expectedJsonCall('POST', '/user/logout', {})]);
    expect(server.seen[0]?.headers['bb-access-token']).toBe('left');
    expect(verdicts).toEqual([]);
  });

  test('account activation sends the id of the link instead of the token', async () => {
    const server = await startProviderServer(jsonResponder({ ...ok, token_id: 'B' }));
    const { provider, store, verdicts } = createTestSession(server.baseUrl, 'A');
    expect(await provider.activateAccount({}, { token: 'activation-1' })).toMatchObject({ kind: 'accepted' });
    expect(server.seen[0]?.headers['bb-access-token']).toBe('activation-1');
    expect([store.get('token'), verdicts]).toEqual(['A', []]);
  });
});
