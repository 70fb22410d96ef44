import { expect, READY, test } from '../support/test.ts';
import { askForCode, enterCode, openProfileMenu, readStoredValues } from './steps.ts';

test.describe('signing in', () => {
  test.beforeEach(async ({ investor }) => {
    await investor.sandbox.session(READY);
  });

  test('by mobile number and code leads to the signed-in app, and Logout leads out @layout [ON-003 ON-113 ON-120 ON-135 ON-148 ON-410 ON-411]', async ({
    page,
    investor,
  }) => {
    await askForCode(page, investor.mobile);
    await expect(page).toHaveURL(/\/otp-2\/$/);
    const [message] = await investor.sandbox.outbox();
    await enterCode(page, message?.code ?? '');
    await expect(page).toHaveURL(/\/portfolio\/$/);
    await openProfileMenu(page);
    await page
      .getByRole('menuitem', { name: 'Logout' })
      .or(page.getByRole('button', { name: 'Logout' }))
      .click();
    await expect(page).toHaveURL(/\/signin\/$/);
    await expect.poll(() => readStoredValues(page)).toEqual({});
  });

  test('stores no code and no password in storage, address, history or the page [ON-161]', async ({
    page,
    investor,
  }) => {
    const consoleTexts: string[] = [];
    page.on('console', (message) => consoleTexts.push(message.text()));
    await page.goto('/signin');
    await page.getByRole('tab', { name: 'Email Id' }).click();
    await page.getByLabel('Email', { exact: true }).fill(`i${investor.mobile}@sandbox.example`);
    await page.getByLabel('Password', { exact: true }).fill('Sandbox@1');
    await page.getByRole('button', { name: 'Next' }).click();
    await enterCode(page, '123456');
    await expect(page).toHaveURL(/\/portfolio\/$/);
    const traces = await page.evaluate(() =>
      JSON.stringify([
        Object.fromEntries(Object.entries(localStorage)),
        Object.fromEntries(Object.entries(sessionStorage)),
        history.state,
        location.href,
        document.body.innerHTML,
      ]),
    );
    for (const secret of ['Sandbox@1', '123456']) {
      expect(traces).not.toContain(secret);
      expect(consoleTexts.join('\n')).not.toContain(secret);
    }
  });
});

test('sign-in works by keyboard alone @layout', async ({ page, investor }) => {
  await investor.sandbox.session(READY);
  await page.goto('/signin');
  await page.getByRole('tab', { name: 'Mobile Number' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Mobile number', { exact: true })).toBeFocused();
  await page.keyboard.type(investor.mobile);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'OTP Verification' })).toBeVisible();
  await expect(page.getByLabel('OTP', { exact: true })).toBeFocused();
  await page.keyboard.type('123456');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/portfolio\/$/);
});
