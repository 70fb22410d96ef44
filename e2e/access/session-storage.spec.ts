import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const readSessionKeys = (page: Page) => page.evaluate(() => Object.keys(sessionStorage).sort());

test('opening sign-in clears the session storage of the pages [ON-447]', async ({ page, investor }) => {
  await investor.signIn('9000000204');
  await page.goto('/schemeList');
  await expect.poll(() => readSessionKeys(page)).toEqual(['filters_schemeList']);
  await page.goto('/charts/INFZZZ000011/SC01/SC01');
  await expect.poll(() => readSessionKeys(page)).toEqual(['filters_schemeList', 'received_data']);
  await page.goto('/personalVerification');
  await expect.poll(() => readSessionKeys(page)).toEqual(['filters_schemeList', 'personal_info_step', 'received_data']);
  await page.goto('/signin');
  await expect(page.getByRole('heading', { name: 'Mutual Fund Investment App' })).toBeVisible();
  await expect.poll(() => readSessionKeys(page)).toEqual([]);
});
