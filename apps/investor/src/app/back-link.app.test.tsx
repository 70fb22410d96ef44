import { expect, page, test, visit, waitForPath } from '../testing/app-test.tsx';

const backLink = () => page.getByRole('link', { name: 'Back', exact: true });

test.beforeEach(async ({ investor }) => {
  await page.viewport(360, 740);
  await investor.signIn('9000000101');
});
test.afterEach(() => page.viewport(414, 896));

test('the first page of a tab leads back to the list above it, a later page to the page before it', async () => {
  visit('/advisorAdviseList');
  await expect.element(backLink()).toHaveAttribute('href', '/schemeWatchList');
  await backLink().click();
  await waitForPath(/\/schemeWatchList\/?$/);
  await expect.element(backLink()).not.toBeInTheDocument();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Portfolio' }).click();
  await waitForPath(/\/portfolio\/?$/);
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'My KYC' }).click();
  await waitForPath(/\/accounts\/?$/);
  await expect.element(backLink()).toHaveAttribute('href', '/schemeList');
  await backLink().click();
  await waitForPath(/\/portfolio\/?$/);
});
