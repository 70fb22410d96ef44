import { expect, waitForPath, page, test, visit } from '../../testing/app-test.tsx';
import { queryMain } from '@folioflow/wiring/testing/page';
for (const path of ['/add-bank-acc', '/add-debit-card']) {
  test(`${path} shows the chooser without a form, a card field or a call [ON-047 ON-048 ON-386 ON-387 ON-388 ON-393]`, async ({
    network,
  }) => {
    visit(path);
    const main = page.getByRole('main');
    await expect.element(main.getByRole('heading', { name: 'Add New Account' })).toBeVisible();
    await expect
      .element(main.getByRole('link', { name: /^Bank account/ }))
      .toMatchTextContent(/large amounts.*4-5 days/);
    await expect
      .element(main.getByRole('link', { name: /^Debit card/ }))
      .toMatchTextContent(/visa.*mastercard.*small amounts/);
    await expect.poll(() => queryMain('form, input, select, textarea')).toHaveLength(0);
    expect(network.calls).toEqual([]);
  });
}

test('both choices lead to a page without fields, and Save leads to the same page [ON-031 ON-032 ON-035 ON-036 ON-091 ON-389 ON-390 ON-391 ON-392]', async ({
  network,
}) => {
  const main = page.getByRole('main');
  for (const [link, path, title] of [
    [/^Debit card/, /\/verify-step-1\/?$/, 'Add a debit account'],
    [/^Bank account/, /\/verify-step-5\/?$/, 'Add a bank account'],
  ] as const) {
    visit('/add-bank-acc');
    await main.getByRole('link', { name: link }).click();
    await waitForPath(path);
    await expect.element(main.getByRole('heading', { name: title })).toBeVisible();
    await expect.poll(() => queryMain('form, input, select, textarea')).toHaveLength(0);
    await main.getByRole('link', { name: 'Save' }).click();
    await waitForPath(/\/verify-step-6\/?$/);
    await expect.element(main.getByRole('heading', { name: 'You are all set' })).toBeVisible();
  }
  visit('/verify-step-2');
  await expect.element(main.getByRole('heading', { name: 'Upload your ID' })).toBeVisible();
  expect(network.calls).toEqual([]);
});
