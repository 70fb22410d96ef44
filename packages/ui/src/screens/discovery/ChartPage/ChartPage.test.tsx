import { accepted, chartPage, refused, statisticsRequestOf, type ChartPagePorts } from '@folioflow/flows';
import { useFlow } from '@folioflow/flows/react';
import { deferredPorts, LATEST_NAV_AT, sampleChart, sampleHistory, sampleParameters } from '@folioflow/flows/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { colourOf, tokenColour } from '../../../testing/colour.ts';
import '../../../tokens/tokens.css';
import { ChartPage } from './ChartPage.tsx';

const DAY = 86_400_000;
/** The parameters of the page. */
const LIE = 'Sarkari Guaranteed 18% Fund';

async function opened(nav_data_list?: [number, number][]) {
  const ports = deferredPorts<ChartPagePorts>();
  const { getSchemeStatistics } = ports;
  const flow = chartPage(ports);
  const input = { request: statisticsRequestOf({ ...sampleParameters, name: LIE }) };
  function Screen() {
    const { view, remote } = useFlow(flow, input);
    const content = { missing: <p>Nothing here</p>, panel: <Panel /> };
    return <ChartPage view={view} remote={remote} expectedName={LIE} {...content} />;
  }
  await render(<Screen />);
  const answer = (pairs: [number, number][]) =>
    getSchemeStatistics.answer(accepted({ ...sampleChart, nav_data_list: pairs }, 0));
  if (nav_data_list !== undefined) await answer(nav_data_list);
  return { answer, getSchemeStatistics };
}
function Panel() {
  return (
    <label>
      The panel <input />
    </label>
  );
}
/** A NAV for every calendar day. */
const daily = (days: number): [number, number][] =>
  Array.from({ length: days + 1 }, (_, place) => [LATEST_NAV_AT - (days - place) * DAY, 100 + place / 10]);
const drawing = () => page.getByRole('img', { name: /NAV chart/ });
const drawnPoints = () => drawing().element().getAttribute('data-points');
/** The change of the day, not the return of the shown range. */
const changeOf = (direction: string) =>
  [...document.querySelectorAll(`[data-direction="${direction}"]`)].find(({ parentElement }) =>
    parentElement?.textContent.includes('since the previous day'),
  );

beforeEach(async () => {
  await page.viewport(1280, 800);
});

