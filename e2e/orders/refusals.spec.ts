import { expect, test } from '../support/test.ts';
import { chartPath, confirmOrder, invest } from './steps.ts';

const refusal = (operation: string) => ({
  operation,
  kind: 'code',
  value: { code: '099', messageText: `${operation} is refused` },
});

test.describe('any other code of an operation is an alert with its text, and nothing keeps turning', () => {
  test.beforeEach(async ({ investor }) => {
    await investor.signIn();
  });

  for (const [operation, path] of [
    ['listSchemes', '/schemeList'],
    ['getSchemeStatistics', chartPath],
    ['listOrders', '/orderList'],
    ['getPortfolio', '/portfolio'],
  ] as const) {
    test(`${operation} [ON-485 OM-324]`, async ({ page, investor }) => {
      await investor.sandbox.fault(refusal(operation));
      await page.goto(path);
      await expect(page.getByRole('alertdialog').getByText(`${operation} is refused`)).toBeVisible();
      await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
      await expect(page.getByText(/We are fetching/)).toHaveCount(0);
    });
  }

  test('sendTwoFactorOtp and createSingleOrder [ON-485 OM-324]', async ({ page, investor }) => {
    await invest(page, '5000');
    await investor.sandbox.fault(refusal('sendTwoFactorOtp'));
    await page.getByRole('main').getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Create Order' }).click();
    await expect(page.getByRole('alertdialog').getByText('sendTwoFactorOtp is refused')).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('main').getByRole('checkbox').first()).toBeChecked();
    await page.getByRole('button', { name: 'Create Order' }).click();
    await expect(page.getByLabel('OTP', { exact: true })).toBeVisible();
    await investor.sandbox.fault(refusal('createSingleOrder'));
    await confirmOrder(page);
    await expect(page.getByRole('alertdialog').getByText('createSingleOrder is refused')).toBeVisible();
  });
});

test('the nominee is verified with both codes from the banner, and ordering opens without a reload @layout [DO-008 DO-143 DO-148 DO-156 DO-157 DO-158 DO-407 OM-118]', async ({
  page,
  investor,
}) => {
  await investor.signIn('9000000106');
  await page.goto(chartPath);
  const requests: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().includes('2factor') && request.method() === 'POST')
      requests.push(request.postDataJSON() as Record<string, unknown>);
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const open = page.getByRole('button', { name: 'Invest', exact: true });
  const banner = page.getByRole('button', { name: 'Click here' }).or(page.getByRole('link', { name: 'Click here' }));
  await expect(open.or(banner).first()).toBeVisible();
  if (!(await banner.first().isVisible())) await open.click();
  await banner.first().click();
  const dialog = page.getByRole('dialog', { name: 'Two Factor Authentication' });
  await dialog.getByLabel('OTP received on mobile').fill('123456');
  await dialog.getByLabel('OTP received on email').fill('654321');
  await dialog.getByRole('button', { name: 'Validate' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(banner).toHaveCount(0);
  expect(requests[0]).toMatchObject({ client_info: { request_action: 'nominee update', is_otp_email_required: true } });
  expect(requests[1]).toMatchObject({ two_factor_authentication: { mobile_otp: '123456', email_otp: '654321' } });
});
