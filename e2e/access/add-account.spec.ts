import { expect, test } from '../support/test.ts';
import { providerCalls } from '../support/provider-calls.ts';

for (const path of ['/add-bank-acc', '/add-debit-card']) {
  test(`${path} is the chooser, with no form, no card field and no call [ON-047 ON-048 ON-386 ON-387 ON-388 ON-393]`, async ({
    page,
  }) => {
    const calls = providerCalls(page);
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Add New Account' })).toBeVisible();
    await expect(main.getByRole('link', { name: /^Bank account/ })).toContainText(/large amounts.*4-5 days/);
    await expect(main.getByRole('link', { name: /^Debit card/ })).toContainText(/visa.*mastercard.*small amounts/);
    await expect(main.locator('form, input, select, textarea')).toHaveCount(0);
    expect(calls.all).toEqual([]);
  });
}

test('either way has its page without any field, and Save leads both to the same one [ON-031 ON-032 ON-035 ON-036 ON-091 ON-389 ON-390 ON-391 ON-392]', async ({
  page,
}) => {
  const calls = providerCalls(page);
  const main = page.getByRole('main');
  for (const [way, path, title] of [
    [/^Debit card/, /\/verify-step-1\/?$/, 'Add a debit account'],
    [/^Bank account/, /\/verify-step-5\/?$/, 'Add a bank account'],
  ] as const) {
    await page.goto('/add-bank-acc');
    await main.getByRole('link', { name: way }).click();
    await expect(page).toHaveURL(path);
    await expect(main.getByRole('heading', { name: title })).toBeVisible();
    await expect(main.locator('form, input, select, textarea')).toHaveCount(0);
    await main.getByRole('link', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\/verify-step-6\/?$/);
    await expect(main.getByRole('heading', { name: 'You are all set' })).toBeVisible();
  }
  await page.goto('/verify-step-2');
  await expect(main.getByRole('heading', { name: 'Upload your ID' })).toBeVisible();
  expect(calls.all).toEqual([]);
});
