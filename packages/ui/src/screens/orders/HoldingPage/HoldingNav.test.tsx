import { chartPageJourneys, storyArgs } from '@folioflow/flows/testing';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import '../../../tokens/tokens.css';
import { HoldingNav, type HoldingNavProps } from './HoldingNav.tsx';

afterEach(() => page.viewport(414, 896));

const { view } = storyArgs(chartPageJourneys, 'Loaded');

const purchase = {
  schemeCode: 'A',
  folio: '',
  kind: 'purchase',
  day: '2026-11-03',
  units: 1000,
  nav: 10,
  paise: 1000,
  stampDutyPaise: 0,
  sttPaise: 0,
  exitLoadPaise: 0,
  orderId: 'order-1',
  orderType: 'single',
} as const;

async function openTable(transactions: HoldingNavProps['transactions']) {
  await page.viewport(360, 900);
  await render(<HoldingNav view={view} transactions={transactions} onRetry={() => undefined} />);
  const summary = page.getByText('Show as a table');
  page
    .getByRole('img', { name: /^NAV from/ })
    .element()
    .scrollIntoView();
  await summary.click();
  const table = page.getByRole('table');
  await expect.element(table).toBeVisible();
  const textsOf = (role: 'columnheader' | 'row') =>
    table
      .getByRole(role)
      .elements()
      .map(({ textContent }) => textContent);
  return { heads: textsOf('columnheader'), rows: textsOf('row').slice(1) };
}

test('the table of a holding has each day of a purchase with all units of the day', async () => {
  const { heads, rows } = await openTable([
    purchase,
    { ...purchase, units: 2500, orderId: 'order-2' },
    { ...purchase, day: '2026-11-12', units: 1234 },
    { ...purchase, day: '2026-11-12', kind: 'redemption', units: 99000 },
  ]);
  expect(heads).toEqual(['Day', 'NAV', 'Units bought']);
  const bought = rows.filter((row) => !row.endsWith('–'));
  expect(bought).toEqual([
    expect.stringMatching(/^3 Nov 2026₹[\d.]+3\.500$/),
    expect.stringMatching(/^12 Nov 2026₹[\d.]+1\.234$/),
  ]);
  expect(rows.length).toBeGreaterThan(10);
  expect(document.documentElement.scrollWidth).toBe(360);
});

test('the table of a holding has no units while purchases are unknown', async () => {
  const { heads, rows } = await openTable(null);
  expect(heads).toEqual(['Day', 'NAV']);
  expect(rows[0]).toMatch(/₹[\d.]+$/);
});
