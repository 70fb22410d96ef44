import type { Notice } from '@folioflow/flows';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HeadingFocus, PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { DeclinedOrder, type DeclinedOrderProps } from './DeclinedOrder.tsx';

const notice: Notice = { kind: 'refused', text: 'Order rejected by the exchange.', via: 'answer', errors: [] };

function renderDeclined(props: Partial<DeclinedOrderProps> = {}) {
  const revised: string[] = [];
  const shown = (
    <DeclinedOrder
      kind="order"
      schemeName="SBI Small Cap Fund"
      notice={notice}
      onRevise={() => revised.push('revised')}
      {...props}
    />
  );
  return { revised, shown };
}

test('the outcome is the heading, with the reason of the provider and its effect on the money', async () => {
  await render(renderDeclined().shown);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Order not placed' })).toBeVisible();
  await expect.element(page.getByText('Order rejected by the exchange.')).toBeVisible();
  await expect.element(page.getByText('Nothing was charged.')).toBeVisible();
  await expect.element(page.getByText('SBI Small Cap Fund')).toBeVisible();
});

test('the heading is focused when the page replaces the step before', async () => {
  const { rerender } = await render(
    <HeadingFocus>
      <PageHeading key="before">Code</PageHeading>
    </HeadingFocus>,
  );
  await rerender(<HeadingFocus>{renderDeclined().shown}</HeadingFocus>);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('the next steps are the order, the scheme if there is one, and all orders', async () => {
  const { revised, shown } = renderDeclined({ scheme: '/charts/INF1/SC01/SC01' });
  await render(shown);
  await userEvent.click(page.getByRole('button', { name: 'Back to your order' }));
  expect(revised).toEqual(['revised']);
  await expect
    .element(page.getByRole('link', { name: 'Go to the scheme' }))
    .toHaveAttribute('href', '/charts/INF1/SC01/SC01');
  await expect.element(page.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/allOrders');
});

test.each([
  ['redemption', 'Redemption not placed', 'No units were redeemed. Your investment is unchanged.'],
  ['stp', 'STP not started', 'No units were moved. Your investment is unchanged.'],
  ['sip', 'SIP not started', 'Nothing was charged, and no instalment is planned.'],
] as const)('a refused %s is named %s', async (kind, title, effect) => {
  await render(renderDeclined({ kind }).shown);
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect.element(page.getByText(effect)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Go to the scheme' })).not.toBeInTheDocument();
});
