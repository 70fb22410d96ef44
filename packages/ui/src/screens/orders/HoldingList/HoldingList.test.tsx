import { accepted, holdingList, type HoldingListPorts } from '@folioflow/flows';
import { useFlow } from '@folioflow/flows/react';
import { deferredPorts, holdingSamples } from '@folioflow/flows/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { HoldingList } from './HoldingList.tsx';

afterEach(() => page.viewport(414, 896));

const { sampleHoldings, closedTransactions, holdingsHistoryAnswer, manyHoldings, ...samples } = holdingSamples;
const { listHoldingsAnswer, listTransactionsAnswer, purchasesOf, withoutNav } = samples;

async function openList(holdings = sampleHoldings) {
  const ports = deferredPorts<HoldingListPorts>();
  const flow = holdingList(ports);
  function Opened() {
    return <HoldingList {...useFlow(flow, undefined)} />;
  }
  await render(<Opened />);
  await ports.listHoldings.answer(accepted(listHoldingsAnswer(...holdings), 0));
  const transactions = [...purchasesOf(holdings), ...(holdings === sampleHoldings ? closedTransactions : [])];
  return {
    ports,
    answerTransactions: () => ports.listTransactions.answer(accepted(listTransactionsAnswer(...transactions), 0)),
  };
}

const region = (name: string) => page.getByRole('region', { name, exact: true });
const names = () =>
  page
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent.split(' ')[0]);

describe('the holdings', () => {
  test.each([360, 1280])('have their number, change of the day and return at %d px', async (width) => {
    await page.viewport(width, 900);
    const { answerTransactions } = await openList();
    await answerTransactions();
    for (const figure of ['Schemes held4', 'Change on 20 Nov 2026', '+₹290.53', 'Return per year'])
      await expect.element(region('Your holdings')).toMatchTextContent(figure);
    await expect
      .element(region('Your holdings'))
      .toMatchTextContent('1 holding has no NAV of this day and is not included.');
    expect(document.documentElement.scrollWidth).toBe(width);
  });

  test.each([360, 1280])('name a scheme in its own language at %d px', async (width) => {
    await page.viewport(width, 900);
    await openList();
    const link = page.getByRole('link', { name: sampleHoldings[0]?.scheme_name ?? '' }).first();
    await expect.element(link).toBeVisible();
    expect(link.element().closest('body [lang]')).toHaveAttribute('lang', 'en');
  });

  test('show a return that is unknown in words, never as 0 %', async () => {
    const { answerTransactions } = await openList();
    await expect.element(region('Your holdings')).toMatchTextContent('We are calculating it.');
    await answerTransactions();
    await expect
      .element(page.getByRole('article', { name: /^ICICI/ }))
      .toMatchTextContent('Not available: the first investment is less than 30 days ago.');
  });

  test('show the day of an old NAV, and a holding without a NAV', async () => {
    await openList([...sampleHoldings, withoutNav]);
    await expect.element(page.getByRole('article', { name: /^SBI/ })).toMatchTextContent('NAV of 12 Nov 2026');
    await expect.element(page.getByRole('article', { name: /^Kotak/ })).toMatchTextContent('No NAV yet');
  });

  test('are sorted by the chosen figure', async () => {
    const { answerTransactions } = await openList();
    await answerTransactions();
    await expect.poll(names).toEqual(['HDFC', 'SBI', 'Axis', 'ICICI']);
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sort by' }), 'Gain in percent');
    await expect.poll(names).toEqual(['SBI', 'HDFC', 'Axis', 'ICICI']);
  });

  test('include closed ones on request, with their payments', async () => {
    const { answerTransactions } = await openList();
    await answerTransactions();
    await userEvent.click(page.getByRole('button', { name: 'Show 1 closed holding' }));
    const closedCard = page.getByRole('article', { name: /^UTI/ });
    for (const figure of ['Closed', '₹34,199.65', '₹30,000', '+₹4,199.65', '+14.00%'])
      await expect.element(closedCard).toMatchTextContent(figure);
  });

  test('are allocated by category, fund house and risk, as bars with a table', async () => {
    await openList();
    const allocation = region('Allocation');
    await expect.element(allocation.getByRole('row', { name: /^Equity/ })).toMatchTextContent('74.1%');
    await userEvent.click(allocation.getByRole('radio', { name: 'Fund house' }));
    await expect.element(allocation.getByRole('row', { name: /^SBI Mutual Fund/ })).toMatchTextContent('19.0%');
  });

  test('lead to the page of each holding', async () => {
    await openList();
    await expect
      .element(page.getByRole('link', { name: /^HDFC/ }))
      .toHaveAttribute('href', '/holding?scheme=HDFC-FLEXI-GR&folio=91021234567');
  });

  test('have their value over time as a table, for the chosen period', async () => {
    const { ports } = await openList();
    await userEvent.keyboard('{Tab}');
    await expect.poll(() => ports.getHoldingsHistory.calls).toHaveLength(1);
    await ports.getHoldingsHistory.answer(accepted(holdingsHistoryAnswer, 0));
    const history = region('Value over time');
    await userEvent.click(history.getByText('Show as a table'));
    await expect.element(history.getByRole('row').last()).toMatchTextContent('20 Nov 2026');
    await userEvent.click(history.getByRole('radio', { name: '1M' }));
    expect(history.getByRole('row').elements().length).toBeLessThan(10);
  });

  test('without a single one lead to the orders', async () => {
    await openList([]);
    await expect.element(page.getByRole('link', { name: 'See your orders' })).toHaveAttribute('href', '/allOrders');
  });

  test.each([360, 1280])('of two hundred are all in the page in the end, at %d px', async (width) => {
    await page.viewport(width, 900);
    await openList(manyHoldings(200));
    await expect.poll(() => page.getByRole('link', { name: /Fund 200/ }).elements().length).toBe(1);
    await expect.poll(() => document.querySelectorAll('a[href^="/holding?"]').length).toBe(200);
  });
});
