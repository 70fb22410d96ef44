import type { PublishedPortfolio, PublishedReturns } from '@folioflow/flows';
import { samplePublished, unpublishedFields } from '@folioflow/flows/testing';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { FundPortfolio } from './FundPortfolio.tsx';
import { ReturnsCalculator } from './ReturnsCalculator.tsx';
import { SectorBars } from './SectorBars.tsx';

type Published = PublishedPortfolio & PublishedReturns;

const rows = () =>
  page
    .getByRole('row')
    .elements()
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));
/** Tabs on until this has the focus. */
async function tabTo(target: ReturnType<typeof page.getByRole>): Promise<void> {
  for (let stop = 0; document.activeElement !== target.element(); stop += 1) {
    if (stop === 30) throw new Error('It was not reached by Tab.');
    await userEvent.keyboard('{Tab}');
  }
}
const tab = (name: string) => page.getByRole('tab', { name, exact: true });

describe('the returns calculator', () => {
  test('shows the value of a monthly or a single amount after 1, 3 and 5 years, or a dash if it is unknown [DO-075 DO-078 DO-079 DO-080 DO-082 DO-084 DO-085]', async () => {
    await render(<ReturnsCalculator published={samplePublished} />);
    const radios = page.getByRole('radio').elements() as HTMLInputElement[];
    expect(radios.map(({ labels, checked }) => [labels?.[0]?.textContent, checked])).toEqual([
      ['Monthly SIP', true],
      ['One Time', false],
    ]);
    expect(rows()).toEqual([
      ['Period', 'Current value', 'Absolute', 'Annualized'],
      ['1 yearon ₹12,000', '₹12,505.20', '+4.21%', '+7.90%'],
      ['3 yearson ₹36,000', '₹42,804', '+18.90%', '+11.62%'],
      ['5 yearson ₹60,000', '₹84,822', '+41.37%', '+13.80%'],
    ]);
    await userEvent.click(page.getByRole('radio', { name: 'One Time' }));
    expect(rows().slice(1)).toEqual([
      ['1 yearon ₹10,000', '₹9,865', '-1.35%', '-1.35%'],
      ['3 yearson ₹10,000', '₹13,820', '+38.20%', '+11.39%'],
      ['5 yearson ₹10,000', '–', '–', '–'],
    ]);
  });

  test('accepts only digits, at most six [DO-076 DO-077 DO-387]', async () => {
    await render(<ReturnsCalculator published={samplePublished} />);
    const amount = page.getByLabelText('Monthly amount');
    await userEvent.clear(amount);
    await userEvent.type(amount, '1a2.5');
    await expect.element(amount).toHaveValue('125');
    await userEvent.clear(amount);
    await userEvent.type(amount, '12a34567');
    await expect.element(amount).toHaveValue('1,23,456');
    await expect.element(page.getByRole('link')).toHaveAttribute('href', '/sipcalculator?amount=123456');
  });

  test.each([414, 320])('fits the largest sum on a screen of %i px [DO-004]', async (width) => {
    await page.viewport(width, 800);
    await render(<ReturnsCalculator published={samplePublished} />);
    await userEvent.fill(page.getByLabelText('Monthly amount'), '999999');
    await expect.element(page.getByRole('cell', { name: '₹8,48,21,915.18' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(width);
  });

  test('shows a text with a sample of five years at ten per cent for a scheme without returns [DO-086]', async () => {
    await render(<ReturnsCalculator published={unpublishedFields} />);
    await userEvent.click(page.getByRole('radio', { name: 'One Time' }));
    await expect
      .element(page.getByText(/These returns are not available/))
      .toMatchTextContent(/at 10% a year: ₹10,000 would grow to ₹16,105.10 in 5 years/);
  });
});

describe('the fund portfolio', () => {
  const opened = (published: Published) => render(<FundPortfolio published={published} />);

  test('has five tabs in a fixed order with the data of the provider, operable by keyboard alone [DO-087 DO-088 DO-089 DO-090 DO-099 DO-100 DO-381]', async () => {
    await opened(samplePublished);
    const card = page.getByRole('region', { name: 'Fund Portfolio' });
    await expect.element(card.getByRole('heading', { name: 'Fund Portfolio' })).toBeVisible();
    await expect.element(card.getByRole('tablist', { name: 'Fund Portfolio' })).toBeVisible();
    expect(
      page
        .getByRole('tab')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Scheme Returns', 'Holdings', 'Sector', 'Fund Managers', 'Scheme Information']);
    expect(rows()).toEqual([
      ['Return', '1Y', '3Y', '5Y'],
      ['Lumpsum, absolute', '-1.35%', '+38.20%', '–'],
      ['Lumpsum, annualized', '-1.35%', '+11.39%', '–'],
      ['SIP, absolute', '+4.21%', '+18.90%', '+41.37%'],
    ]);
    await tabTo(tab('Scheme Returns'));
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(tab('Scheme Information')).toHaveFocus();
    await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Publish soon');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(tab('Fund Managers')).toHaveAttribute('aria-selected', 'true');
    expect(rows()).toEqual([
      ['Name', 'Education', 'Experience'],
      ['Chitra Kulkarni', 'MBA (Finance)', '14 years in fund management'],
      ['Farhan Sen', 'CFA charterholder', '–'],
    ]);
  });

  test('opens, unfolds and sorts its holdings by keyboard alone, and exposes the sorted column to screen readers [DO-091 DO-092]', async () => {
    await opened(samplePublished);
    await tabTo(tab('Scheme Returns'));
    await userEvent.keyboard('{ArrowRight}');
    expect(rows()[0]).toEqual([
      'No.',
      ...['Company', 'Sector', 'Instrument', 'Assets %'].map((column) => `${column} (sort by this column)`),
    ]);
    expect(rows()[2]).toEqual(['2', 'Coromandel Bay Systems Ltd.', 'Information Technology', 'Equity', '7.10%']);
    expect(rows()).toHaveLength(11);
    await tabTo(page.getByRole('button', { name: 'Show all 12 holdings' }));
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(rows()).toHaveLength(11);
    await userEvent.keyboard('{Enter}');
    const head = page.getByRole('columnheader', { name: /^Assets %/ });
    const sorts = () =>
      page
        .getByRole('columnheader')
        .elements()
        .map((each) => each.getAttribute('aria-sort'));
    expect(sorts()).toEqual(['ascending', 'none', 'none', 'none', 'none']);
    await tabTo(head.getByRole('button'));
    await userEvent.keyboard('{Enter}');
    expect(sorts()).toEqual(['none', 'none', 'none', 'none', 'descending']);
    await userEvent.keyboard(' ');
    await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
    await expect.element(head.getByRole('button')).toHaveFocus();
    expect(
      rows()
        .slice(1, 3)
        .map(([number, , , , assets]) => [number, assets]),
    ).toEqual([
      ['12', '-0.40%'],
      ['11', '1.90%'],
    ]);
  });

  test('shows nine sectors as a table with bars of 50 px [DO-093 DO-095]', async () => {
    await opened(samplePublished);
    await tab('Sector').click();
    expect(rows()[1]).toEqual(['Financial Services', '', '31.40%']);
    const bars = page.getByRole('row').elements().slice(1);
    expect(bars.map((bar) => Math.round(bar.getBoundingClientRect().height))).toEqual(bars.map(() => 50));
    expect(bars.at(-1)?.textContent).toBe('Margin Deposits-0.40%');
    expect(bars.map((bar) => bar.querySelectorAll('span[style]').length)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 0]);
  });

  test('shows five sectors as a table with bars of 120 px and up to the width of the card [DO-094]', async () => {
    const published = { ...samplePublished, seriespie_sector: [40, 30, 20, 8, 2] };
    await render(<SectorBars published={published} />);
    expect(page.getByRole('columnheader').elements()).toHaveLength(2);
    const bars = page.getByRole('row').elements().slice(1);
    expect(bars.map((bar) => Math.round(bar.getBoundingClientRect().height))).toEqual(bars.map(() => 120));
    const [longest] = bars.map((bar) => bar.querySelector('span[style]')?.getBoundingClientRect().width);
    expect(longest).toBe(bars[0]?.getBoundingClientRect().width);
  });

  test('aligns each header of the holdings with its column on a phone', async () => {
    await page.viewport(360, 800);
    await render(<FundPortfolio published={samplePublished} opened="holdings" />);
    const [head, first] = page.getByRole('row').elements();
    const edge = (row: Element | undefined, column: string, side: 'left' | 'right') =>
      Math.round(row?.querySelector(`[data-column='${column}']`)?.getBoundingClientRect()[side] ?? 0);
    for (const column of ['number', 'company', 'sector'])
      expect(edge(head, column, 'left')).toBe(edge(first, column, 'left'));
    expect(edge(head, 'assets', 'right')).toBe(edge(first, 'assets', 'right'));
    expect(document.documentElement.scrollWidth).toBe(360);
  });

  test('shows the longest word of a sector on a single line on a phone', async () => {
    await page.viewport(360, 800);
    const published = { ...samplePublished, seriespie_sector: [5.2], optionspie_sector: ['Telecommunication'] };
    // As wide as the card of the page leaves it there.
    await render(
      <div style={{ width: 298 }}>
        <SectorBars published={published} />
      </div>,
    );
    const words = document.createRange();
    words.selectNodeContents(page.getByRole('rowheader', { name: 'Telecommunication' }).element());
    expect(words.getClientRects()).toHaveLength(1);
  });

  test.each(['Scheme Returns', 'Holdings', 'Sector', 'Fund Managers'])(
    'shows a text and no figures if nothing is published under %s',
    async (name) => {
      await opened(unpublishedFields);
      await tab(name).click();
      await expect.element(page.getByRole('tabpanel')).toMatchTextContent(/^No .* for this scheme/);
      await expect.element(page.getByRole('row')).toHaveLength(0);
    },
  );
});
