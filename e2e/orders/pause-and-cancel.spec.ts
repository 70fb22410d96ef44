import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Persona with orders and SIPs in every state. */
const WITH_ORDERS = '9000000101';

async function confirmPin(page: Page, confirm: string): Promise<void> {
  await page.getByLabel('PIN', { exact: true }).fill('1234');
  await page.getByRole('dialog').getByRole('button', { name: confirm, exact: true }).click();
}

/** Chooses an action of the first row that offers it, and returns the row. */
async function chooseAction(page: Page, action: string) {
  const menus = page.getByRole('article').getByRole('button', { name: /^More for/ });
  await expect(menus.first()).toBeVisible();
  const item = page.getByRole('menuitem', { name: action, exact: true });
  for (let place = 0; place < (await menus.count()); place += 1) {
    await menus.nth(place).click();
    await expect(page.getByRole('menu')).toBeVisible();
    if (await item.isVisible()) {
      const row = page.getByRole('article').filter({ has: menus.nth(place) });
      await item.click();
      return row;
    }
    await page.keyboard.press('Escape');
  }
  throw new Error(`No row offers ${action}.`);
}

test.beforeEach(({ investor }) => investor.signIn(WITH_ORDERS));

test('a SIP is paused by a number of instalments and the PIN @gate', async ({ page }) => {
  await page.goto('/sipList');
  await chooseAction(page, 'Pause Order');
  await page.getByLabel('Instalments to skip').selectOption('2');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText(/The next 2 instalments, from .* are skipped/);
  await confirmPin(page, 'Confirm');
  await expect(page).toHaveURL(/\/fyInformation\/$/);
  await expect(page.getByRole('main')).toContainText(/The next 2 instalments are skipped/);
  await page.getByRole('link', { name: 'Ok, Go to list' }).click();
  await expect(page).toHaveURL(/\/sipList\/?$/);
});

test('an order is cancelled by the PIN, and its row says so @gate', async ({ page }) => {
  await page.goto('/orderList');
  await chooseAction(page, 'Cancel');
  await expect(page.getByRole('dialog')).toContainText('Cancel this order?');
  await confirmPin(page, 'Cancel order');
  // A notification has the text first, and afterwards its place on the page.
  await expect(page.getByText('Your order was cancelled.').filter({ visible: true })).toBeVisible();
});
