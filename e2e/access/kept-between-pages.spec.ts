import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const kept = (page: Page) => page.evaluate(() => Object.keys(sessionStorage).sort());

test('what a tab keeps of the pages is gone once sign-in is opened [ON-447]', async ({ page, investor }) => {
  await investor.signIn('9000000204');
  await page.goto('/schemeList');
  await expect.poll(() => kept(page)).toEqual(['filters_schemeList']);
  await page.goto('/charts/INFZZZ000011/SC01/SC01');
  await expect.poll(() => kept(page)).toEqual(['filters_schemeList', 'received_data']);
  await page.goto('/personalVerification');
  await expect.poll(() => kept(page)).toEqual(['filters_schemeList', 'personal_info_step', 'received_data']);
  await page.goto('/signin');
  await expect(page.getByRole('heading', { name: 'Mutual Fund Investment App' })).toBeVisible();
  await expect.poll(() => kept(page)).toEqual([]);
});
