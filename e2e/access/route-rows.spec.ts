import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routeRows } from '../../apps/investor/src/app/route-rows.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { publicPages } from '../../apps/investor/src/testing/test-data.ts';
/** Pages beyond the documents (decisions 073, 078, 080, 081). */
const FURTHER_PATHS = ['/allOrders', '/capitalGains', '/holding', '/paymentCalendar'];
const ROUTE_ROW = /^\| ON-0(?:1[2-9]|[2-7]\d) \| `([^`]+)`/gm;

test('the paths of the app are exactly those of the requirements and of the pages beyond them [ON-080]', () => {
  const requirements = readFileSync(join(import.meta.dirname, '../../docs/requirements/onboarding.md'), 'utf8');
  const documented = Array.from(requirements.matchAll(ROUTE_ROW), ([, address = '']) =>
    address.replaceAll(/\{(\w+)\}/g, ':$1').replace(/(?<=.)\/$/, ''),
  );
  expect(documented).toHaveLength(68);
  // Optional parameters are documented without the question mark (OM-174).
  expect(routeRows.map((row) => row.path.replaceAll('?', '')).sort()).toEqual([...documented, ...FURTHER_PATHS].sort());
});

test('public pages have no accessibility violation in either theme', async ({ page }) => {
  const byHeading = new Map(publicPages.map(({ path, heading }) => [heading, path]));
  for (const [heading, path] of byHeading) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectAccessible(page);
  }
});
