import type { Page } from '@playwright/test';
import { expect, READY, stack, test } from './support/test.ts';

/** Opens an operation of the documentation and executes its example. */
async function execute(page: Page, area: string, id: string): Promise<void> {
  const operation = page.locator(`#operations-${area}-${id}`);
  await operation.locator('.opblock-summary-control').click();
  await operation.getByRole('button', { name: 'Try it out' }).click();
  await operation.getByRole('button', { name: 'Execute' }).click();
}

const answerOf = (page: Page, area: string, id: string) =>
  page.locator(`#operations-${area}-${id} .live-responses-table tbody .response-col_description`);

test('an operation is executed from the API documentation, without a token and with one @desktop', async ({
  page,
  investor,
}) => {
  await page.goto(`${stack.sandbox}/docs`);
  await execute(page, 'access', 'logout');
  await expect(answerOf(page, 'access', 'logout')).toContainText('"code": "000"');

  const { token } = await investor.sandbox.session(READY);
  await page.getByRole('button', { name: 'Authorize' }).click();
  const investorToken = page.locator('.auth-container').filter({ hasText: 'The token of a signed-in customer.' });
  await investorToken.getByRole('textbox').fill(token ?? '');
  await investorToken.getByRole('button', { name: 'Apply credentials' }).click();
  await investorToken.getByRole('button', { name: 'Close' }).click();
  await execute(page, 'orders', 'getPortfolio');
  await expect(answerOf(page, 'orders', 'getPortfolio')).toContainText('is_portfolio_available');
});
