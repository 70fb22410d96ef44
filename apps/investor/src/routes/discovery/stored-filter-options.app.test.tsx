import { i18n } from '@folioflow/flows/testing/texts';
import { expect, page, reload, test, visit } from '../../testing/app-test.tsx';

const filters = [
  ['amc_list', i18n._('schemes.filter.amc')],
  ['amc_category', i18n._('schemes.filter.category')],
  ['amc_risk', i18n._('schemes.filter.risk')],
  ['growth_percentage', i18n._('schemes.filter.growth')],
  ['minimum_investment', i18n._('schemes.filter.minimumAmount')],
  ['investment_method', i18n._('schemes.filter.mode')],
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
