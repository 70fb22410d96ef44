import { i18n } from '@folioflow/flows/testing/texts';
import { sampleGoalDraft } from '@folioflow/flows';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { GoalCalculator } from './GoalCalculator.tsx';

const field = (name: string) => page.getByLabelText(name, { exact: true });
const result = () => page.getByRole('region', { name: i18n._('calculator.result') });

test('the result is the monthly amount of the goal, rounded up, with its growth', async () => {
  const onPlan = vi.fn();
  await render(<GoalCalculator onPlan={onPlan} />);
  await expect.element(result()).toMatchTextContent(/^ResultMonthly SIP for your goal–/);
  await page.getByRole('button', { name: i18n._('calculator.submit') }).click();
  await userEvent.keyboard('{Shift}');
  await expect.element(field(i18n._('calculator.goal.amount'))).toHaveValue('1,00,00,000');
  await expect.element(result()).toMatchTextContent(/Monthly SIP for your goal₹19,819.*₹35,67,420.*rounded up/);
  await field(i18n._('calculator.years')).fill('10');
  await expect.element(result()).toMatchTextContent(/Monthly SIP for your goal₹43,041/);
  await page.getByRole('button', { name: '₹50L' }).click();
  await expect.element(field(i18n._('calculator.goal.amount'))).toHaveValue('50,00,000');
  await expect.element(result()).toMatchTextContent(/Monthly SIP for your goal₹21,521/);
  const link = page.getByRole('link', { name: 'Find schemes for ₹21,521 a month' });
  await expect.element(link).toBeVisible();
  link.element().addEventListener('click', (event) => event.preventDefault());
  await link.click();
  expect(onPlan.mock.calls).toEqual([[{ tab: 'sip', amount: 21_521 }]]);
});

test('an empty goal leaves the last result, marked as such', async () => {
  await render(<GoalCalculator opened={sampleGoalDraft} />);
  await field(i18n._('calculator.goal.amount')).fill('');
  await expect.element(result().getByText(i18n._('calculator.stale'))).toBeVisible();
  await expect
    .element(field(i18n._('calculator.goal.amount')))
    .toHaveAccessibleDescription(new RegExp(`${i18n._('calculator.problem.missing')}$`));
});
