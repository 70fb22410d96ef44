import { sampleScheme, sampleTwins } from '@folioflow/flows/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { colourOf, tokenColour } from '../../../testing/colour.ts';
import '../../../tokens/tokens.css';
import { renderSchemeList } from './testing/opened-list.tsx';

const row = () => page.getByRole('article').first();
const name = 'Marigold Flexi Cap Fund - Direct Plan - Growth';
beforeEach(async () => {
  await page.viewport(360, 800);
});

describe('a row of the list on a phone', () => {
  test('shows name, category, risk and 1M return, and opens the others by Details, without following the link [DO-041 DO-042 DO-043 DO-044 DO-045 DO-046 DO-048 DO-049 DO-050 DO-051]', async () => {
    const { answer, followed } = await renderSchemeList(null, 'list');
    await answer([sampleScheme(0, { five_year_percent_show: false })]);
    for (const text of [name, 'Equity · Flexi Cap', 'Very High', '+2.45%'])
      await expect.element(row().getByText(text, { exact: true })).toBeVisible();
    await expect.element(row().getByRole('table')).not.toBeInTheDocument();
    const details = row().getByRole('button', { name: `Details of ${name}` });
    await userEvent.click(details);
    await expect.element(details).toHaveAttribute('aria-expanded', 'true');
    const lines = row().getByRole('row').elements();
    expect(lines.map((line) => [...line.children].map(({ textContent }) => textContent))).toEqual([
      ['', 'Lumpsum', 'SIP (Annualized %)'],
      ['3M', '+4.10%', ''],
      ['6M', '-0.85%', ''],
      ['1Y', '+15.32%', '+11.20%'],
      ['3Y p.a.', '+4.07%', '+13.45%'],
      ['5Y p.a.', '–', '+14.90%'],
      ['Minimum', '₹500'],
    ]);
    expect(colourOf(row().getByText('-0.85%').element())).toBe(tokenColour('--loss'));
    await userEvent.click(row().getByText('+15.32%'));
    await userEvent.click(details);
    await expect.element(row().getByRole('table')).not.toBeInTheDocument();
    expect(followed).toEqual([]);
  });

  test('opens the scheme by a press anywhere else [DO-052]', async () => {
    const { answer, followed } = await renderSchemeList(null, 'list');
    await answer([sampleScheme(0)]);
    await userEvent.click(row(), { position: { x: 200, y: 80 } });
    expect(followed).toMatchObject([{ to: 'chartsmobile', state: { param_data: { scheme_name: name } } }]);
  });

  test('breaks no word at 320 px, where the figure moves below a long category', async () => {
    await page.viewport(320, 800);
    const { answer } = await renderSchemeList(null, 'list');
    await answer([
      sampleScheme(0, { scheme_category: 'Solution Oriented Scheme', sub_category: 'Infrastructureopportunities' }),
    ]);
    const kind = row()
      .getByText(/^Solution Oriented/)
      .element();
    const word = new Range();
    const text = kind.firstChild;
    if (text === null) throw new Error('The category is empty.');
    word.setStart(text, 'Solution Oriented · '.length);
    word.setEnd(text, text.textContent?.length ?? 0);
    expect(word.getClientRects()).toHaveLength(1);
    expect(document.documentElement.scrollWidth).toBe(320);
  });
});

describe('the plans of a fund', () => {
  test('are one row under one name, and the chosen plan changes its figures', async () => {
    const { answer } = await renderSchemeList(null, 'list');
    await answer(sampleTwins(1));
    const link = row().getByRole('link', { name: 'Marigold Flexi Cap Fund - Growth' });
    await expect.element(link).toBeVisible();
    await expect.element(page.getByRole('article')).toHaveLength(1);
    await userEvent.click(page.getByRole('radio', { name: 'Regular' }));
    await expect.element(row().getByText('+2.31%')).toBeVisible();
    await userEvent.click(row().getByRole('button', { name: /^Details/ }));
    await expect.element(row().getByText('Marigold Flexi Cap Fund - Regular Plan - Growth')).toBeVisible();
    expect(link.element().getAttribute('href')).toMatch(/100100\//);
  });

  test('are no choice where no fund has both', async () => {
    const { answer } = await renderSchemeList(null, 'list');
    await answer([sampleScheme(0)]);
    await expect.element(row()).toBeVisible();
    await expect.element(page.getByRole('radio', { name: 'Regular' })).not.toBeInTheDocument();
  });
});

test('a collection opens by one press, is no filter, and closes by another [DO-028]', async () => {
  const { answerAll } = await renderSchemeList(null, 'list');
  await answerAll([sampleScheme(0), sampleScheme(1), sampleScheme(3)]);
  const chip = page.getByRole('list', { name: 'Collections' }).getByRole('button', { name: 'Flexi Cap' });
  await userEvent.click(chip);
  await expect.element(chip).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByText('2 schemes')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Filters' }).getByRole('button')).toHaveLength(6);
  await userEvent.click(chip);
  await expect.element(page.getByText('3 schemes')).toBeVisible();
});
