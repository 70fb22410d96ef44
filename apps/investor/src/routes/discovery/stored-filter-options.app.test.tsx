import { schemes as words } from '@folioflow/flows/words/schemes';
import { expect, page, reload, test, visit } from '../../testing/app-test.tsx';

const filters = [
  ['amc_list', words['filter.amc']],
  ['amc_category', words['filter.category']],
  ['amc_risk', words['filter.risk']],
  ['growth_percentage', words['filter.growth']],
  ['minimum_investment', words['filter.minimumAmount']],
  ['investment_method', words['filter.mode']],
] as const;

test('the six filters of the scheme list offer what the stored master list contains [DO-038]', async ({ investor }) => {
  await investor.signIn();
  const stored = Object.fromEntries(
    filters.map(([key]) => [key, [{ value: `value of ${key}`, label: `Only option of ${key}` }]]),
  );
  localStorage.setItem('masterList', JSON.stringify(stored));
  visit('/schemeList');
  reload();
  for (const [key, name] of filters) {
    await page
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    const options = dialog.getByRole('checkbox');
    await expect.element(options).toHaveLength(1);
    await expect.element(options).toHaveAccessibleName(`Only option of ${key}`);
    await dialog.getByRole('button', { name: 'Done' }).click();
  }
});