describe('the chart page', () => {
  test('shows the name from the provider, never the name from its address [DO-065]', async () => {
    const { answer } = await opened();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Scheme' })).toBeInTheDocument();
    expect(document.body.innerText).not.toContain('Sarkari');
    await answer(sampleHistory(40));
    await expect.element(page.getByRole('heading', { level: 1, name: sampleParameters.name })).toBeVisible();
    expect(document.body.innerText).not.toContain('Sarkari');
  });

  test('shows minimum, exit load and lock-in below the chart, each only if the provider sends it', async () => {
    await opened(daily(40));
    await expect.element(drawing()).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByText('Minimum lumpsum', { exact: true })).toBeVisible();
    const strip = page.getByText('Minimum lumpsum', { exact: true }).element().closest('dl');
    const terms = [...(strip?.children ?? [])].map((each) => each.textContent);
    expect(terms).toEqual(['Minimum lumpsum₹5,000', 'Exit load1% before 1 year', 'Lock-inNone']);
  });

  test('has the panel after the name, before the chart, for the keyboard, and beside both on a wide screen', async () => {
    await opened(daily(40));
    await expect.element(drawing()).toBeVisible();
    (page.getByRole('heading', { level: 1 }).element() as HTMLElement).focus();
    await userEvent.tab();
    await expect.element(page.getByLabelText('The panel')).toHaveFocus();
    const [panel, name] = [page.getByRole('complementary'), page.getByRole('heading', { level: 1 })].map((each) =>
      each.element().getBoundingClientRect(),
    );
    expect(panel?.left).toBeGreaterThan(name?.right ?? Number.POSITIVE_INFINITY);
    expect(panel?.top).toBeLessThan(name?.bottom ?? 0);
  });

  test('shows riskometer, category, plan, option and codes of the scheme', async () => {
    await opened(daily(40));
    await expect.element(drawing()).toBeVisible();
    scrollTo({ top: document.body.scrollHeight });
    await expect.element(page.getByRole('img', { name: 'Riskometer: level 6 of 6, Very High' })).toBeVisible();
    await expect.element(page.getByText('Your principal is at very high risk.')).toBeVisible();
    const about = page.getByRole('region', { name: 'About this scheme' });
    const facts = [...about.element().querySelectorAll('dl > div')].map((each) => each.textContent);
    expect(facts).toEqual([
      'Fund houseMarigold Mutual Fund',
      'CategoryEquity',
      'Sub-categoryFlexi Cap',
      'PlanDirect',
      'OptionGrowth',
      'Scheme code100000',
      'ISININF000A01000',
    ]);
  });

  test('shows name, NAV, chart and Invest without scrolling on a phone of 360 × 740 px', async () => {
    await page.viewport(360, 740);
    await opened(daily(40));
    await expect.element(drawing()).toBeVisible();
    const invest = page.getByRole('button', { name: 'Invest' }).element().getBoundingClientRect();
    expect(invest.bottom).toBeLessThanOrEqual(740);
    // The frame of the app is above and below it.
    expect(drawing().element().getBoundingClientRect().bottom).toBeLessThanOrEqual(740 - 56);
  });

  test('reserves the height of the name while the scheme is loaded', async () => {
    const { answer } = await opened();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Scheme' })).toBeInTheDocument();
    const height = () => page.getByRole('heading', { level: 1 }).element().getBoundingClientRect().height;
    const before = height();
    await answer(sampleHistory(40));
    expect(before).toBe(height());
  });

  test('is replaced by the not-found page if the codes belong to no scheme', async () => {
    const { getSchemeStatistics } = await opened();
    await getSchemeStatistics.answer(refused('There is no such scheme.', '061'));
    await expect.element(page.getByText('Nothing here')).toBeVisible();
    await expect.element(page.getByRole('heading')).not.toBeInTheDocument();
  });

  test('has no placeholder of its category once it could not be loaded', async () => {
    const { getSchemeStatistics } = await opened();
    const placeholders = page.getByText('Scheme', { exact: true });
    await expect.element(placeholders.nth(1)).toBeInTheDocument();
    await getSchemeStatistics.fail({ kind: 'http', status: 500, errors: ['Busy'] });
    await expect.element(page.getByText('This scheme could not be loaded')).toBeVisible();
    expect(placeholders.elements()).toHaveLength(1);
  });

  test('shows the last NAV in rupees [DO-066]', async () => {
    await opened([
      [LATEST_NAV_AT - DAY, 110.25],
      [LATEST_NAV_AT, 112.5125],
    ]);
    await expect.element(page.getByText('₹112.5125', { exact: true }).first()).toBeVisible();
    await expect.element(page.getByText('NAV on 19 Nov 2026')).toBeVisible();
  });

  test('shows a rise of the day in green with an upward arrow [DO-067]', async () => {
    await opened([
      [LATEST_NAV_AT - DAY, 110],
      [LATEST_NAV_AT, 112.5],
    ]);
    await expect.element(page.getByText('+₹2.5')).toBeVisible();
    const change = changeOf('up');
    expect([change?.textContent, change?.querySelectorAll('svg').length, change && colourOf(change)]).toEqual([
      '+₹2.5',
      1,
      tokenColour('--gain'),
    ]);
  });

  test('shows a fall of the day in red with a downward arrow [DO-068]', async () => {
    await opened([
      [LATEST_NAV_AT - DAY, 112.5],
      [LATEST_NAV_AT, 110],
    ]);
    await expect.element(page.getByText('-₹2.5')).toBeVisible();
    const change = changeOf('down');
    expect([change?.textContent, change?.querySelectorAll('svg').length, change && colourOf(change)]).toEqual([
      '-₹2.5',
      1,
      tokenColour('--loss'),
    ]);
  });

  test('shows an unchanged NAV in the neutral colour without an arrow (C-107)', async () => {
    await opened([
      [LATEST_NAV_AT - DAY, 48.12],
      [LATEST_NAV_AT, 48.12],
    ]);
    await expect.element(page.getByText('Unchanged since the previous day')).toBeVisible();
    const change = changeOf('flat');
    expect([change?.textContent, change?.querySelector('svg'), change && colourOf(change)]).toEqual([
      '₹0.00',
      null,
      tokenColour('--muted'),
    ]);
  });
});

