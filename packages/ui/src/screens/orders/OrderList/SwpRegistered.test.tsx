import { cachedOrderRow } from '@folioflow/flows';
import { orderWithSwp, withdrawableOrder } from '@folioflow/flows/testing';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { SwpRegistered } from './SwpRegistered.tsx';

const draw = (order: typeof orderWithSwp) => {
  const onClose = vi.fn();
  return render(
    <SwpRegistered row={cachedOrderRow(order, 'single')} text="Your SWP is registered." onClose={onClose} />,
  ).then(() => onClose);
};

test('the result leads with amount and first day of the listed SWP, takes the focus, and is closed by Done', async () => {
  const onClose = await draw(orderWithSwp);
  await expect.element(page.getByRole('status')).toHaveTextContent('Your SWP of ₹1,000 starts on 4 Dec 2026');
  await expect.element(page.getByRole('region', { name: 'Systematic Withdrawal Plan' })).toHaveFocus();
  await expect.element(page.getByText('Your SWP is registered.')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  expect(onClose).toHaveBeenCalledOnce();
});

test('the result names no amount and no day before the list shows the SWP', async () => {
  await draw(withdrawableOrder);
  await expect.element(page.getByRole('status')).toHaveTextContent('Your SWP is registered');
});
