import { pressDialogOk, button, closeAlert, expect, page, reload, test, userEvent } from '../../testing/app-test.tsx';
import {
  expectStep,
  nextButton,
  fillNominee,
  mobileCodeField,
  emailCodeField,
  enterCodes,
  goToStep,
} from '../../testing/steps/personal.ts';
import { MARRIED, personalPaths } from '../../testing/test-data.ts';

test('both codes are required; wrong ones show an alert and clear both fields [ON-327 ON-329 ON-330]', async ({
  network,
  investor,
}) => {
  await investor.signIn(MARRIED);
  await goToStep('codes');
  await expect.element(page.getByText(/guidelines of SEBI.*two-factor authentication is mandatory/)).toBeVisible();
  for (const code of [mobileCodeField(), emailCodeField()]) {
    await expect.element(code).toHaveStyle('-webkit-text-security: disc');
    await expect.element(code).toHaveAttribute('inputmode', 'numeric');
  }
  await enterCodes('123456', '65432');
  await expect.element(nextButton()).toBeDisabled();
  await mobileCodeField().fill('');
  await userEvent.type(mobileCodeField(), '1234567');
  await emailCodeField().fill('');
  await userEvent.type(emailCodeField(), '1a23456');
  await expect.element(mobileCodeField()).toHaveValue('123456');
  await expect.element(nextButton()).toBeEnabled();
  await enterCodes('111111', '222222');
  await nextButton().click();
  await pressDialogOk();
  await expectStep('codes');
  await expect.element(mobileCodeField()).toHaveValue('');
  await expect.element(emailCodeField()).toHaveValue('');
  expect(network.callsTo(personalPaths.photo)).toEqual([]);
  await enterCodes();
  await nextButton().click();
  await expectStep('photo');
});

test('codes that were not sent with the nominee are requested by mobile and by email [ON-328 ON-474]', async ({
  network,
  investor,
}) => {
  await investor.signIn(MARRIED);
  await goToStep('nominee');
  await fillNominee();
  network.rewriteAnswer(personalPaths.save, ({ twofactor_id: _, ...answer }) => answer);
  await nextButton().click();
  await expectStep('codes');
  await expect.element(mobileCodeField()).toBeVisible();
  expect(network.callsTo(personalPaths.codes)).toMatchObject([
    {
      method: 'POST',
      body: {
        client_info: {
          two_factor_authentication: {
            mobile_otp: '',
            email_otp: '',
            twofactor_token_id: '',
          },
          request_action: 'nominee update',
          is_otp_email_required: true,
        },
      },
    },
  ]);
  expect(await investor.sandbox.outbox()).not.toEqual([]);
});

test('codes that could not be sent can be requested again [ON-328]', async ({ investor }) => {
  await investor.signIn(MARRIED);
  await goToStep('codes');
  await investor.sandbox.injectFault({
    operation: 'sendTwoFactorOtp',
    kind: 'code',
    value: { code: '034', messageText: 'You have asked for too many codes.' },
  });
  reload();
  await closeAlert('You have asked for too many codes.');
  await expectStep('codes');
  await button('Send the codes').click();
  await enterCodes();
  await nextButton().click();
  await expectStep('photo');
});
