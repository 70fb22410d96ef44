import { i18n } from '@folioflow/flows/testing/texts';
import type { GetPortfolioAnswer, ReturnsBlock } from '@folioflow/api/contract';
import { accepted, portfolio, refused, type PortfolioPorts } from '@folioflow/flows';
import { useFlow } from '@folioflow/flows/react';
import { deferredPorts } from '@folioflow/flows/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toneOf } from '../../../testing/tone.ts';
import { render } from '../../../testing/render.tsx';
import { KycBanner, type KycCheck } from '../../../parts/stage/KycBanner/KycBanner.tsx';
import { EmptyPortfolio } from './EmptyPortfolio.tsx';
import { Portfolio } from './Portfolio.tsx';

afterEach(() => page.viewport(414, 896));

const blockOf = (invested: number, difference: number, percent: number): ReturnsBlock => ({
  overall_investment_amount: invested,
  total_returns_amount: invested + difference,
  returns_difference_amount: difference,
  total_returns_percent: percent,
});
const held: GetPortfolioAnswer = {
  code: '000',
  messageText: '',
  is_portfolio_available: true,
  result: {
    ...blockOf(1234567, 34567, 2.8),
    single_order_count: 4,
    sip_order_count: 3,
    stp_order_count: 1,
    single: blockOf(1000000, 50000, 5),
    xsip: blockOf(200000, 1234, 0.62),
    stp: blockOf(34567, -16667, -48.22),
  },
};
const empty: GetPortfolioAnswer = { code: '000', messageText: '', is_portfolio_available: false, result: undefined };

async function opened(kyc?: KycCheck) {
  const ports = deferredPorts<PortfolioPorts>();
  const { getPortfolio } = ports;
  const flow = portfolio(ports);
  function Page() {
    const { view, remote } = useFlow(flow, { request: {} });
    return (
      <Portfolio
        view={view}
        remote={remote}
        empty={kyc && <EmptyPortfolio kyc={kyc} />}
        banner={kyc && <KycBanner progress={kyc.progress} />}
      />
    );
  }
  await render(<Page />);
  return getPortfolio;
}
const region = (name: string) => page.getByRole('region', { name, exact: true });
const kind = (name: string) => region('By kind of order').getByRole('link', { name: new RegExp(`^${name} `) });

describe('the portfolio', () => {
  test('is fetched by an empty request, during which a loading text is shown [OM-183]', async () => {
    const port = await opened();
    await expect.element(page.getByRole('status')).toMatchTextContent('We are fetching your portfolio');
    expect(port.calls).toEqual([{ request: {} }]);
    await port.answer(accepted(held, 0));
    await expect.element(page.getByText('We are fetching your portfolio')).not.toBeInTheDocument();
  });

  test('has an overall summary, and a line each for Lumpsum, SIP and STP [OM-184]', async () => {
    const port = await opened();
    await port.answer(accepted(held, 0));
    await expect.element(region('Overall')).toBeVisible();
    for (const name of ['Lumpsum', 'SIP', 'STP']) await expect.element(kind(name)).toBeVisible();
  });

  test('shows the four overall figures and the number of orders of each kind [OM-188]', async () => {
    const port = await opened();
    await port.answer(accepted(held, 0));
    for (const figure of ['₹12,34,567', '₹12,69,134', '+₹34,567', '+2.8%', '4 Lumpsum · 3 SIP · 1 STP'])
      await expect.element(region('Overall')).toMatchTextContent(figure);
  });

  test('sets the paise of the value in small figures', async () => {
    const port = await opened();
    const result = held.result && { ...held.result, ...blockOf(500_000, 12_345.67, 2.47) };
    await port.answer(accepted({ ...held, result }, 0));
    await expect.element(region('Overall').getByText('.67', { exact: true }).first()).toHaveTextContent('.67');
    await expect.element(region('Overall')).toMatchTextContent('₹5,12,345.67');
  });

  test.each([
    ['Lumpsum', ['₹10,00,000', '₹10,50,000', '+₹50,000', '+5%']],
    ['SIP', ['₹2,00,000', '₹2,01,234', '+₹1,234', '+0.62%']],
    ['STP', ['₹34,567', '₹17,900', '-₹16,667', '-48.22%']],
  ])('shows the four figures of %s [OM-189]', async (name, figures) => {
    const port = await opened();
    await port.answer(accepted(held, 0));
    for (const figure of figures) await expect.element(kind(name)).toMatchTextContent(figure);
  });

  test('shows the gain of zero of a kind without orders without colour', async () => {
    const port = await opened();
    const result = held.result && { ...held.result, stp_order_count: 0, stp: blockOf(0, 0, 0) };
    await port.answer(accepted({ ...held, result }, 0));
    expect(toneOf(kind('STP').getByText('₹0', { exact: true }).last())).toBe('neutral');
  });

  test('shows amounts in rupees, a gain in green and a loss in red [OM-187]', async () => {
    const port = await opened();
    await port.answer(accepted(held, 0));
    await expect.element(region('Overall').getByText('+₹34,567')).toBeVisible();
    expect(toneOf(region('Overall').getByText('+₹34,567'))).toBe('gain');
    expect(toneOf(kind('STP').getByText('-₹16,667'))).toBe('loss');
  });

  test('links each of its three lines to the list of its orders [OM-185]', async () => {
    const port = await opened();
    await port.answer(accepted(held, 0));
    for (const [name, list] of [
      ['Lumpsum', '/orderList'],
      ['SIP', '/sipList'],
      ['STP', '/stpList'],
    ] as const)
      await expect.element(kind(name)).toHaveAttribute('href', list);
  });

  test('shows a text and a link to start investing if it is empty [OM-186]', async () => {
    const port = await opened();
    await port.answer(accepted(empty, 0));
    await expect.element(page.getByText('You have not started your investment.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Start Investing' })).toHaveAttribute('href', '/schemeList');
  });

  test('shows the reason and a retry, not the text for an empty portfolio, after a refusal', async () => {
    const port = await opened();
    await port.answer(refused('Your portfolio is being updated.', '011'));
    await expect.element(page.getByRole('alert')).toMatchTextContent('Your portfolio is being updated.');
    await expect.element(page.getByText('You have not started your investment.')).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: i18n._('orders.list.retry') }));
    await port.answer(accepted(held, 0));
    await expect.element(region('Overall')).toBeVisible();
    expect(port.calls).toHaveLength(2);
  });
});

