import type { Page } from '@playwright/test';
import { READY, expect, stack, test } from '../support/test.ts';
import { askForCode, enterCode } from '../access/steps.ts';
import { chartPath, scheme } from '../../apps/investor/src/testing/test-data.ts';
import { chooseNomineeAndAskForCode, confirmOrder, invest } from '../orders/steps.ts';

/** A full device, as an iPhone in private mode once was: everything can be read, and nothing is stored. */
const fillStorage = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
};

/** Blocked cookies: a browser denies the stores together with them. */
const denyStorage = () => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
};

/** Beside both stores, databases and caches reject everything, and storage cannot be estimated. */
const removeStorage = () => {
  const reject = () => Promise.reject(new DOMException('The quota has been exceeded.', 'QuotaExceededError'));
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  IDBFactory.prototype.open = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  CacheStorage.prototype.open = reject;
  StorageManager.prototype.estimate = reject;
};

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'This browser stores nothing.' });

/** Opens an address inside the page, because a reload would end the sign-in. */
const openInPage = (page: Page, path: string) =>
  page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);

for (const [title, breakStorage] of [
  ['without space', fillStorage],
  ['with blocked cookies', denyStorage],
  ['without any store', removeStorage],
] as const)
  test(`${title} an order is placed, and the page says once that the sign-in ends with it`, async ({
    page,
    investor,
  }) => {
    await page.addInitScript(breakStorage);
    await investor.sandbox.session(READY);
    await askForCode(page, investor.mobile);
    await expect(notice(page)).toBeVisible();
    await notice(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice(page)).toHaveCount(0);
    await enterCode(page, '123456');
    await expect(page).toHaveURL(/\/portfolio\/$/);

    await page.getByRole('combobox', { name: 'Theme' }).selectOption('Dark');
    await openInPage(page, chartPath);
    await expect(page.getByRole('heading', { level: 1, name: scheme.name })).toBeVisible();
    await page.getByRole('button', { name: 'Invest', exact: true }).click();
    await page.getByRole('tab', { name: 'ONE TIME/LUMPSUM' }).click();
    await page.getByLabel('Amount', { exact: true }).fill('5000');
    await page.getByRole('button', { name: 'Invest Now' }).click();
    await expect(page.getByRole('heading', { name: 'New Order - One Time Investment' })).toBeVisible();
    await chooseNomineeAndAskForCode(page);
    await confirmOrder(page);
    await expect(page).toHaveURL(/\/orderEditCheckout\/$/);
    await expect(notice(page)).toHaveCount(0);

    await page.goto('/portfolio');
    await expect(page).toHaveURL(/\/signin\/?$/);
  });

test('the first key brings the notice, which moves neither the focus nor the page', async ({ page }) => {
  await page.addInitScript(denyStorage);
  await page.goto('/signin');
  const field = page.getByLabel('Mobile number', { exact: true });
  await expect(page).toHaveTitle('Sign in');
  await page.evaluate(() => document.fonts.ready);
  await field.focus();
  const before = await field.boundingBox();
  await page.keyboard.press('9');
  await expect(notice(page)).toBeVisible();
  await expect(field).toBeFocused();
  await page.keyboard.press('8');
  await expect(field).toHaveValue('98');
  expect(await field.boundingBox()).toEqual(before);
  // The notice precedes the page, so that Dismiss is reached without a pointer.
  const dismiss = notice(page).getByRole('button', { name: 'Dismiss' });
  await page.keyboard.press('Shift+Tab');
  for (let stop = 0; stop < 12 && !(await dismiss.evaluate((button) => button === document.activeElement)); stop += 1)
    await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(notice(page)).toHaveCount(0);
});

test('a browser that stores texts shows no such notice', async ({ page }) => {
  await page.goto('/signin');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.locator('body > div').first()).not.toHaveId('root');
  await expect(notice(page)).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('folioflow-probe');
});

/** Limits the space of the site in bytes, which Chrome derives from the free space of the device. */
async function limitSpace(page: Page, bytes: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const origin = stack.investor;
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: bytes });
  expect(await devtools.send('Storage.getUsageAndQuota', { origin })).toMatchObject({
    overrideActive: true,
    quota: bytes,
  });
}

/** Tries the stores that a quota limits, inside the page; returns the names of their errors. */
const storeElsewhere = async () => {
  const nameOf = (error: unknown) => (error instanceof DOMException ? error.name : String(error));
  const bytes = new Uint8Array(4 * 1024 * 1024);
  const cache = await caches
    .open('test')
    .then((opened) => opened.put('/test', new Response(bytes)))
    .then(() => 'stored', nameOf);
  const database = await new Promise<string>((resolve) => {
    const request = indexedDB.open('test');
    request.onerror = () => resolve(nameOf(request.error));
    request.onupgradeneeded = () => request.result.createObjectStore('texts');
    request.onsuccess = () => {
      const change = request.result.transaction('texts', 'readwrite');
      change.onabort = () => resolve(nameOf(change.error));
      change.oncomplete = () => resolve('stored');
      change.objectStore('texts').put(bytes, 'bytes');
    };
  });
  return { cache, database };
};

const MIB = 1024 * 1024;

/** Enters the code, reloads, and places an order as on a device with space. */
async function signInAndOrder(page: Page): Promise<void> {
  await enterCode(page, '123456');
  await expect(page).toHaveURL(/\/portfolio\/$/);
  await page.reload();
  await expect(page).toHaveURL(/\/portfolio\/$/);
  await expect(notice(page)).toHaveCount(0);
  await invest(page, '5000');
  await chooseNomineeAndAskForCode(page);
  await confirmOrder(page);
  await expect(page).toHaveURL(/\/orderEditCheckout\/$/);
}

test('without a free byte a sign-in survives a reload, and an order is placed', async ({ page, investor }) => {
  // Chrome takes a limit of 0 as none.
  await limitSpace(page, 1);
  await investor.sandbox.session(READY);
  await askForCode(page, investor.mobile);
  expect(await page.evaluate(storeElsewhere)).toEqual({ cache: 'QuotaExceededError', database: 'QuotaExceededError' });
  await signInAndOrder(page);
});

test('with 20 MB of free space a sign-in survives a reload, and an order is placed', async ({ page, investor }) => {
  await limitSpace(page, 20 * MIB);
  await investor.sandbox.session(READY);
  await askForCode(page, investor.mobile);
  await signInAndOrder(page);
});
