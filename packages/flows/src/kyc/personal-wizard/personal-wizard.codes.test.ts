import { describe, expect, test } from 'vitest';
import { accepted, noAnswer, refused } from '../../kit/port.ts';
import { startAtCodes, startAtPhoto, photo, startWizard, tiff } from './testing/start-wizard.ts';
import {
  openStage,
  photoAccepted,
  photoUnderReview,
  savedStage,
  verifiedNomineeStage,
} from './personal-wizard.scenarios.ts';

describe('the codes', () => {
  test('use those sent with the nominee, without another request (D-72)', async () => {
    const { sendTwoFactorOtp, view } = await startAtCodes();
    expect(sendTwoFactorOtp.calls).toEqual([]);
    expect(view()).toMatchObject({ codes: { screen: 'codes', fields: ['mobile', 'email'], canResend: false } });
  });

  test('are requested by action, by mobile and by email where none were sent, and after a reload', async () => {
    for (const run of [await startAtCodes({}), startWizard('4')]) {
      if (run.view().screen === 'loading') await run.load(savedStage);
      expect(run.sendTwoFactorOtp.calls).toEqual([
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
    }
  });

  test('are validated together, with the ticket [ON-331]', async () => {
    const { submitCodes, validateNomineeTwoFactor } = await startAtCodes();
    submitCodes({ mobile: '123456', email: '65432' });
    submitCodes({ mobile: '123456' });
    expect(validateNomineeTwoFactor.calls).toEqual([]);
    submitCodes();
    expect(validateNomineeTwoFactor.calls.map(({ request }) => request)).toEqual([
      { two_factor_authentication: { mobile_otp: '123456', email_otp: '654321', twofactor_token_id: 'ticket-1' } },
    ]);
  });

  test('set four flags and lead to the photo when confirmed [ON-332 ON-333]', async () => {
    const { context, view } = await startAtPhoto();
    expect(context()['flags']).toEqual({
      is_bse_nominee_verified: true,
      is_order_checkout_allowed: false,
      is_bse_client_code_approved: false,
      order_checkout_validation_message: 'Kindly complete your KYC',
    });
    expect(view()).toMatchObject({ screen: 'photographing', storedStep: 5 });
  });

  test('remain on their step and preserve the ticket when wrong', async () => {
    const { submitCodes, validateNomineeTwoFactor, view } = await startAtCodes();
    submitCodes();
    await validateNomineeTwoFactor.answer(refused('The code is not right.', '031'));
    expect(view()).toMatchObject({ screen: 'verifyingNominee', storedStep: 4, codes: { attempt: 1 } });
    submitCodes();
    expect(validateNomineeTwoFactor.calls[1]?.request.two_factor_authentication.twofactor_token_id).toBe('ticket-1');
  });

  test('may have been accepted when they are refused as used after a lost answer', async () => {
    const { submitCodes, validateNomineeTwoFactor, view } = await startAtCodes();
    submitCodes();
    await validateNomineeTwoFactor.fail({ kind: 'unreachable', errors: [] });
    submitCodes();
    await validateNomineeTwoFactor.answer(refused('The code has expired.', '032'));
    expect(view()).toMatchObject({ codes: { notice: { kind: 'acceptedBefore', text: 'The code has expired.' } } });
  });

  test('are dropped by Previous, and saving the nominee again sends new ones', async () => {
    const { codes, context, submitNominee, saved, submitCodes, validateNomineeTwoFactor, view } = await startAtCodes();
    codes.send({ type: 'codes.abandoned' });
    expect([view().screen, context()['ticket'], context()['step']]).toEqual(['nominating', '', 3]);
    await submitNominee();
    await saved({ twofactor_id: 'ticket-2' });
    submitCodes();
    expect(validateNomineeTwoFactor.calls[0]?.request.two_factor_authentication.twofactor_token_id).toBe('ticket-2');
  });

  test.each([
    ['refused', refused('Too many codes.', '034')],
    ['without an answer', noAnswer],
  ] as const)('%s: can be requested again, or left', async (_, outcome) => {
    const { remote, sendTwoFactorOtp, view } = await startAtCodes({});
    await sendTwoFactorOtp.answer(outcome);
    expect(view()).toMatchObject({
      screen: 'codesNotSent',
      step: 'codes',
      storedStep: 4,
      canRequest: true,
      canGoBack: true,
    });
    remote.send({ type: 'codes.requested' });
    expect(sendTwoFactorOtp.calls).toHaveLength(2);
    await sendTwoFactorOtp.answer(outcome);
    remote.send({ type: 'step.previousRequested' });
    expect(view()).toMatchObject({ screen: 'nominating', storedStep: 3 });
  });

  test('are not requested for a verified nominee', async () => {
    const { nominee, load, remote, sendTwoFactorOtp, view } = startWizard('3');
    await load(verifiedNomineeStage);
    expect(view()).toMatchObject({ screen: 'nominating', nominee: { screen: 'locked' } });
    nominee.send({ type: 'nominee.continued' });
    expect(view()).toMatchObject({ screen: 'nomineeVerified', canContinue: true });
    remote.send({ type: 'step.continued' });
    expect(view().screen).toBe('photographing');
    expect(sendTwoFactorOtp.calls).toEqual([]);
  });
});

describe('the photo', () => {
  test('is sent with its TIFF copy, its labels and the rest of the personal state [ON-339]', async () => {
    const { setPhoto, verifyPersonal } = await startAtPhoto();
    await setPhoto();
    expect(verifyPersonal.calls[0]?.request).toMatchObject({
      upload_file: [photo, tiff],
      id_type: 'photo',
      folder_name: 'personal',
      attachment_category: 'photo',
      verify_stage: 'personal',
      personal_information: {
        first_name: 'Asha',
        nominee_information: { name: 'Meera Rao' },
        is_bse_nominee_verified: true,
      },
    });
  });

  test.each([
    ['./esignkycVerification/', 'esignkycVerification'],
    ['portfolio', 'portfolio'],
    ['https://evil.example', 'esignkycVerification'],
    ['//evil.example', 'esignkycVerification'],
    ['nowhere', 'esignkycVerification'],
    [undefined, 'esignkycVerification'],
  ])('closes the stage and leads from %j to %s [ON-340]', async (navigateScreen, to) => {
    const { actor, context, setPhoto, verifyPersonal } = await startAtPhoto();
    await setPhoto();
    await verifyPersonal.answer(accepted({ ...photoAccepted, navigateScreen }, 0));
    expect(actor.getSnapshot().output).toEqual({ kind: 'left', exit: { to } });
    expect(context()['step']).toBe(null);
  });

  test('shows the last step with the provider’s text when it does not close the stage [ON-341]', async () => {
    const { setPhoto, verifyPersonal, view } = await startAtPhoto();
    await setPhoto();
    await verifyPersonal.answer(accepted(photoUnderReview, 0));
    expect(view()).toEqual({
      screen: 'finished',
      message: 'Your photo is with us. We will check it.',
      link: 'esignkycVerification',
      storedStep: 6,
    });
  });

  test('leads back to a confirmed nominee without a second confirmation', async () => {
    const { camera, sendTwoFactorOtp, view } = await startAtPhoto();
    camera.send({ type: 'photo.previousRequested' });
    expect(view()).toMatchObject({ screen: 'nomineeVerified', storedStep: 4 });
    expect(sendTwoFactorOtp.calls).toEqual([]);
  });

  test('leads back to the codes for a forged step', async () => {
    const { camera, load, sendTwoFactorOtp, view } = startWizard('5');
    await load(openStage);
    camera.send({ type: 'photo.previousRequested' });
    expect(view()).toMatchObject({ screen: 'verifyingNominee', storedStep: 4 });
    expect(sendTwoFactorOtp.calls).toHaveLength(1);
  });
});
