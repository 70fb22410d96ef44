import { mandateRowOf } from '@folioflow/flows';
import { approvedMandate } from '@folioflow/flows/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MandateCard } from './MandateCard.tsx';

test.each([
  ['SB', 'Savings'],
  ['NE', 'NRE'],
  ['Overdraft', 'Overdraft'],
])('an account of the kind %s is called %s', async (account_type, word) => {
  await render(<MandateCard row={mandateRowOf({ ...approvedMandate, account_type })} />);
  await expect.element(page.getByText(`${word}, ${approvedMandate.ifsc_code}`, { exact: true })).toBeVisible();
});

test('its amounts are grouped the Indian way [DO-004]', async () => {
  await render(<MandateCard row={mandateRowOf({ ...approvedMandate, amount: 1_334_567, limit_used: 100_000 })} />);
  await expect.element(page.getByText('₹12,34,567.00', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/₹1,00,000\.00 .*₹13,34,567\.00/)).toBeVisible();
});
