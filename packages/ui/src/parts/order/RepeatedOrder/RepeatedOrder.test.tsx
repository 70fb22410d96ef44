import type { RecentOrderEvent, RecentOrderView } from '@folioflow/flows';
import { recentlyPlacedAt } from '@folioflow/flows/testing';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { RepeatedOrder } from './RepeatedOrder.tsx';

type AskingView = Extract<RecentOrderView, { screen: 'asking' }>;
const asking: AskingView = { screen: 'asking', kind: 'lumpsum', placedAt: recentlyPlacedAt, list: 'orderList' };

/** Renders a button that is busy while its order is compared, and presses it. */
async function renderQuestion(question: AskingView = asking) {
  const sent: RecentOrderEvent[] = [];
  function Host() {
    const [view, setView] = useState<RecentOrderView | undefined>(undefined);
    const send = (event: RecentOrderEvent) => {
      sent.push(event);
      setView(undefined);
    };
    return (
      <>
        <Button busy={view !== undefined} onClick={() => setView(question)}>
          Create Order
        </Button>
        <RepeatedOrder view={view} remote={{ send }} />
      </>
    );
  }
  await render(<Host />);
  await userEvent.click(page.getByRole('button', { name: 'Create Order' }));
  return sent;
}

test.each([
  ['lumpsum', 'You placed the same order at 3:04 PM IST. Place another?', 'Place another'],
  ['sip', 'You placed the same SIP at 3:04 PM IST. Place another?', 'Place another'],
  ['stp', 'You registered the same STP at 3:04 PM IST. Register another?', 'Register another'],
  ['swp', 'You registered the same SWP at 3:04 PM IST. Register another?', 'Register another'],
  ['redemption', 'You placed the same redemption at 3:04 PM IST. Place another?', 'Place another'],
  ['mandate', 'You registered the same mandate at 3:04 PM IST. Register another?', 'Register another'],
] as const)('the question about a repeated %s has its name and its time in India', async (kind, question, yes) => {
  const sent = await renderQuestion({ ...asking, kind });
  await expect.element(page.getByRole('alertdialog', { name: question })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: yes, exact: true }));
  expect(sent).toEqual([{ type: 'repeat.confirmed' }]);
});

test.each(['{Enter}', '{Escape}'])('%s places nothing, and the focus returns to the submit button', async (key) => {
  const sent = await renderQuestion();
  await expect.element(page.getByRole('button', { name: 'Go back' })).toHaveFocus();
  await userEvent.keyboard(key);
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Create Order' })).toHaveFocus();
  expect(sent).toEqual([{ type: 'repeat.left' }]);
});

test('the question links to the list that contains the order', async () => {
  await renderQuestion();
  await expect.element(page.getByRole('link', { name: 'See your orders' })).toHaveAttribute('href', '/orderList');
});

test('there is no link if the list is below the question', async () => {
  await renderQuestion({ ...asking, kind: 'swp', list: null });
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  expect(page.getByRole('link').elements()).toEqual([]);
});
