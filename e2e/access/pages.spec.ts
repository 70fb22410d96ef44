import { violationsOf } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { providerCalls } from '../support/provider-calls.ts';

const NOT_FOUND = 'Sorry the information you are looking for could not be found';

test('public pages open at their addresses, in any case and with a last slash [ON-014 ON-015 ON-016 ON-017 ON-018 ON-019]', async ({
  page,
}) => {
  for (const [path, heading] of [
    ['/signin', 'Mutual Fund Investment App'],
    ['/SignIn/', 'Mutual Fund Investment App'],
    ['/otp-1', 'Enter Phone Number'],
    ['/otp-2', NOT_FOUND],
    ['/reset', 'Reset your password'],
    ['/verify-email', NOT_FOUND],
    ['/verify-pin', NOT_FOUND],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
});

test('/signup is sign-in with the popup open, and no other form [ON-043 ON-093]', async ({ page }) => {
  await page.goto('/signup');
  await expect(page).toHaveURL(/\/signin\/$/);
  await expect(page.getByRole('dialog', { name: 'Sign Up' })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(1);
  await expect(page.getByLabel(/name|password|email/i)).toHaveCount(0);
});

test('template pages show the neutral page and nothing of the template [ON-041 ON-042 ON-044 ON-045 ON-046 ON-092 ON-094 ON-095 ON-096 OM-009]', async ({
  page,
}) => {
  const calls = providerCalls(page);
  for (const path of ['/faq', '/about', '/buy-sell', '/lock', '/history']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: NOT_FOUND })).toBeVisible();
    const text = (await page.getByRole('main').innerText()).toLowerCase();
    for (const word of ['crypto', 'wallet', 'currency', 'bitcoin', 'exchange', 'unlock', 'bought', 'sold'])
      expect(text).not.toContain(word);
    await expect(page.getByRole('main').locator('input, form, table')).toHaveCount(0);
  }
  expect(calls.all).toEqual([]);
});

test('an address that is in no table shows the neutral page with a way home [ON-080]', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: NOT_FOUND })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.getByRole('heading', { name: 'Buy and sell Mutual Funds seamlessly' })).toBeVisible();
});

test('the terms state the five rules and ask nothing of the provider [ON-038 ON-098 ON-418 ON-419 ON-420 ON-421 ON-422]', async ({
  page,
}) => {
  const calls = providerCalls(page);
  await page.goto('/terms-condition');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Terms of Service' })).toBeVisible();
  await expect(main.getByText(/18 years or older/)).toBeVisible();
  await expect(main.getByText(/one account only/)).toBeVisible();
  await expect(main.getByText(/may not use a proxy/)).toBeVisible();
  await expect(main.getByText(/balance of an account may not be transferred/)).toBeVisible();
  await expect(main.getByText(/9 or more months.*earned nothing/)).toBeVisible();
  expect(calls.all).toEqual([]);
});

test('the privacy policy says what is shared and what stays confidential, and asks nothing of the provider [ON-039 ON-098 ON-423 ON-424]', async ({
  page,
}) => {
  const calls = providerCalls(page);
  await page.goto('/privacy-policy');
  await expect(
    page.getByText(/address, email, phone and fax.*not shared, sold or divulged.*notice.*authorisation.*law/),
  ).toBeVisible();
  await expect(page.getByText(/transactions stay confidential/)).toBeVisible();
  expect(calls.all).toEqual([]);
});

test('the footer has a disclaimer, exactly three links and a configured copyright @layout [ON-007 ON-008 ON-009]', async ({
  page,
}) => {
  await page.goto('/terms-condition');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('non-execution');
  await expect(footer).toContainText('wrong execution');
  await expect(footer).toContainText(/©.*Folioflow/);
  expect(await footer.getByRole('link').allInnerTexts()).toEqual(['Terms', 'Privacy Policy', 'Helpdesk']);
  const helpdesk = footer.getByRole('link', { name: 'Helpdesk' });
  await expect(helpdesk).toHaveAttribute('rel', 'noopener');
  expect(new URL((await helpdesk.getAttribute('href')) ?? '').origin).not.toBe(new URL(page.url()).origin);
  await footer.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL(/\/privacy-policy\/?$/);
  await footer.getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL(/\/terms-condition\/?$/);
});

for (const path of ['/', '/signin', '/otp-1', '/otp-2', '/signup', '/terms-condition', '/privacy-policy', '/faq']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} has no accessibility violation in the ${colorScheme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      const violations = await violationsOf(page);
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
    });
  }
}
