import { describe, expect, test } from 'vitest';
import { authResponse } from '../contract/fixtures/people.ts';
import { callIn, jsonCall, meeting, ok, receivedAt } from './testing/meeting.ts';
import { json, providerServer } from './testing/provider-server.ts';
import { sessionAt } from './testing/session.ts';

describe('access', () => {
  test('login sends the sign-in fields and reads is_authenticated, code and navigateScreen [ON-460]', async () => {
    const { provider, seen } = await meeting(authResponse);
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
    expect(callIn(seen)).toEqual([jsonCall('POST', '/user/login', byMobile), jsonCall('POST', '/user/login', byEmail)]);
  });

  test('sendOtp sends the route parameters and reads code and messageText [ON-461]', async () => {
    const { provider, seen } = await meeting(ok);
    const request = {
      login_mobile_number: '9000000100',
      login_email: '',
      login_role: 'customer',
      login_request_from: 'mobile',
    } as const;
    expect(await provider.sendOtp(request)).toEqual({ kind: 'accepted', answer: ok, receivedAt });
    expect(callIn(seen)).toEqual([jsonCall('POST', '/user/sendotp', request)]);
  });

  test('validateOtp sends the code and reads where to go and what was verified [ON-462]', async () => {
    const { provider, seen } = await meeting(authResponse);
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
    expect(callIn(seen)).toEqual([
      jsonCall('POST', '/user/validateotp', request),
      jsonCall('POST', '/user/validateotp', byEmail),
    ]);
  });

  test('sendTwoFactorOtp sends role and action and reads twofactor_id [ON-463]', async () => {
    const { provider, seen } = await meeting({ ...ok, twofactor_id: 'two-1' });
    const request = {
      login_role: 'customer',
      client_info: { request_action: 'mpin change', is_otp_email_required: false },
    } as const;
    expect(await provider.sendTwoFactorOtp(request)).toEqual({
      kind: 'accepted',
      answer: { ...ok, twofactor_id: 'two-1' },
      receivedAt,
    });
    expect(callIn(seen)).toEqual([jsonCall('POST', '/user/2factor/sendotp', request)]);
  });

  test('logout posts nothing, with the token of the session that was left, and touches no session [ON-477]', async () => {
    const server = await providerServer(
      json({ code: '003', messageText: '', erase_token_id: true, navigateScreen: 'signin' }),
    );
    const { provider, verdicts } = sessionAt(server.baseUrl);
    expect(await provider.logout({}, { token: 'left' })).toMatchObject({ kind: 'refused', code: '003' });
    expect(callIn(server.seen)).toEqual([jsonCall('POST', '/user/logout', {})]);
    expect(server.seen[0]?.headers['bb-access-token']).toBe('left');
    expect(verdicts).toEqual([]);
  });

  test('account activation carries the id of the link in place of the token', async () => {
    const server = await providerServer(json({ ...ok, token_id: 'B' }));
    const { provider, store, verdicts } = sessionAt(server.baseUrl, 'A');
    expect(await provider.activateAccount({}, { token: 'activation-1' })).toMatchObject({ kind: 'accepted' });
    expect(server.seen[0]?.headers['bb-access-token']).toBe('activation-1');
    expect([store.get('token'), verdicts]).toEqual(['A', []]);
  });
});
