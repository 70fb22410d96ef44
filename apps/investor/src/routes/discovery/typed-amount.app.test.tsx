import { button, expect, field, page, READY, test, userEvent, visit } from '../../testing/app-test.tsx';
import { chartPath } from '../../testing/test-data.ts';

const amountField = () => field('Amount');
const investButton = () => page.getByRole('button', { name: /^Invest Now/ });
const question = () => page.getByRole('group', { name: 'Do you mean 100.50 or 10,050?' });
const answer = (name: string) => question().getByRole('button', { name, exact: true });

test.beforeEach(async ({ investor }) => {
  await page.viewport(1280, 800);
  await investor.signIn(READY);
  visit(chartPath);
  await page.getByRole('tab', { name: 'ONE TIME/LUMPSUM' }).click();
});
test.afterEach(() => page.viewport(414, 896));

test('an amount with a comma for its paise is asked about, and no order is possible before the answer', async () => {
  await userEvent.type(amountField(), '100,50');
  await expect.element(investButton()).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  await expect.element(question()).toBeVisible();
  await expect.element(amountField()).toHaveFocus();
  await expect.element(investButton()).toBeDisabled();
  expect(location.pathname).toContain('/charts/');
  await userEvent.keyboard('{Tab}');
  await expect.element(answer('100.50')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Enter a whole number.')).toBeVisible();
  await expect.element(amountField()).toHaveValue('100,50');
  await answer('10,050').click();
  await expect.element(question()).not.toBeInTheDocument();
  await expect.element(amountField()).toHaveValue('10,050');
  await expect.element(amountField()).toHaveFocus();
  await expect.element(button('Invest Now: ₹10,050')).toBeEnabled();
});

test('an amount with the commas of its grouping, and one in Devanagari digits, are read without a question', async () => {
  await userEvent.type(amountField(), '10,000{Tab}');
  await expect.element(button('Invest Now: ₹10,000')).toBeEnabled();
  await userEvent.fill(amountField(), '');
  await userEvent.type(amountField(), '१२३४५{Tab}');
  await expect.element(amountField()).toHaveValue('12,345');
  await expect.element(button('Invest Now: ₹12,345')).toBeEnabled();
});
