import { expect, test } from '../support/test.ts';
import { chartPath } from '../../apps/investor/src/testing/test-data.ts';

test('the banner verifies the nominee with both codes, and ordering is enabled without a reload @layout [DO-008 DO-143 DO-148 DO-156 DO-157 DO-158 DO-407 OM-118]', async ({
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
