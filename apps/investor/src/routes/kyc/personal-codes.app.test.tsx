import { acknowledge, button, closeAlert, expect, page, reload, test } from '../../testing/app-test.tsx';
import { isAtStep, next, fillNominee, mobileCode, emailCode, enterCodes, goTo } from '../../testing/steps/personal.ts';
import { MARRIED, personalPaths } from '../../testing/known.ts';

test('both codes are needed; wrong ones are said, and their fields are empty again [ON-327 ON-329 ON-330]', async ({
  network,
  investor,
}) => {
  await investor.signIn(MARRIED);
  await goTo('codes');
  await expect.element(page.getByText(/guidelines of SEBI.*two-factor authentication is mandatory/)).toBeVisible();
  for (const code of [mobileCode(), emailCode()]) {
    await expect.element(code).toHaveAttribute('type', 'password');
    await expect.element(code).toHaveAttribute('inputmode', 'numeric');
  }
  await enterCodes('123456', '65432');
  await expect.element(next()).toBeDisabled();
  await enterCodes('1234567', '1a23456');
  await expect.element(mobileCode()).toHaveValue('123456');
  await expect.element(next()).toBeEnabled();
  await enterCodes('111111', '222222');
  await next().click();
  await acknowledge();
  await isAtStep('codes');
  await expect.element(mobileCode()).toHaveValue('');
  await expect.element(emailCode()).toHaveValue('');
  expect(network.to(personalPaths.photo)).toEqual([]);
  await enterCodes();
  await next().click();
  await isAtStep('photo');
});

test('codes that did not come with the nominee are asked for, by mobile and by email [ON-328 ON-474]', async ({
  network,
  investor,
}) => {
  await investor.signIn(MARRIED);
  await goTo('nominee');
  await fillNominee();
  network.rewriteAnswer(personalPaths.save, ({ twofactor_id: _, ...answer }) => answer);
  await next().click();
  await isAtStep('codes');
  await expect.element(mobileCode()).toBeVisible();
  expect(network.to(personalPaths.codes)).toMatchObject([
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

test('codes that cannot be sent can be asked for again [ON-328]', async ({ investor }) => {
  await investor.signIn(MARRIED);
  await goTo('codes');
  await investor.sandbox.fault({
    operation: 'sendTwoFactorOtp',
    kind: 'code',
    value: { code: '034', messageText: 'You have asked for too many codes.' },
  });
  reload();
  await closeAlert('You have asked for too many codes.');
  await isAtStep('codes');
  await button('Send the codes').click();
  await enterCodes();
  await next().click();
  await isAtStep('photo');
});
