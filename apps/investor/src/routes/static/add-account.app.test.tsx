import { expect, isAt, page, test, visit } from '../../testing/app-test.tsx';
import { inMain } from '@folioflow/wiring/testing/page';
for (const path of ['/add-bank-acc', '/add-debit-card']) {
  test(`${path} is the chooser, with no form, no card field and no call [ON-047 ON-048 ON-386 ON-387 ON-388 ON-393]`, async ({
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
    await expect.poll(() => inMain('form, input, select, textarea')).toHaveLength(0);
    expect(network.calls).toEqual([]);
  });
}

test('either way has its page without any field, and Save leads both to the same one [ON-031 ON-032 ON-035 ON-036 ON-091 ON-389 ON-390 ON-391 ON-392]', async ({
  network,
}) => {
  const main = page.getByRole('main');
  for (const [way, path, title] of [
    [/^Debit card/, /\/verify-step-1\/?$/, 'Add a debit account'],
    [/^Bank account/, /\/verify-step-5\/?$/, 'Add a bank account'],
  ] as const) {
    visit('/add-bank-acc');
    await main.getByRole('link', { name: way }).click();
    await isAt(path);
    await expect.element(main.getByRole('heading', { name: title })).toBeVisible();
    await expect.poll(() => inMain('form, input, select, textarea')).toHaveLength(0);
    await main.getByRole('link', { name: 'Save' }).click();
    await isAt(/\/verify-step-6\/?$/);
    await expect.element(main.getByRole('heading', { name: 'You are all set' })).toBeVisible();
  }
  visit('/verify-step-2');
  await expect.element(main.getByRole('heading', { name: 'Upload your ID' })).toBeVisible();
  expect(network.calls).toEqual([]);
});
