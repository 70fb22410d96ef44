import { chartPath, scheme } from '../../apps/investor/src/testing/test-data.ts';
import { drawPicture } from '../kyc/pictures.ts';
import { recordProviderCalls } from '../support/provider-calls.ts';
import { expect, test } from '../support/test.ts';

test('a SIP starts under a mandate that is registered, signed and uploaded in its checkout @gate', async ({
  page,
  investor,
}) => {
  const calls = recordProviderCalls(page);
  const main = page.getByRole('main');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await investor.signIn();

  await test.step('the scheme', async () => {
    await page.goto(chartPath);
    await expect(page.getByRole('heading', { level: 1, name: scheme.name })).toBeVisible();
    await button('Invest').click();
    await page.getByRole('tab', { name: 'INVEST IN SIP' }).click();
    await field('Amount of each instalment').fill('6000');
    await page.getByRole('button', { name: /^Start SIP: ₹6,000/ }).click();
    // The scheme's page is shown under the address of the checkout until the code of the checkout has arrived.
    await expect(page.getByRole('heading', { name: 'SIP Order Checkout' })).toBeVisible();
  });

  const id = await test.step('the mandate', async () => {
    await main
      .getByRole('radio', { name: /^(?!Yes|No)/ })
      .first()
      .check();
    await button('Register Mandate').click();
    const title = page.getByRole('heading', { name: /^Sign the form for mandate M\d+$/ });
    await expect(title).toBeVisible();
    const number = (await title.innerText()).replace(/^.* /, '');
    await field('Signed form').setInputFiles(await drawPicture(page, `${number}.png`));
    await button('Upload').click();
    await expect(page.getByRole('article', { name: `Mandate ${number}` })).toContainText(
      'Under process for bank approval',
    );
    return number;
  });

  await test.step('its approval by the bank', async () => {
    const mandate = page.getByRole('article', { name: `Mandate ${id}` });
    const refresh = button(`Refresh mandate ${id}`);
    await refresh.click();
    await expect.poll(() => calls.to('validation/nachmandate/status').length).toBe(1);
    await expect(refresh).toBeEnabled();
    await refresh.click();
    await expect(mandate).toContainText('Approved');
  });

  await test.step('the SIP', async () => {
    await button('Review').click();
    await expect(page.getByRole('region', { name: 'What you agree to' })).toContainText('₹72,000 in total');
    await button('Create SIP Order').click();
    await field('OTP').fill('123456');
    await button('Confirm SIP Order').click();
    await expect(page).toHaveURL(/\/sipResponse\/?$/);
    await expect(main.getByRole('status')).toHaveText(/^Your SIP of ₹.* starts on /);
    expect(calls.to('xsip/create')).toHaveLength(1);
  });
});
