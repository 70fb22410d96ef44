import { accepted, holdingList, type HoldingListPorts } from '@folioflow/flows';
import { useFlow } from '@folioflow/flows/react';
import { deferredPorts, holdingSamples } from '@folioflow/flows/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { PortfolioWithHoldings } from './testing/PortfolioWithHoldings.tsx';

afterEach(() => page.viewport(414, 896));

const { sampleHoldings, closedTransactions, holdingsHistoryAnswer, manyHoldings, ...samples } = holdingSamples;
const { listHoldingsAnswer, listTransactionsAnswer, purchasesOf, withoutNav } = samples;

async function openList(holdings = sampleHoldings) {
  const ports = deferredPorts<HoldingListPorts>();
  const flow = holdingList(ports);
  function Opened() {
    return <PortfolioWithHoldings {...useFlow(flow, undefined)} />;
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
const row = (name: RegExp) => page.getByRole('listitem').filter({ hasText: name });
const names = () =>
  page
    .getByRole('link')
    .elements()
    .filter((link) => link.getAttribute('href')?.startsWith('/holding?'))
    .map((link) => link.querySelector('[translate=no]')?.textContent.split(' ')[0]);

describe('the holdings', () => {
  test.each([360, 1280])('have their number, change of the day and return at %d px', async (width) => {
    await page.viewport(width, 900);
    const { answerTransactions } = await openList();
    await answerTransactions();
    for (const figure of ['+₹290.53', 'on 20 Nov 2026', 'XIRR', 'a year'])
      await expect.element(region('Overall')).toMatchTextContent(figure);
    await expect.element(region('Overall')).toMatchTextContent('1 holding has no NAV of this day and is not included.');
    await expect.element(page.getByRole('heading', { name: '4 holdings' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(width);
  });

  test('of eight are within 1,000 px of a phone whose header has 56, in rows of at most 80 px', async () => {
    await page.viewport(360, 800);
    const { ports } = await openList(manyHoldings(9));
    await expect.poll(() => ports.getHoldingsHistory.calls).toHaveLength(1);
    await ports.getHoldingsHistory.answer(accepted(holdingsHistoryAnswer, 0));
    await expect.element(page.getByRole('img', { name: /^Value and cost/ })).toBeVisible();
    const boxes = page
      .getByRole('list', { name: 'Schemes' })
      .getByRole('listitem')
      .elements()
      .map((item) => item.getBoundingClientRect());
    const top = region('Overall').element().getBoundingClientRect().top;
    expect((boxes[7]?.bottom ?? Infinity) - top).toBeLessThanOrEqual(1000 - 56);
    expect(Math.max(...boxes.map(({ height }) => height))).toBeLessThanOrEqual(80);
  });

  test('show the percentage that is chosen above them, with a dash for an unknown one', async () => {
    const { answerTransactions } = await openList();
    await answerTransactions();
    await expect.element(row(/HDFC/)).toMatchTextContent('₹87,650 +22.97%');
    await userEvent.click(page.getByRole('radio', { name: '1 day' }));
    await expect.element(row(/HDFC/)).toMatchTextContent('₹87,650 +0.54%');
    await userEvent.click(page.getByRole('radio', { name: 'XIRR' }));
    await expect.element(row(/HDFC/)).toMatchTextContent('₹87,650 +14.07%');
    await expect.element(row(/ICICI/)).toMatchTextContent('₹10,208 –');
  });

  test('show the payout ahead of units that were sold, also where all of them were', async () => {
    const pending_payouts = [{ payout_amount: 25_000, payout_date: '26/11/2026', payout_reference: 'P1' }];
    const [first, second] = sampleHoldings;
    if (first === undefined || second === undefined) throw new Error('Two holdings are expected.');
    await openList([
      { ...first, pending_payouts },
      { ...second, units: 0, lots: [], pending_payouts },
    ]);
    for (const name of [/HDFC/, /Axis/])
      await expect.element(row(name)).toMatchTextContent('Payout ₹25,000 by 26 Nov 2026');
    await expect.element(page.getByRole('button', { name: /closed/ })).not.toBeInTheDocument();
  });

  test.each([360, 1280])('name a scheme in its own language at %d px', async (width) => {
    await page.viewport(width, 900);
    await openList();
    const name = page.getByRole('link', { name: /^HDFC/ }).getByText(sampleHoldings[0]?.scheme_name ?? '');
    await expect.element(name).toBeVisible();
    await expect.element(name).toHaveAttribute('lang', 'en');
  });

  test('show the return of all of them in words while it is unknown, never as 0 %', async () => {
    await openList();
    await expect.element(region('Overall')).toMatchTextContent('We are calculating it.');
  });

  test('show the day of an old NAV, and a holding without a NAV', async () => {
    await openList([...sampleHoldings, withoutNav]);
    await expect.element(row(/SBI/)).toMatchTextContent('NAV of 12 Nov 2026');
    await expect.element(row(/Kotak/)).toMatchTextContent('No NAV yet');
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
    await expect.element(row(/UTI/)).toMatchTextContent('Closed ₹34,200 +14.00%');
  });

  test('are sorted by the head of a column on a desktop', async () => {
    await page.viewport(1280, 900);
    await openList();
    await expect.element(page.getByRole('columnheader', { name: 'Value' })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(page.getByRole('button', { name: 'Scheme' }));
    await expect.poll(names).toEqual(['Axis', 'HDFC', 'ICICI', 'SBI']);
    await expect.element(page.getByRole('columnheader', { name: 'Scheme' })).toHaveAttribute('aria-sort', 'ascending');
  });

  test('are allocated by category, fund house and risk, as one bar with a legend', async () => {
    await openList();
    const allocation = region('Allocation');
    await expect.element(allocation.getByRole('row', { name: /^Equity/ })).toMatchTextContent('74.1%');
    await userEvent.selectOptions(allocation.getByRole('combobox', { name: 'Allocation by' }), 'Fund house');
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
    await expect.poll(() => ports.getHoldingsHistory.calls).toHaveLength(1);
    await ports.getHoldingsHistory.answer(accepted(holdingsHistoryAnswer, 0));
    const history = region('Value over time');
    await userEvent.click(page.getByText('Show as a table'));
    const rows = page.getByRole('group', { name: 'Show as a table' }).getByRole('row');
    await expect.element(rows.last()).toMatchTextContent('20 Nov 2026');
    await userEvent.click(history.getByRole('radio', { name: '1M' }));
    expect(rows.elements().length).toBeLessThan(10);
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
