import { mandateRowOf } from '@folioflow/flows';
import {
  approvedMandate,
  cancelledMandate,
  inactiveMandate,
  pendingMandate,
  rejectedMandate,
} from '@folioflow/flows/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { MandateCard } from './MandateCard.tsx';

test.each([
  ['SB', 'Savings'],
  ['NE', 'NRE'],
  ['Overdraft', 'Overdraft'],
])('the account type %s is shown as %s', async (account_type, word) => {
  await render(<MandateCard row={mandateRowOf({ ...approvedMandate, account_type })} />);
  await expect.element(page.getByText(`${word}, ${approvedMandate.ifsc_code}`, { exact: true })).toBeVisible();
});

test('the amounts of a mandate have Indian grouping [DO-004]', async () => {
  await render(<MandateCard row={mandateRowOf({ ...approvedMandate, amount: 1_334_567, limit_used: 100_000 })} />);
  await expect.element(page.getByText('₹12,34,567', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/₹1,00,000 .*₹13,34,567/)).toBeVisible();
});

test('the rest of a limit is shown as available only after the approval of the bank [DO-317 OM-225]', async () => {
  const { rerender } = await render(<MandateCard row={mandateRowOf(pendingMandate)} />);
  await expect.element(page.getByText('₹25,000 available once your bank approves it', { exact: true })).toBeVisible();
  await rerender(<MandateCard row={mandateRowOf(rejectedMandate)} />);
  await expect.element(page.getByText('₹50,000 available once your bank approves it', { exact: true })).toBeVisible();
  await rerender(<MandateCard row={mandateRowOf(approvedMandate)} />);
  await expect.element(page.getByText('₹20,000 available', { exact: true })).toBeVisible();
});

test.each([
  ['inactive', inactiveMandate],
  ['cancelled', cancelledMandate],
])('the available limit of a mandate that is %s is shown as unused [DO-317 OM-225]', async (_state, mandate) => {
  await render(<MandateCard row={mandateRowOf({ ...mandate, amount: 25_000, limit_used: 5000 })} />);
  await expect.element(page.getByText('₹20,000 unused', { exact: true })).toBeVisible();
});
