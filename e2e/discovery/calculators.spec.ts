import { expectAccessible } from '../support/axe.ts';
import { createTouchInput } from '../support/user-input.ts';
import { expect, test } from '../support/test.ts';

test('a visitor on a phone calculates a SIP, a lumpsum and a goal, and returns to the same figures @layout', async ({
  page,
}) => {
  const { press, type } = createTouchInput(page);
  const result = page.getByRole('region', { name: 'Result' });
  await page.goto('/sipcalculator');
  await expect(result).toContainText('₹11,61,695');

  await test.step('change the amount and an option', async () => {
    await page.getByLabel('SIP Amount').fill('');
    await type(page.getByLabel('SIP Amount'), '2000');
    await expect(result).toContainText('₹4,64,678');
    await press(page.getByText('More options'));
    await page.getByLabel('Annual Inflation (%)').fill('6');
    await expect(page).toHaveURL(/amount=2000.*inflation=6/);
    await page.reload();
    await expect(page.getByLabel('SIP Amount')).toHaveValue('2,000');
    await expect(page.getByLabel('Annual Inflation (%)')).toHaveValue('6');
  });

  await test.step('read the chart and its table', async () => {
    const chart = page.getByRole('img', { name: 'Growth over 10 years, one bar for each year' });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(chart).toBeVisible();
    await press(page.getByText('Show as a table'));
    await expect(page.getByRole('row')).toHaveCount(11);
    await expectAccessible(page);
  });

  await test.step('calculate the others', async () => {
    await press(page.getByRole('link', { name: 'Lumpsum', exact: true }));
    await expect(page.getByRole('heading', { level: 1, name: 'Lumpsum calculator' })).toBeFocused();
    await expect(result).toContainText('₹3,10,585');
    await press(page.getByRole('link', { name: 'Goal', exact: true }));
    await expect(result).toContainText('₹19,819');
    await expectAccessible(page);
    await page.goBack();
    await page.goBack();
    await expect(page.getByLabel('SIP Amount')).toHaveValue('2,000');
  });
});