describe('the empty portfolio of a person', () => {
  const notStarted = () => page.getByText('You have not started your investment.');
  const openedEmpty = async (progress: KycCheck['progress'], onRetry: () => void = () => undefined) =>
    (await opened({ progress, onRetry })).answer(accepted(empty, 0));

  const startLink = () => page.getByRole('link', { name: 'Start Investing' });

  test.each([360, 1280])(
    'whose KYC is not finished shows the next step below the start, at %d px [OM-186]',
    async (width) => {
      await page.viewport(width, 740);
      await openedEmpty({ kind: 'due', stage: 'bank' });
      await expect.element(notStarted()).toBeVisible();
      await expect.element(startLink()).toHaveAttribute('href', '/schemeList');
      expect(
        page
          .getByRole('heading', { level: 2 })
          .elements()
          .map(({ textContent }) => textContent),
      ).toEqual(['You have not started your investment.', 'Your KYC is at step 3 of 5: bank account.']);
      await expect
        .element(page.getByRole('link', { name: 'Continue KYC' }))
        .toHaveAttribute('href', '/bankVerification');
      expect(document.documentElement.scrollWidth).toBe(width);
    },
  );

  test('whose approval is awaited shows that below the start [OM-186]', async () => {
    await openedEmpty({ kind: 'submitted' });
    await expect.element(page.getByText(/^Your KYC is being approved/)).toBeVisible();
    await expect.element(notStarted()).toBeVisible();
    await expect.element(startLink()).toHaveAttribute('href', '/schemeList');
  });

  test('whose KYC is approved starts investing [OM-186]', async () => {
    await openedEmpty({ kind: 'approved' });
    await expect.element(notStarted()).toBeVisible();
    await expect.element(page.getByText(/KYC/)).not.toBeInTheDocument();
  });

  test('waits for the check of the KYC', async () => {
    await openedEmpty('checking');
    await expect.element(page.getByText('We are fetching your portfolio')).toBeVisible();
    await expect.element(notStarted()).not.toBeInTheDocument();
  });

  test('whose KYC could not be checked offers another check below the start [OM-186]', async () => {
    let retries = 0;
    await openedEmpty('unchecked', () => void (retries += 1));
    await expect.element(notStarted()).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    expect(retries).toBe(1);
  });
});

test('figures are shown below the banner of an unfinished KYC', async () => {
  const port = await opened({ progress: { kind: 'submitted' }, onRetry: () => undefined });
  await port.answer(accepted(held, 0));
  await expect.element(region('Overall')).toBeVisible();
  await expect.element(page.getByText(/^Your KYC is being approved/)).toBeVisible();
});
