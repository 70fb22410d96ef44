import { i18n } from '@folioflow/flows/testing/texts';
import type { Remote, schemeComparisonFlow } from '@folioflow/flows';
import { storyArgs, schemeComparisonJourneys } from '@folioflow/flows/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { render } from '../../../testing/render.tsx';
import { WatchContext } from '../../../parts/scheme/SchemeCard/WatchButton.tsx';
import { SchemeComparison } from './SchemeComparison.tsx';

type Name = keyof typeof schemeComparisonJourneys.scenarios;

async function drawn(name: Name) {
  const heard: object[] = [];
  const remote: Remote<typeof schemeComparisonFlow> = {
    send: (event) => void heard.push(event),
    child: (column) => ({ send: (event: object) => void heard.push({ column, ...event }) }) as never,
  };
  await render(
    <WatchContext value={() => undefined}>
      <SchemeComparison
        {...storyArgs(schemeComparisonJourneys, name)}
        remote={remote}
        listPath="/schemeList"
        onFollow={() => undefined}
      />
    </WatchContext>,
  );
  return heard;
}
const textOf = (row: ReturnType<typeof page.getByRole>) => row.element().textContent;
const rowText = (name: string) => textOf(page.getByRole('row', { name: new RegExp(`^${name}`) }));

test('a selected period is sent to the flow, and the table has the values of the lines', async () => {
  const heard = await drawn('ThreeSchemes');
  await page.getByRole('radio', { name: '1Y' }).click();
  expect(heard).toEqual([{ type: 'period.chosen', period: '1Y' }]);
  await page.getByText('Show as a table').click();
  const values = page.getByRole('group', { name: 'Show as a table' }).getByRole('row');
  await expect.element(values.nth(1)).toBeVisible();
  expect(textOf(values.nth(0))).toBe('DayABC');
  expect(textOf(values.nth(1))).toMatch(/100\.0100\.0100\.0$/);
});

test('the table shows known costs and terms, and a text for unknown values', async () => {
  await drawn('TwoSchemes');
  expect(rowText('Exit load')).toContain('Exit load1% before 1 yearNone');
  expect(rowText('Expense ratio')).toMatch(/Not availableNot available$/);
  expect(rowText('Minimum lumpsum')).toContain('₹5,000₹500');
  expect(rowText('Lock-in')).toContain('Differs by option3 years');
});

test('a scheme has its category as on its card, in its head and in the table', async () => {
  await page.viewport(1280, 800);
  await drawn('ThreeSchemes');
  await expect.element(page.getByText('Debt · Liquid').first()).toBeVisible();
  expect(rowText('Category')).toContain('Debt · Liquid');
});

test('a scheme that failed to load has a retry in its column and dashes below it', async () => {
  const heard = await drawn('OneUnavailable');
  await page.getByRole('button', { name: i18n._('comparison.scheme.retry') }).click();
  expect(heard).toEqual([{ column: 'second', type: 'reload.requested' }]);
  expect(rowText('Fund house')).toContain('Marigold Mutual Fund–Godavari Mutual Fund');
});

const rowHeads = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map(({ textContent }) => textContent.replace(/ up to .*/, ''));
const placesOf = () =>
  [page.getByRole('region', { name: 'Growth of ₹100' }), page.getByRole('table', { name: 'Side by side' })].map(
    (each) => Math.round(each.element().getBoundingClientRect().top + scrollY),
  );

test.for([
  [360, 740],
  [820, 1100],
  [1280, 800],
] as const)('the layout does not move when the schemes arrive at a width of %i px', async ([width, height]) => {
  await page.viewport(width, height);
  await drawn('FetchingTwo');
  const awaited = { heads: rowHeads(), places: placesOf() };
  await cleanup();
  await drawn('TwoSchemes');
  expect({ heads: rowHeads(), places: placesOf() }).toEqual(awaited);
});

test('each scheme shows its latest NAV with the date', async () => {
  await drawn('TwoSchemes');
  expect(rowText('Latest NAV')).toMatch(/₹[\d.,]+\d{1,2} \w{3} \d{4}₹[\d.,]+\d{1,2} \w{3} \d{4}$/);
});
