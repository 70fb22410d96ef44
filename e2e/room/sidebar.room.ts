import { expect, test, type Page } from '@playwright/test';

const CHECKOUT = 'flows-checkout-lumpsumcheckout';

const addressOf = (path: string) => `${process.env['ROOM_URL'] ?? ''}?path=/${path}`;

const readRows = (page: Page) =>
  page
    .locator('.sidebar-item, .sidebar-subheading')
    .evaluateAll((rows) => rows.map((row) => `${row.getAttribute('data-nodetype')} ${row.textContent}`));

for (const path of [`story/${CHECKOUT}--reviewing`, 'docs/welcome--docs', 'story/primitives-amountfield--filled'])
  test(`the sidebar has the same rows before and after it is complete: ${path}`, async ({ page }) => {
    await page.goto(addressOf(path));
    const row = page.locator('.sidebar-item').first();
    await expect(row).toBeVisible();
    const first = await readRows(page);
    expect(first.length).toBeGreaterThan(10);
    await page.mouse.move(5, 5);
    await page.locator('#storybook-explorer-searchfield').fill('Mandate');
    await expect(page.getByRole('listbox').getByRole('option').nth(3)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(row).toBeVisible();
    expect(await readRows(page)).toEqual(first);
  });

test('a component that was closed opens with all its stories', async ({ page }) => {
  await page.goto(addressOf(`story/${CHECKOUT}--reviewing`));
  await page.locator('#flows-checkout-sipcheckout').click();
  await expect(page.locator('.sidebar-item[data-item-id^=flows-checkout-sipcheckout--]')).not.toHaveCount(2);
  await expect(page.locator('#flows-checkout-sipcheckout--declined')).toBeVisible();
});
