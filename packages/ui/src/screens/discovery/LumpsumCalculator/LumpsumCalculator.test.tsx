import { i18n } from '@folioflow/flows/testing/texts';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { LumpsumCalculator } from './LumpsumCalculator.tsx';

const field = (name: string) => page.getByLabelText(name, { exact: true });
const result = () => page.getByRole('region', { name: i18n._('calculator.result') });

test('the result is that of the submitted example and follows the three fields', async () => {
  const onPlan = vi.fn();
  await render(<LumpsumCalculator onPlan={onPlan} />);
  await page.getByRole('button', { name: i18n._('calculator.submit') }).click();
  await userEvent.keyboard('{Shift}');
  await expect.element(result()).toMatchTextContent(/Value after 10 years₹3,10,585.*\+₹2,10,585/);
  await page.getByRole('button', { name: '₹50,000' }).click();
  await field(i18n._('calculator.years')).fill('3');
  await field(i18n._('calculator.cagr')).fill('8');
  await expect.element(result()).toMatchTextContent(/Value after 3 years₹62,986.*at 8% a year/);
  const link = page.getByRole('link', { name: 'Find schemes for ₹50,000' });
  await expect.element(link).toBeVisible();
  link.element().addEventListener('click', (event) => event.preventDefault());
  await link.click();
  expect(onPlan.mock.calls).toEqual([[{ tab: 'lumpsum', amount: 50_000 }]]);
});

test('an invalid figure is shown at its field, and the button moves the focus to it', async () => {
  await render(<LumpsumCalculator />);
  await field(i18n._('calculator.years')).fill('101');
  await expect
    .element(field(i18n._('calculator.years')))
    .toHaveAccessibleDescription(/Enter whole years from 1 to 100$/);
  await page.getByRole('button', { name: i18n._('calculator.submit') }).click();
  await expect.element(field(i18n._('calculator.years'))).toHaveFocus();
  await field(i18n._('calculator.years')).fill('1');
  await page.getByRole('button', { name: i18n._('calculator.submit') }).click();
  await expect.element(page.getByRole('heading', { name: i18n._('calculator.result') })).toHaveFocus();
});

test('the calculators link to each other, and the current one is marked', async () => {
  await render(<LumpsumCalculator />);
  const links = page
    .getByRole('navigation', { name: i18n._('calculator.tabs') })
    .getByRole('link')
    .elements();
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.ariaCurrent])).toEqual([
    ['SIP', '/sipcalculator', null],
    ['Lumpsum', '/sipcalculator?of=lumpsum', 'page'],
    ['Goal', '/sipcalculator?of=goal', null],
  ]);
});

test('the texts of the amount buttons are within their borders on a phone', async () => {
  await page.viewport(360, 740);
  await render(<LumpsumCalculator />);
  for (const name of ['₹10,000', '₹50,000', '₹1L', '₹5L']) {
    const button = page.getByRole('button', { name, exact: true }).element();
    expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  }
});
