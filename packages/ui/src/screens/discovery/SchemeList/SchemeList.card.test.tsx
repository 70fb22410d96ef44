import { sampleScheme } from '@folioflow/flows/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { colourOf, tokenColour } from '../../../testing/colour.ts';
import '../../../tokens/tokens.css';
import { renderSchemeList, expectCardCount } from './testing/opened-list.tsx';

const card = () => page.getByRole('article').first();
beforeEach(async () => {
  await page.viewport(1280, 800);
});

describe('a card', () => {
  const logo =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwADBwIAMCbHYQAAAABJRU5ErkJggg==';

  test('shows logo, name and category [DO-040 DO-041 DO-042]', async () => {
    const { answer } = await renderSchemeList();
    await answer([sampleScheme(0, { logo_url: logo })]);
    await expect.element(card().getByText('Equity · Flexi Cap')).toBeVisible();
    await expect.element(card().getByText('Marigold Flexi Cap Fund - Direct Plan - Growth')).toBeVisible();
    expect(card().element().querySelector('img')?.getAttribute('src')).toBe(logo);
  });

  test('shows a low risk in green, a high risk in red and any other in blue [DO-043 DO-044 DO-045]', async () => {
    const { answer } = await renderSchemeList();
    const risks = ['Low to Moderate', 'Very High', 'Moderate'];
    await answer(risks.map((risk, n) => sampleScheme(n, { risk })));
    await expectCardCount(3);
    const colours = risks.map((risk, n) => colourOf(page.getByRole('article').nth(n).getByText(risk).element()));
    expect(colours).toEqual([tokenColour('--gain'), tokenColour('--loss'), tokenColour('--info')]);
  });

  test.each([
    [360, 'cards'],
    [1280, 'cards'],
    [1280, 'table'],
  ] as const)(
    'shows at %i px as %s a 1M return that starts with a minus in red, any other in green [DO-046 DO-047]',
    async (width, look) => {
      await page.viewport(width, 800);
      const { answer } = await renderSchemeList(null, look);
      await answer(['-0.1', '0.00', '2.1', ''].map((one_month_percent, n) => sampleScheme(n, { one_month_percent })));
      await expect.element(page.getByText('–', { exact: true }).first()).toBeInTheDocument();
      const colours = ['-0.1%', '0.00%', '+2.1%', '–'].map((text) =>
        colourOf(page.getByText(text, { exact: true }).first().element()),
      );
      expect(colours).toEqual(['--loss', '--gain', '--gain', '--muted'].map(tokenColour));
    },
  );

  const rowsOf = (title: string) => {
    const block = card().getByRole('group', { name: title }).element();
    return [...block.querySelectorAll('dl > div')].map((row) => row.textContent);
  };

  test('has a Lumpsum block, with annual returns above one year, and a SIP block of three [DO-048 DO-049 DO-453]', async () => {
    const { answer } = await renderSchemeList();
    await answer([sampleScheme(0)]);
    await expect.element(card().getByText('p.a. above 1 year')).toBeVisible();
    await expect.element(card().getByText('SIP, return per year')).toBeVisible();
    await expect.element(card()).toMatchTextContent('1M return+2.45%');
    expect(rowsOf('Lumpsum')).toEqual(['3M+4.10%', '6M-0.85%', '1Y+15.32%', '3Y p.a.+4.07%', '5Y p.a.+2.66%']);
    expect(rowsOf('SIP (Annualized %)')).toEqual(['1y+11.20%', '3y+13.45%', '5y+14.90%']);
  });

  test('shows name, category, risk and 1M return on a phone, and opens the others by Details, without following the link [DO-041 DO-042 DO-046 DO-048 DO-049]', async () => {
    await page.viewport(360, 740);
    const { answer, followed } = await renderSchemeList();
    await answer([sampleScheme(0)]);
    for (const text of ['Marigold Flexi Cap Fund - Direct Plan - Growth', 'Equity · Flexi Cap', 'Very High', '+2.45%'])
      await expect.element(card().getByText(text, { exact: true })).toBeVisible();
    await expect.element(card().getByRole('group', { name: 'Lumpsum' })).not.toBeInTheDocument();
    await expect.element(card().getByText('Minimum ₹500')).not.toBeInTheDocument();
    const details = card().getByRole('button', { name: /^Details of Marigold/ });
    await userEvent.click(details);
    await expect.element(details).toHaveAttribute('aria-expanded', 'true');
    await expect.element(card().getByText('Minimum ₹500')).toBeVisible();
    await expect.element(card().getByRole('group', { name: 'Lumpsum' })).toBeVisible();
    await expect.element(card().getByRole('group', { name: 'SIP (Annualized %)' })).toBeVisible();
    await userEvent.click(details);
    await expect.element(card().getByRole('group', { name: 'Lumpsum' })).not.toBeInTheDocument();
    expect(followed).toEqual([]);
  });

  test('shows a dash for a return whose flag is false [DO-050]', async () => {
    const { answer } = await renderSchemeList();
    await answer([
      sampleScheme(0, {
        three_month_percent_show: false,
        six_month_percent_show: false,
        one_year_percent_show: false,
        three_year_percent_show: false,
      }),
    ]);
    await expect.element(card()).toBeVisible();
    expect(rowsOf('Lumpsum')).toEqual(['3M–', '6M–', '1Y–', '3Y p.a.–', '5Y p.a.+2.66%']);
  });

  test('shows a return with its sign and a percent sign, and a loss in red [DO-051]', async () => {
    const { answer } = await renderSchemeList();
    await answer([sampleScheme(0, { six_month_percent: '-4.5' })]);
    const loss = card().getByText('-4.5%', { exact: true });
    await expect.element(loss).toBeVisible();
    expect(colourOf(loss.element())).toBe(tokenColour('--loss'));
  });

  test('opens at 480 px in the same tab with the scheme in the state, and at 481 px in a new tab [DO-052 DO-053 DO-446]', async () => {
    const name = 'Gilt 100% / Growth';
    await page.viewport(480, 800);
    const { answer, followed } = await renderSchemeList();
    await answer([sampleScheme(0, { scheme_name: name })]);
    const link = page.getByRole('link', { name: /^Gilt/ });
    await userEvent.click(link);
    expect(followed).toEqual([
      {
        to: 'chartsmobile',
        state: { param_data: { scheme_isin: 'INF000A01000', scheme_code: '100000', scheme_name: name } },
      },
    ]);
    await expect.element(link).not.toHaveAttribute('target');

    await page.viewport(481, 800);
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expect.element(link).toHaveAccessibleName(`${name} (opens in a new tab)`);
    await expect.element(link).toHaveAttribute('href', '/charts/INF000A01000/100000/Gilt%20100%25%20%2F%20Growth');
    await expect.element(link).toHaveAttribute('rel', 'noopener');
  });

  test('is opened by Enter', async () => {
    await page.viewport(480, 800);
    const { answer, followed } = await renderSchemeList();
    await answer([sampleScheme(0)]);
    await expectCardCount(1);
    page
      .getByRole('link', { name: /Marigold/ })
      .element()
      .focus();
    await userEvent.keyboard('{Enter}');
    expect(followed).toHaveLength(1);
  });

  test('shows the initials of the fund house, hidden from screen readers, if the logo does not load', async () => {
    const { answer } = await renderSchemeList();
    await answer([sampleScheme(0, { logo_url: 'data:image/png;base64,AAAA' })]);
    const initials = card().getByText('Ma', { exact: true });
    await expect.element(initials).toBeVisible();
    expect(initials.element().closest('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});