describe('the NAV chart', () => {
  test('draws the points of its period, which is one calendar month at first [DO-071 DO-074]', async () => {
    await opened(daily(400));
    await expect.element(drawing()).toHaveAttribute('aria-label', 'NAV chart from 19 Oct 2026 to 19 Nov 2026');
    expect(drawnPoints()).toBe('32');
    await expect.poll(() => drawing().element().querySelectorAll('canvas').length).toBeGreaterThan(0);
    await expect.element(page.getByRole('radio', { name: '1M' })).toBeChecked();
  });

  test.each([
    ['1M', '1M return+2.26%'],
    ['1Y', '1Y return+35.27%'],
    ['90 days', 'Return over 90 days+6.87%'],
  ])('has the return of the shown range of %s beside the NAV', async (range, text) => {
    await opened(daily(400));
    await userEvent.click(page.getByRole('radio', { name: range }));
    await expect.element(page.elementLocator(document.body)).toMatchTextContent(text);
  });

  test('marks a return over more than a year as one per year', async () => {
    await opened(daily(1200));
    await userEvent.click(page.getByRole('radio', { name: '3Y' }));
    await expect.element(page.getByText('3Y return, p.a.', { exact: true })).toBeVisible();
    await userEvent.click(page.getByRole('radio', { name: 'Max' }));
    await expect.element(page.getByText(/^Return since .*, p\.a\.$/)).toBeVisible();
  });

  test('offers only the periods of the cards that the history covers, and Max [DO-453]', async () => {
    await opened(daily(400));
    const periods = page.getByRole('group', { name: 'Period', exact: true }).getByRole('radio').elements();
    expect(periods.map((radio) => radio.closest('label')?.textContent)).toEqual(['1M', '3M', '6M', '1Y', 'Max']);
    await userEvent.click(page.getByRole('radio', { name: '1Y' }));
    await expect.element(drawing()).toHaveAttribute('aria-label', 'NAV chart from 19 Nov 2025 to 19 Nov 2026');
    await expect.element(page.getByLabelText('Number of days')).toHaveValue('365');
    await userEvent.click(page.getByRole('radio', { name: 'Max' }));
    await expect.poll(drawnPoints).toBe('401');
  });

  test('shows a history shorter than a month completely', async () => {
    await opened(daily(20));
    await expect.element(page.getByRole('radio', { name: 'Max' })).toBeChecked();
    expect(drawnPoints()).toBe('21');
  });

  test('shows 90, 180, 365 or any number of days, without anything to open [DO-072 DO-073 DO-461]', async () => {
    await opened(daily(400));
    await expect.element(page.getByRole('group', { name: 'Period in days' })).toBeVisible();
    await expect.element(page.getByLabelText('Number of days')).toBeVisible();
    for (const days of [90, 180, 365]) {
      await userEvent.click(page.getByRole('radio', { name: `${days} days` }));
      await expect.poll(drawnPoints).toBe(String(days + 1));
    }
    await userEvent.fill(page.getByLabelText('Number of days'), '45');
    await expect.poll(drawnPoints).toBe('46');
    await expect.element(drawing()).toHaveAttribute('aria-label', 'NAV chart from 5 Oct 2026 to 19 Nov 2026');
  });

  test('limits the number of days to the history and rejects letters', async () => {
    await opened(daily(60));
    const days = page.getByLabelText('Number of days');
    await userEvent.fill(days, '9999');
    await expect.poll(drawnPoints).toBe('61');
    await userEvent.fill(days, 'x');
    await expect.element(days).toHaveValue('');
    expect(drawnPoints()).toBe('61');
    await userEvent.tab();
    await expect.element(days).toHaveValue('60');
  });

  test('is also available as a table', async () => {
    await opened(daily(400));
    await userEvent.click(page.getByText('Show as a table'));
    await expect.element(page.getByRole('rowheader', { name: '19 Nov 2026' })).toBeVisible();
    expect(page.getByRole('group', { name: 'Show as a table' }).getByRole('row').elements()).toHaveLength(33);
  });

  test('is replaced by a text if only a single NAV is available', async () => {
    const { answer } = await opened();
    await answer([[LATEST_NAV_AT, 10.25]]);
    await expect.element(page.getByText('Only one NAV is available so far. The chart needs two.')).toBeVisible();
    await expect.element(page.getByText('₹10.25')).toBeVisible();
  });
});

describe('the invest panel', () => {
  test('is beside the chart on a wide screen', async () => {
    await opened(sampleHistory(40));
    await expect.element(page.getByRole('complementary', { name: 'Invest' }).getByText('The panel')).toBeVisible();
  });

  test('is opened by a button on a phone', async () => {
    await page.viewport(360, 740);
    await opened(sampleHistory(40));
    await expect.element(page.getByText('The panel')).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'Invest' }));
    await expect.element(page.getByRole('dialog', { name: 'Invest' }).getByText('The panel')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText('The panel')).not.toBeInTheDocument();
  });

  test('preserves its input when the sheet is closed or the screen is widened', async () => {
    await page.viewport(360, 740);
    await opened(sampleHistory(40));
    await userEvent.click(page.getByRole('button', { name: 'Invest' }));
    await userEvent.fill(page.getByLabelText('The panel'), '25000');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(page.getByRole('button', { name: 'Invest' }));
    await expect.element(page.getByLabelText('The panel')).toHaveValue('25000');
    await page.viewport(1280, 800);
    await expect.element(page.getByRole('complementary').getByLabelText('The panel')).toHaveValue('25000');
  });
});
