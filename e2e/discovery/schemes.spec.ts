import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { recordProviderCalls } from '../support/provider-calls.ts';

test.beforeEach(async ({ investor }) => {
  await investor.signIn();
});

const schemeCards = (page: Page) => page.getByRole('main').getByRole('link', { name: /Fund|Scheme|Plan/ });

test('the list fetches file 0 and shows cards, and the logo leads to it @layout [ON-053 ON-405 DO-013 DO-014 DO-020 DO-395]', async ({
  page,
}) => {
  const calls = recordProviderCalls(page);
  await page.goto('/schemeList');
  await expect(page.getByRole('link', { name: 'Amaltas Flexi Cap Fund (SC01)' })).toBeVisible();
  const [first] = calls.to('master/schemelist');
  expect(first).toMatchObject({ method: 'POST', body: { file_index: 0 } });
  for (const path of ['/portfolio', '/accounts']) {
    await page.goto(path);
    await page.getByRole('banner').getByRole('link', { name: 'Folioflow' }).click();
    await expect(page).toHaveURL(/\/schemeList\/?$/);
  }
});

test('filters restrict the list, combine, survive a reload and can be cleared [DO-022 DO-023 DO-035 DO-036 DO-037 DO-039]', async ({
  page,
}) => {
  await page.goto('/schemeList');
  await expect(page.getByText('74 schemes')).toBeVisible();
  await page.getByRole('button', { name: /^AMC List/ }).click();
  await page.getByRole('dialog', { name: 'AMC List' }).getByRole('checkbox', { name: 'Amaltas Mutual Fund' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByText('74 schemes')).toHaveCount(0);
  const byHouse = await page.getByRole('status').filter({ hasText: 'scheme' }).innerText();
  await page.getByRole('button', { name: /^Risk/ }).click();
  await page.getByRole('dialog', { name: 'Risk' }).getByRole('checkbox').first().check();
  await page.keyboard.press('Escape');
  const count = page.getByRole('status').filter({ hasText: /scheme|No results/ });
  await expect(count.first()).not.toHaveText(byHouse);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('filters_schemeList'))).toContain('Amaltas');
  await page.reload();
  await expect(page.getByRole('button', { name: /Amaltas Mutual Fund/ })).toBeVisible();
  await expect(page.getByText('74 schemes')).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear all' }).first().click();
  await expect(page.getByText('74 schemes')).toBeVisible();
});

test('the pages go forward and back, and the files are fetched in order [DO-054 DO-058]', async ({ page }) => {
  const calls = recordProviderCalls(page);
  await page.goto('/schemeList');
  await expect(page.getByText('74 schemes')).toBeVisible();
  await expect(schemeCards(page)).toHaveCount(30);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Page 2 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Page 3 of 3')).toBeVisible();
  await expect(schemeCards(page)).toHaveCount(14);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByText('Page 2 of 3')).toBeVisible();
  expect(calls.to('master/schemelist').map(({ body }) => body['file_index'])).toEqual([0, 1, 2]);
});

test('the filter bar remains visible while the list scrolls @layout [DO-021]', async ({ page }) => {
  await page.goto('/schemeList');
  await expect(page.getByText('74 schemes')).toBeVisible();
  await page.mouse.wheel(0, 3000);
  await page.evaluate(() => scrollTo(0, 3000));
  await expect(page.getByRole('button', { name: /^AMC List/ })).toBeInViewport();
});

test('a card opens the chart in a new tab on a wide screen, and in the same tab on a narrow one @layout [DO-001 DO-052 DO-053 DO-060 DO-061 DO-062 DO-063 DO-064 DO-065 DO-066 DO-404 DO-446 ON-057 ON-058 ON-010]', async ({
  page,
  context,
}, { project }) => {
  const calls = recordProviderCalls(page);
  await page.goto('/schemeList?sort=name');
  const card = page.getByRole('link', { name: /Amaltas Flexi Cap Fund \(SC01\)/ }).first();
  const parameters = { scheme_isin: 'INFZZZ000011', scheme_code: 'SC01', scheme_name: 'Amaltas Flexi Cap Fund (SC01)' };
  let chart = page;
  if (project.name === 'desktop') {
    [chart] = await Promise.all([context.waitForEvent('page'), card.click()]);
    await expect(chart).toHaveURL(/\/charts\/INFZZZ000011\/SC01\/Amaltas%20Flexi%20Cap%20Fund%20(\(|%28)SC01(\)|%29)$/);
    expect(await chart.evaluate(() => window.opener as unknown)).toBeNull();
  } else {
    await card.click();
    await expect(page).toHaveURL(/\/chartsmobile\/$/);
    expect(await page.evaluate(() => (history.state as { usr: { param_data: unknown } }).usr.param_data)).toEqual(
      parameters,
    );
    await expect
      .poll(() => calls.to('master/scheme/statistics').map(({ body }) => body))
      .toEqual([
        {
          param_isin: parameters.scheme_isin,
          param_scheme_code: parameters.scheme_code,
          param_scheme_name: parameters.scheme_name,
        },
      ]);
  }
  await expect(chart.getByRole('heading', { level: 1, name: parameters.scheme_name })).toBeVisible();
  await expect(chart).toHaveTitle(parameters.scheme_name);
  // A new tab has no Back, so it shows a link; a phone has its own Back.
  const back = chart.getByRole('link', { name: 'Back to the scheme list' });
  await expect(back).toBeVisible({ visible: project.name === 'desktop' });
  if (project.name === 'desktop') await expect(back).toHaveAttribute('href', '/schemeList/?sort=name');
  await expect(chart.getByText(/^₹\d+\.\d+$/).first()).toBeVisible();
  await expect
    .poll(() => chart.evaluate(() => JSON.parse(sessionStorage.getItem('received_data') ?? 'null') as unknown))
    .toEqual(parameters);
  await chart.goto('/chartsmobile');
  await expect(chart.getByRole('heading', { level: 1, name: parameters.scheme_name })).toBeVisible();
});
