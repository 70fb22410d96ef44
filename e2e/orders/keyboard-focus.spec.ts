import { createCountedKeys } from '../support/counted-keys.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

const WITH_ORDERS = '9000000101';

test('a filter, a turned page and Back leave the focus where the next key is expected @desktop', async ({
  page,
  investor,
}) => {
  await investor.signIn();
  await page.goto('/schemeList');
  const keys = createCountedKeys(page);
  const main = page.getByRole('main');
  const risk = main.getByRole('button', { name: /^Risk/ });
  await expect(main.getByRole('article').first()).toBeVisible();

  await keys.moveTo(risk);
  await keys.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Low', exact: true })).toBeFocused();
  await keys.press('Escape');
  await expect(risk).toBeFocused();

  const next = main.getByRole('button', { name: 'Next', exact: true });
  await next.focus();
  await keys.press('Enter');
  await expect(main.getByText('Page 2 of 3')).toBeVisible();
  await expect(main.getByRole('status').filter({ hasText: 'schemes' })).toBeFocused();
  await keys.press('Tab');
  await expect(main.getByRole('button', { name: 'Refresh' })).toBeFocused();

  await keys.moveTo(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Orders' }), 'Shift+Tab');
  await keys.press('Enter');
  await expect(page).toHaveURL(/\/orderList\/?$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/schemeList/);
  await expect(page.getByRole('heading', { level: 1, name: 'Explore mutual funds' })).toBeFocused();
  expect(keys.ringFaults()).toEqual([]);
});

test('a dialog holds the focus, returns it, and a wrong PIN leaves it in its field @desktop', async ({
  page,
  investor,
}) => {
  await investor.signIn(WITH_ORDERS);
  await page.goto('/orderList');
  const keys = createCountedKeys(page);
  const more = page.getByRole('button', { name: /^More for/ }).first();
  await expect(more).toBeVisible();
  await keys.moveTo(more);
  await keys.press('Enter');
  await keys.moveTo(page.getByRole('menuitem', { name: 'Cancel' }), 'ArrowDown');
  await keys.press('Enter');
  const dialog = page.getByRole('dialog');
  const pin = dialog.getByLabel('PIN', { exact: true });
  await expect(pin).toBeVisible();
  await keys.moveTo(pin);
  await keys.type('1111');
  await keys.press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'OK' })).toBeFocused();
  await keys.press('Enter');
  await expect(pin).toHaveValue('');
  await expect(pin).toBeFocused();

  // The browser itself is the only way out of a modal dialog, so that a round ends where it began.
  for (let stop = 0; stop < 12; stop += 1) {
    await keys.press('Tab');
    const isOutside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== null && focused !== document.body && focused.closest('dialog') === null;
    });
    expect(isOutside).toBe(false);
  }
  await keys.moveTo(pin);
  await keys.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(more).toBeFocused();
  expect(keys.ringFaults()).toEqual([]);
});

test('an error of a form moves the focus to its field, which names the error @desktop', async ({ page }) => {
  await page.goto('/signin');
  const keys = createCountedKeys(page);
  const mobile = page.getByLabel('Mobile number', { exact: true });
  await keys.moveTo(mobile);
  await keys.type('12345');
  await keys.press('Enter');
  await expect(mobile).toBeFocused();
  await expect(mobile).toHaveAttribute('aria-invalid', 'true');
  await keys.press('Tab');
  await keys.press('Shift+Tab');
  await expect(mobile).toBeFocused();
  expect(keys.ringFaults()).toEqual([]);
});
