import { providerCalls } from '../support/provider-calls.ts';
import { expect, test } from '../support/test.ts';
import { closeAlert } from './bank-steps.ts';
import {
  allowCamera,
  button,
  emailCode,
  enterCodes,
  fillNominee,
  goTo,
  isAt,
  MARRIED,
  mobileCode,
  next,
  personalPaths,
} from './personal-steps.ts';

test('both codes are needed; wrong ones are said, and their fields are empty again [ON-327 ON-329 ON-330]', async ({
  page,
  investor,
}) => {
  await allowCamera(page);
  const calls = providerCalls(page);
  await investor.signIn(MARRIED);
  await goTo(page, 'codes');
  await expect(page.getByText(/guidelines of SEBI.*two-factor authentication is mandatory/)).toBeVisible();
  for (const code of [mobileCode(page), emailCode(page)]) {
    await expect(code).toHaveAttribute('type', 'password');
    await expect(code).toHaveAttribute('inputmode', 'numeric');
  }
  await enterCodes(page, '123456', '65432');
  await expect(next(page)).toBeDisabled();
  await enterCodes(page, '1234567', '1a23456');
  await expect(mobileCode(page)).toHaveValue('123456');
  await expect(next(page)).toBeEnabled();
  await enterCodes(page, '111111', '222222');
  await next(page).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await isAt(page, 'codes');
  await expect(mobileCode(page)).toHaveValue('');
  await expect(emailCode(page)).toHaveValue('');
  expect(calls.to(personalPaths.photo)).toEqual([]);
  await enterCodes(page);
  await next(page).click();
  await isAt(page, 'photo');
});

test('codes that did not come with the nominee are asked for, by mobile and by email [ON-328 ON-474]', async ({
  page,
  investor,
}) => {
  const calls = providerCalls(page);
  await investor.signIn(MARRIED);
  await goTo(page, 'nominee');
  await fillNominee(page);
  await page.route(
    `**/api/v1/${personalPaths.save}`,
    async (route) => {
      const response = await route.fetch();
      const { twofactor_id: _, ...answer } = (await response.json()) as Record<string, unknown>;
      await route.fulfill({ response, json: answer });
    },
    { times: 1 },
  );
  await next(page).click();
  await isAt(page, 'codes');
  await expect(mobileCode(page)).toBeVisible();
  expect(calls.to(personalPaths.codes)).toMatchObject([
    {
      method: 'POST',
      body: {
        client_info: {
          two_factor_authentication: { mobile_otp: '', email_otp: '', twofactor_token_id: '' },
          request_action: 'nominee update',
          is_otp_email_required: true,
        },
      },
    },
  ]);
  expect(await investor.sandbox.outbox()).not.toEqual([]);
});

test('codes that cannot be sent can be asked for again [ON-328]', async ({ page, investor }) => {
  await allowCamera(page);
  await investor.signIn(MARRIED);
  await goTo(page, 'codes');
  await investor.sandbox.fault({
    operation: 'sendTwoFactorOtp',
    kind: 'code',
    value: { code: '034', messageText: 'You have asked for too many codes.' },
  });
  await page.reload();
  await closeAlert(page, 'You have asked for too many codes.');
  await isAt(page, 'codes');
  await button(page, 'Send the codes').click();
  await enterCodes(page);
  await next(page).click();
  await isAt(page, 'photo');
});
