import { accepted, holdingPage, type Exit, type HoldingPagePorts } from '@folioflow/flows';
import { useFlow } from '@folioflow/flows/react';
import { deferredPorts, holdingSamples } from '@folioflow/flows/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { HoldingPage } from './HoldingPage.tsx';

afterEach(() => page.viewport(414, 896));

const {
  flexiCap,
  taxSaver,
  flexiCapOrders,
  listHoldingsAnswer,
  listOrdersAnswer,
  listTransactionsAnswer,
  purchasesOf,
  withoutNav,
} = holdingSamples;

async function openHolding(holding = flexiCap) {
  const ports = deferredPorts<HoldingPagePorts>();
  const flow = holdingPage(ports);
  const exits: Exit[] = [];
  const input = { key: { schemeCode: holding.scheme_code, folio: holding.folio_number }, today: () => '2026-11-23' };
  function Opened() {
    const { view, remote } = useFlow(flow, input);
    return <HoldingPage view={view} remote={remote} onExit={(exit) => exits.push(exit)} />;
  }
  await render(<Opened />);
  await ports.listHoldings.answer(accepted(listHoldingsAnswer(flexiCap, taxSaver, withoutNav), 0));
  await ports.listTransactions.answer(accepted(listTransactionsAnswer(...purchasesOf([holding])), 0));
  await ports.listOrders.answer(accepted(listOrdersAnswer(...flexiCapOrders), 0));
  return { exits, ports };
}

const region = (name: string) => page.getByRole('region', { name, exact: true });
const action = (name: string) =>
  page.getByRole('group', { name: 'Actions' }).getByRole('button', { name, exact: true });

describe('the page of a holding', () => {
  test.each([360, 1280])('shows figures, lots and transactions at %d px', async (width) => {
    await page.viewport(width, 900);
    await openHolding();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(flexiCap.scheme_name);
    for (const figure of ['₹87,649.76', '₹71,276.25', '+₹16,373.51', '+22.97%', '+14.07%', '1,500.500', '₹47.5017'])
      await expect.element(region('Figures of the holding')).toMatchTextContent(figure);
    await expect.element(region('Purchases that you still hold').getByRole('rowheader')).toHaveLength(2);
    await expect.element(region('Transactions').getByRole('rowheader')).toHaveLength(2);
    expect(document.documentElement.scrollWidth).toBe(width);
  });

  test('has one dash for the unknown value of a lot without a NAV', async () => {
    await openHolding(withoutNav);
    await expect.element(region('Figures of the holding')).toMatchTextContent('The scheme has no NAV yet.');
    const cells = region('Purchases that you still hold').getByRole('cell').elements();
    expect(cells.map(({ textContent }) => textContent)).toContain('Value–');
  });

  test('shows for each lot its age, and the days from which a sale costs less', async () => {
    await openHolding();
    const [older, newer] = region('Purchases that you still hold').getByRole('row').elements();
    expect(older?.textContent).toContain('2 y 0 m ago');
    expect(older?.textContent).toContain('Already');
    expect(newer?.textContent).toContain('9 months ago');
    expect(newer?.textContent).toContain('11 Feb 2027');
  });

  test('shows the lock-in of each lot of a tax saver alone', async () => {
    await openHolding(taxSaver);
    const lots = region('Purchases that you still hold').getByRole('row');
    await expect.element(lots.nth(0)).toMatchTextContent('No longer');
    await expect.element(lots.nth(1)).toMatchTextContent('7 Oct 2027');
  });

  test('has no lock-in for another scheme', async () => {
    await openHolding();
    await expect.element(region('Purchases that you still hold')).not.toMatchTextContent('Locked until');
  });

  test('leads to the action of the only order that allows it', async () => {
    const { exits } = await openHolding();
    await userEvent.click(action('Start an STP'));
    expect(exits.map(({ to }) => to)).toEqual(['stpSchemeList']);
  });

  test('asks for the order where several allow the action', async () => {
    const { exits } = await openHolding();
    await userEvent.click(action('Invest more'));
    await userEvent.click(page.getByRole('menuitem', { name: 'Lumpsum order 10000011' }));
    expect(exits).toEqual([
      { to: 'orderEditCheckout', state: { request_mode: 'investmore', selected_order: flexiCapOrders[1] } },
    ]);
  });

  test('links a SIP to the page of the scheme', async () => {
    await openHolding();
    await expect
      .element(page.getByRole('link', { name: 'Start a SIP' }))
      .toHaveAttribute('href', expect.stringContaining('/charts/INF179K01608/HDFC-FLEXI-GR/'));
  });
});
