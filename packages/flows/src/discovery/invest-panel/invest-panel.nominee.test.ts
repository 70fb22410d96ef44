import { describe, expect, test } from 'vitest';
import { accepted, noAnswer, refused } from '../../kit/port.ts';
import { nomineeVerified } from './testing/panel-inputs.ts';
import { startPanel } from './testing/start-panel.ts';

const unverified = {
  is_order_checkout_allowed: false,
  is_bse_nominee_verified: false,
  order_checkout_validation_message: 'Your nominee is not verified.',
};
const followBanner = { type: 'banner.followed' } as const;
const submitCodes = { type: 'codes.submitted', mobile: '123456', email: '654321' } as const;
describe('verifying the nominee', () => {
  test('requests codes by mobile and by email with the documented values [DO-143 DO-148]', async () => {
    const { codes, remote, sendTwoFactorOtp, sent } = startPanel(unverified);
    remote.send(followBanner);
    expect(sendTwoFactorOtp.calls).toEqual([
      {
        request: {
          login_role: 'customer',
          client_info: {
            request_action: 'nominee update',
            is_otp_email_required: true,
            two_factor_authentication: { mobile_otp: '', email_otp: '', twofactor_token_id: '' },
          },
        },
      },
    ]);
    await sent();
    expect(codes()).toMatchObject({ fields: ['mobile', 'email'], canSubmit: true });
  });

  test('sends both codes with the id of the send, and updates the flags from the answer [DO-149 DO-156 DO-157 OM-118]', async () => {
    const { actor, panel, remote, sendTwoFactorOtp, sent, type, form, validateNomineeTwoFactor } =
      startPanel(unverified);
    type('25000');
    remote.send(followBanner);
    await sent('factor-7');
    expect(sendTwoFactorOtp.calls[0]?.request.client_info).toMatchObject({
      request_action: 'nominee update',
      is_otp_email_required: true,
    });
    remote.child('secondFactor').send(submitCodes);
    expect(validateNomineeTwoFactor.calls.map(({ request }) => request)).toEqual([
      { two_factor_authentication: { mobile_otp: '123456', email_otp: '654321', twofactor_token_id: 'factor-7' } },
    ]);
    await validateNomineeTwoFactor.answer(accepted({ ...nomineeVerified, is_bse_nominee_verified: false }, 0));
    expect(actor.getSnapshot().context['flags']).toEqual({
      is_order_checkout_allowed: true,
      is_pending_order: false,
      order_checkout_validation_message: '',
      order_checkout_redirect_url: '',
      is_bse_client_code_approved: true,
      is_bse_nominee_verified: true,
      is_kyc_esign_verified: true,
    });
    expect(panel()).toMatchObject({ screen: 'lumpsum', banner: null });
    expect(form()).toMatchObject({ amount: '25000', canInvest: true });
  });

  test('uses the top level without a result, and shows a refusal to order as a banner', async () => {
    const { panel, remote, sent, validateNomineeTwoFactor } = startPanel(unverified);
    remote.send(followBanner);
    await sent();
    remote.child('secondFactor').send(submitCodes);
    await validateNomineeTwoFactor.answer(
      accepted(
        {
          ...nomineeVerified,
          result: undefined,
          is_bse_nominee_verified: true,
          is_order_checkout_allowed: false,
          order_checkout_validation_message: 'Almost there.',
        },
        0,
      ),
    );
    expect(panel().banner).toEqual({ kind: 'notAllowed', text: 'Almost there.', link: null });
  });

  test('accepts only two codes of six digits', async () => {
    const { remote, sent, validateNomineeTwoFactor } = startPanel(unverified);
    remote.send(followBanner);
    await sent();
    for (const codes of [
      {},
      { mobile: '123456' },
      { email: '654321' },
      { mobile: '12345', email: '654321' },
      { mobile: '123456', email: '65432a' },
    ]) {
      remote.child('secondFactor').send({ type: 'codes.submitted', ...codes });
    }
    expect(validateNomineeTwoFactor.calls).toEqual([]);
  });

  test('blocks another send for 120 seconds after each send [DO-155]', async () => {
    const { clock, codes, remote, sendTwoFactorOtp, sent } = startPanel(unverified);
    remote.send(followBanner);
    await sent();
    expect(codes()).toMatchObject({ canResend: false, resend: { state: 'coolingDown', resendAvailableAt: 1_120_000 } });
    clock.increment(119_999);
    expect(codes().canResend).toBe(false);
    clock.increment(1);
    remote.child('secondFactor').send({ type: 'code.resendRequested' });
    expect(sendTwoFactorOtp.calls).toHaveLength(2);
    await sent('factor-2');
    expect(codes().canResend).toBe(false);
  });

  test('raises an alert for a wrong code and continues; Close abandons it without a call', async () => {
    const { codes, notices, panel, remote, sent, validateNomineeTwoFactor } = startPanel(unverified);
    remote.send(followBanner);
    await sent();
    remote.child('secondFactor').send(submitCodes);
    await validateNomineeTwoFactor.answer(refused('The code is not right.', '031'));
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text: 'The code is not right.' }]);
    expect(codes()).toMatchObject({ attempt: 1, canSubmit: true });
    remote.child('secondFactor').send({ type: 'codes.abandoned' });
    expect(panel()).toMatchObject({ screen: 'lumpsum', codes: undefined });
    expect(validateNomineeTwoFactor.calls).toHaveLength(1);
  });

  test('reports codes as possibly accepted when they are refused as used after a lost answer', async () => {
    const { codes, remote, sent, validateNomineeTwoFactor } = startPanel(unverified);
    remote.send(followBanner);
    await sent();
    remote.child('secondFactor').send(submitCodes);
    await validateNomineeTwoFactor.answer(noAnswer);
    remote.child('secondFactor').send(submitCodes);
    await validateNomineeTwoFactor.answer(refused('The code has expired.', '032'));
    expect(codes().notice).toMatchObject({ kind: 'acceptedBefore', text: 'The code has expired.' });
  });

  test('shows a failed send in the panel and preserves the draft', async () => {
    const { form, panel, remote, sendTwoFactorOtp, type } = startPanel(unverified);
    type('25000');
    remote.send(followBanner);
    await sendTwoFactorOtp.answer(noAnswer);
    expect(panel()).toMatchObject({ screen: 'lumpsum', notice: { kind: 'connectivity' } });
    expect(form().amount).toBe('25000');
  });
});
