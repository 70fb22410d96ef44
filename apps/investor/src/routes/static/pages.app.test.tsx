import { expect, waitForPath, page, test, visit } from '../../testing/app-test.tsx';
import { queryMain } from '@folioflow/wiring/testing/page';

const NOT_FOUND = 'Sorry the information you are looking for could not be found';

test('public pages open at their addresses, in any letter case and with a trailing slash [ON-014 ON-015 ON-016 ON-017 ON-018 ON-019]', async () => {
  for (const [path, heading] of [
    ['/signin', 'Mutual Fund Investment App'],
    ['/SignIn/', 'Mutual Fund Investment App'],
    ['/otp-1', 'Enter Phone Number'],
    ['/otp-2', NOT_FOUND],
    ['/reset', 'Reset your password'],
    ['/verify-email', NOT_FOUND],
    ['/verify-pin', NOT_FOUND],
  ] as const) {
    visit(path);
    await expect.element(page.getByRole('heading', { name: heading })).toBeVisible();
  }
});

test('/signup shows sign-in with the popup and no other form [ON-043 ON-093]', async () => {
  visit('/signup');
  await waitForPath(/\/signin\/$/);
  await expect.element(page.getByRole('dialog', { name: 'Sign Up' })).toBeVisible();
  await expect.element(page.getByRole('dialog').getByRole('textbox')).toHaveLength(1);
  await expect.element(page.getByLabelText(/name|password|email/i)).toHaveLength(0);
});

test('template addresses show the neutral page and no text of the template [ON-041 ON-042 ON-044 ON-045 ON-046 ON-092 ON-094 ON-095 ON-096 OM-009]', async ({
  network,
}) => {
  for (const path of ['/faq', '/about', '/buy-sell', '/lock', '/history']) {
    visit(path);
    await expect.element(page.getByRole('heading', { name: NOT_FOUND })).toBeVisible();
    const text = page.getByRole('main').element().textContent.toLowerCase();
    for (const word of ['crypto', 'wallet', 'currency', 'bitcoin', 'exchange', 'unlock', 'bought', 'sold'])
      expect(text).not.toContain(word);
    await expect.poll(() => queryMain('input, form, table')).toHaveLength(0);
  }
  expect(network.calls).toEqual([]);
});

test('an unknown address shows the neutral page with a link to the home page [ON-080]', async () => {
  visit('/no/such/page');
  await expect.element(page.getByRole('heading', { name: NOT_FOUND })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect
    .element(
      page.getByRole('heading', {
        name: 'Buy and sell Mutual Funds seamlessly',
      }),
    )
    .toBeVisible();
});

test('the terms contain the five rules and send no call [ON-038 ON-098 ON-418 ON-419 ON-420 ON-421 ON-422]', async ({
  network,
}) => {
  visit('/terms-condition');
  const main = page.getByRole('main');
  await expect.element(main.getByRole('heading', { name: 'Terms of Service' })).toBeVisible();
  await expect.element(main.getByText(/18 years or older/)).toBeVisible();
  await expect.element(main.getByText(/one account only/)).toBeVisible();
  await expect.element(main.getByText(/may not use a proxy/)).toBeVisible();
  await expect.element(main.getByText(/balance of an account may not be transferred/)).toBeVisible();
  await expect.element(main.getByText(/earned nothing for 9 or more months/)).toBeVisible();
  expect(network.calls).toEqual([]);
});

test('the privacy policy lists shared and confidential data and sends no call [ON-039 ON-098 ON-423 ON-424]', async ({
  network,
}) => {
  visit('/privacy-policy');
  await expect
    .element(page.getByText(/address, email, phone and fax.*not shared, sold or divulged.*notice.*authorisation.*law/))
    .toBeVisible();
  await expect.element(page.getByText(/transactions stay confidential/)).toBeVisible();
  expect(network.calls).toEqual([]);
});
