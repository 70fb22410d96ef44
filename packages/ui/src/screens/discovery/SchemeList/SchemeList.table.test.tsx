import { sampleScheme, sampleSchemes } from '@folioflow/flows/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../../tokens/tokens.css';
import { renderSchemeList, expectCardCount } from './testing/opened-list.tsx';

describe('the scheme table', () => {
  const head = (name: string) => page.getByRole('columnheader', { name: new RegExp(`^${name}`) });
  const named = () =>
    page
      .getByRole('row')
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent);
  const look = (name: string) => page.getByRole('radio', { name });

  beforeEach(() => page.viewport(1280, 800));

  test('replaces the cards when it is selected, and is not offered below 1,024 px', async () => {
    const { answerAll } = await renderSchemeList();
    await answerAll(sampleSchemes(6));
    await expectCardCount(6);
    const cards = page
      .getByRole('article')
      .getByRole('link')
      .elements()
      .map((link) => link.textContent);
    await userEvent.click(look('Table'));
    await expect.element(page.getByRole('table', { name: 'Schemes' })).toBeVisible();
    expect(named()).toEqual(cards);
    await page.viewport(1023, 800);
    await expect.element(page.getByRole('table')).not.toBeInTheDocument();
    await expect.element(look('Table')).not.toBeInTheDocument();
    await expectCardCount(6);
  });

  test.each([1024, 1280])(
    'has at %i px rows of at most 96 px that are links like the cards, without overflow',
    async (width) => {
      await page.viewport(width, 800);
      const { answerAll } = await renderSchemeList(null, 'table');
      await answerAll([sampleScheme(0, { five_year_percent: '1234.56' }), ...sampleSchemes(3, 1)]);
      const link = page.getByRole('link', {
        name: 'Marigold Flexi Cap Fund - Direct Plan - Growth (opens in a new tab)',
      });
      await expect.element(link).toHaveAttribute('target', '_blank');
      expect(link.element().getAttribute('href')).toMatch(/^\/charts\/INF000A01000\/100000\//);
      const rows = () => [...document.querySelectorAll('tbody tr')];
      await expect.poll(rows).toHaveLength(4);
      for (const line of rows()) {
        const { height, right, top } = line.getBoundingClientRect();
        expect(height).toBeLessThanOrEqual(96);
        expect(document.elementFromPoint(right - 20, top + height / 2)?.closest('a')).toBe(line.querySelector('a'));
      }
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    },
  );

  test('sorts by a column on a press of its header, reverses the order on the next, and exposes the order of every column', async () => {
    const { answerAll } = await renderSchemeList(null, 'table');
    await answerAll(
      ['3.10', '9.00', ''].map((one_year_percent, n) =>
        sampleScheme(n, { scheme_name: `Fund ${n}`, one_year_percent }),
      ),
    );
    const order = () =>
      named()
        .map((name) => name.slice(5, 6))
        .join('');
    expect(order()).toBe('012');
    await userEvent.click(head('1Y').getByRole('button'));
    await expect.poll(order).toBe('102');
    await expect.element(head('1Y').first()).toHaveAttribute('aria-sort', 'descending');
    await expect.element(head('Scheme').first()).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(head('1Y').getByRole('button'));
    await expect.poll(order).toBe('012');
    await expect.element(head('1Y').first()).toHaveAttribute('aria-sort', 'ascending');
    await expect.element(page.getByLabelText('Sort by')).toHaveValue('-1Y');
  });

  test('disables its headers until every scheme is loaded', async () => {
    const { answer } = await renderSchemeList(null, 'table');
    await answer(sampleSchemes(3));
    await expect.element(head('Minimum').getByRole('button')).toBeDisabled();
  });
});
