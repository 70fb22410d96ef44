import { i18n } from '@folioflow/flows/testing/texts';
import type { GetPortfolioAnswer, ReturnsBlock } from '@folioflow/api/contract';
import { accepted, portfolio, refused, type PortfolioPorts } from '@folioflow/flows';
import { useFlow } from '@folioflow/flows/react';
import { deferredPorts } from '@folioflow/flows/testing';
import { useEffect, type ReactNode } from 'react';
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

async function opened(kyc?: KycCheck, holdings?: ReactNode) {
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
        holdings={holdings}
      />
    );
  }
  await render(<Page />);
  return getPortfolio;
}
const region = (name: string) => page.getByRole('region', { name, exact: true });

describe('the portfolio', () => {
  test('is fetched by an empty request, during which a loading text is shown [OM-183]', async () => {
    const port = await opened();
    await expect.element(page.getByRole('status')).toMatchTextContent('We are fetching your portfolio');
    expect(port.calls).toEqual([{ request: {} }]);
    await port.answer(accepted(held, 0));
    await expect.element(page.getByText('We are fetching your portfolio')).not.toBeInTheDocument();
  });

  test('renders its holdings unseen with the request, and shows them below the cards', async () => {
    const port = await opened(undefined, <p>Nine holdings</p>);
    await expect.element(page.getByText('Nine holdings')).not.toBeVisible();
    await port.answer(accepted(held, 0));
    await expect.element(page.getByText('Nine holdings')).toBeVisible();
  });

  test('has no holdings without its cards, and requests them again with a retry', async () => {
    let mounted = 0;
    const Holdings = () => {
      useEffect(() => {
        mounted += 1;
      }, []);
      return <p>Nine holdings</p>;
    };
    const port = await opened(undefined, <Holdings />);
    await port.answer(refused('Your portfolio is being updated.', '011'));
    await expect.element(page.getByText('Nine holdings')).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Try again' }).click();
    await port.answer(accepted(held, 0));
    await expect.element(page.getByText('Nine holdings')).toBeVisible();
    expect(mounted).toBe(2);
  });

  test('has an overall summary and cards for Lumpsum, SIP and STP [OM-184]', async () => {
    const port = await opened();
    await port.answer(accepted(held, 0));
    for (const name of ['Overall', 'Lumpsum', 'SIP', 'STP']) await expect.element(region(name)).toBeVisible();
  });

  test('shows the four overall figures and the number of orders of each kind [OM-188]', async () => {
    const port = await opened();
    await port.answer(accepted(held, 0));
    for (const figure of ['₹12,34,567', '₹12,69,134', '+₹34,567', '+2.8%'])
      await expect.element(region('Overall')).toMatchTextContent(figure);
    await expect.element(region('Lumpsum')).toMatchTextContent('4 orders');
    await expect.element(region('SIP')).toMatchTextContent('3 orders');
    await expect.element(region('STP')).toMatchTextContent('1 order ');
  });

  test.each([
    ['Lumpsum', ['₹10,00,000', '₹10,50,000', '+₹50,000', '+5%']],
    ['SIP', ['₹2,00,000', '₹2,01,234', '+₹1,234', '+0.62%']],
    ['STP', ['₹34,567', '₹17,900', '-₹16,667', '-48.22%']],
  ])('shows the four figures of %s [OM-189]', async (name, figures) => {
    const port = await opened();
    await port.answer(accepted(held, 0));
    for (const figure of figures) await expect.element(region(name)).toMatchTextContent(figure);
  });

  test('shows a gain and its percentage in one line of a card, at 1,280 px', async () => {
    await page.viewport(1280, 800);
    const port = await opened();
    const result = held.result && { ...held.result, single: blockOf(541_706.67, 285_445.06, 52.69) };
    await port.answer(accepted({ ...held, result }, 0));
    const topOf = (text: string) => region('Lumpsum').getByText(text).element().getBoundingClientRect().top;
    await expect.poll(() => topOf('+₹2,85,445.06') - topOf('+52.69%')).toBe(0);
  });

  test('shows the share of each kind in per cent, with a sum of 100', async () => {
    const port = await opened();
    await port.answer(accepted(held, 0));
    await expect.element(region('Lumpsum')).toMatchTextContent('83% of the total');
    await expect.element(region('SIP')).toMatchTextContent('16% of the total');
    await expect.element(region('STP')).toMatchTextContent('1% of the total');
  });

  test('shows neither number nor share of a kind without orders, and its gain of zero without colour', async () => {
    const port = await opened();
    const result = held.result && { ...held.result, stp_order_count: 0, stp: blockOf(0, 0, 0) };
    await port.answer(accepted({ ...held, result }, 0));
    expect(toneOf(region('STP').getByText('₹0').last())).toBe('neutral');
    await expect.element(region('STP')).not.toMatchTextContent(/orders|of the total/);
    await expect.element(region('SIP')).toMatchTextContent('of the total');
  });

  test('shows amounts in rupees, a gain in green and a loss in red [OM-187]', async () => {
    const port = await opened();
    await port.answer(accepted(held, 0));
    await expect.element(region('Overall').getByText('+₹34,567')).toBeVisible();
    expect(toneOf(region('Overall').getByText('+₹34,567'))).toBe('gain');
    expect(toneOf(region('STP').getByText('-₹16,667'))).toBe('loss');
  });

  test('links each of its three cards to the list of its orders [OM-185]', async () => {
    const port = await opened();
    await port.answer(accepted(held, 0));
    for (const [name, list] of [
      ['Lumpsum', '/orderList'],
      ['SIP', '/sipList'],
      ['STP', '/stpList'],
    ] as const)
      await expect
        .element(region(name).getByRole('link', { name: `Open the order list: ${name}` }))
        .toHaveAttribute('href', list);
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

test('holdings are shown below the banner of an unfinished KYC', async () => {
  const port = await opened({ progress: { kind: 'submitted' }, onRetry: () => undefined });
  await port.answer(accepted(held, 0));
  await expect.element(region('Overall')).toBeVisible();
  await expect.element(page.getByText(/^Your KYC is being approved/)).toBeVisible();
});
