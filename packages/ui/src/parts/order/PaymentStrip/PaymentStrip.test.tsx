import type { Exit } from '@folioflow/flows';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { PaymentStrip, type NextPayments } from './PaymentStrip.tsx';
import { PaymentStripFrame } from './PaymentStripFrame.tsx';
import { nextDebit, waiting } from './testing/sample-payments.ts';
import '../../../tokens/tokens.css';

afterEach(() => page.viewport(414, 896));

const strip = () => page.getByRole('region', { name: 'Payments ahead' });
const payButton = () => page.getByRole('button', { name: 'Pay now' });

async function show(payments: NextPayments) {
  const exits: Exit[] = [];
  const retries: string[] = [];
  const stripWith = (shown: NextPayments) => (
    <PaymentStrip payments={shown} onRetry={() => retries.push('retry')} onExit={(exit) => exits.push(exit)} />
  );
  const screen = await render(stripWith(payments));
  return { exits, retries, update: (next: NextPayments) => screen.rerender(stripWith(next)), screen };
}

describe('the strip about the next payments', () => {
  test('names amount, day and scheme of the next debit, and leads to the calendar', async () => {
    await show({ nextDebit, waiting: [] });
    await expect
      .element(strip())
      .toMatchTextContent(
        'Next debit: ₹6,000 on Mon, 7 Dec 2026SIP · Parag Parikh Flexi Cap Fund - Direct Plan - Growth',
      );
    await expect
      .element(page.getByRole('link', { name: 'See payments by day' }))
      .toHaveAttribute('href', '/paymentCalendar');
    await expect.element(payButton()).not.toBeInTheDocument();
  });

  test('takes no focus while another strip is about to replace it', async () => {
    const link = () => page.getByText('See payments by day').element() as HTMLElement;
    const { rerender } = await render(<PaymentStripFrame isBusy isPlaceholder />);
    link().focus();
    expect(document.activeElement).not.toBe(link());
    await rerender(<PaymentStripFrame isBusy />);
    link().focus();
    expect(document.activeElement).toBe(link());
  });

  test('names only the sum of several debits, marks an expected day, and leaves an unknown amount out', async () => {
    const { update } = await show({
      nextDebit: { ...nextDebit, count: 3, schemeName: null, certainty: 'expected' },
      waiting: [],
    });
    await expect
      .element(strip())
      .toMatchTextContent('Next debit: ₹6,000 on Mon, 7 Dec 20263 SIPs on this expected day');
    await update({ nextDebit: { ...nextDebit, amountInPaise: null }, waiting: [] });
    await expect.element(strip()).toMatchTextContent('Next debit on Mon, 7 Dec 2026');
  });

  test('leads from the only order that waits to its payment', async () => {
    const { exits } = await show({ nextDebit: null, waiting: [waiting] });
    await expect.element(strip()).toMatchTextContent('1 order is waiting for your payment.');
    await userEvent.click(payButton());
    expect(exits).toEqual([waiting.payNow]);
  });

  test('counts several orders, which the calendar lists', async () => {
    await show({ nextDebit, waiting: [waiting, { ...waiting, id: 'b' }] });
    await expect.element(strip()).toMatchTextContent('2 orders are waiting for your payment.');
    await expect.element(payButton()).not.toBeInTheDocument();
  });

  test('says that nothing is due', async () => {
    await show({ nextDebit: null, waiting: [] });
    await expect.element(strip()).toMatchTextContent('No debit in the next three months.');
  });

  test('announces that the payments could not be checked, and has the focus when a retry succeeds', async () => {
    const { retries, update } = await show('unchecked');
    const status = strip().getByRole('status');
    await expect.element(status.getByText('We could not check your payments.')).toBeVisible();
    const retry = strip().getByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    expect(retries).toEqual(['retry']);
    await update('rechecking');
    await expect.element(retry).toHaveAttribute('aria-busy', 'true');
    await expect.element(status).toMatchTextContent('Looking for your next debit');
    await update('unchecked');
    await expect.element(status).toMatchTextContent('We could not check your payments.');
    await expect.element(retry).toHaveFocus();
    await update('rechecking');
    await update({ nextDebit, waiting: [] });
    await expect.element(strip()).toHaveFocus();
    await expect.element(status).not.toBeInTheDocument();
  });

  test.each([360, 414, 640, 1280])(
    'has one height for every text, before its code is fetched too, at %d px',
    async (width) => {
      await page.viewport(width, 800);
      const screen = await render(<PaymentStripFrame />);
      const heights = [strip().element().clientHeight];
      const long = { ...nextDebit, schemeName: 'A fund with a name '.repeat(9) };
      const states: NextPayments[] = [
        'checking',
        'unchecked',
        'rechecking',
        { nextDebit: null, waiting: [] },
        { nextDebit, waiting: [] },
        { nextDebit: { ...nextDebit, certainty: 'expected' }, waiting: [] },
        { nextDebit: long, waiting: [waiting] },
        { nextDebit, waiting: [waiting, waiting] },
      ];
      for (const payments of states) {
        await screen.rerender(<PaymentStrip payments={payments} onRetry={() => undefined} onExit={() => undefined} />);
        heights.push(strip().element().clientHeight);
      }
      expect(heights).toEqual(heights.map(() => heights[0]));
      expect(document.documentElement.scrollWidth).toBe(width);
    },
  );
});
