import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test('a visitor calculates a SIP, a lumpsum and a goal, and returns to the same figures @layout', async ({ page }) => {
  const amount = page.getByLabel('SIP Amount', { exact: true });
  const result = page.getByRole('region', { name: 'Result' });
  await page.goto('/sipcalculator');
  await page.getByRole('button', { name: 'SUBMIT' }).click();
  await expect(result).toContainText('₹11,61,695');

  await test.step('change the amount and the inflation', async () => {
    await amount.fill('2000');
    await expect(result).toContainText('₹4,64,678');
    await page.getByLabel('Annual Inflation (%)').fill('6');
    await expect(page).toHaveURL(/amount=2000.*inflation=6/);
    await page.reload();
    await expect(amount).toHaveValue('2,000');
    await expect(page.getByLabel('Annual Inflation (%)')).toHaveValue('6');
  });

  await test.step('read the chart and its table', async () => {
    const chart = page.getByRole('img', { name: 'Growth over 10 years, one bar for each year' });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(chart).toBeVisible();
    await page.getByText('Show as a table').click();
    await expect(page.getByRole('row')).toHaveCount(11);
    await expectAccessible(page);
  });

  await test.step('calculate the others', async () => {
    await page.getByRole('link', { name: 'Lumpsum', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lumpsum calculator' })).toBeFocused();
    await page.getByRole('button', { name: 'SUBMIT' }).click();
    await expect(result).toContainText('₹3,10,585');
    await page.getByRole('link', { name: 'Goal', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Goal calculator' })).toBeFocused();
    await page.getByRole('button', { name: 'SUBMIT' }).click();
    await expect(result).toContainText('₹19,819');
    await expectAccessible(page);
    await page.goBack();
    await page.goBack();
    await expect(amount).toHaveValue('2,000');
  });
});
