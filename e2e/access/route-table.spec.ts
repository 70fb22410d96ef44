import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routeRows } from '../../apps/investor/src/route-table.ts';
import { violationsOf } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { openPages } from '../../apps/investor/src/testing/known.ts';
const ROUTE_ROW = /^\| ON-0(?:1[2-9]|[2-7]\d) \| `([^`]+)`/gm;

test('the paths of the app are those of the requirements, each once and no other [ON-080]', () => {
  const requirements = readFileSync(join(import.meta.dirname, '../../docs/requirements/onboarding.md'), 'utf8');
  const documented = Array.from(requirements.matchAll(ROUTE_ROW), ([, address = '']) =>
    address.replaceAll(/\{(\w+)\}/g, ':$1').replace(/(?<=.)\/$/, ''),
  );
  expect(documented).toHaveLength(68);
  expect(routeRows.map((row) => row.path).sort()).toEqual(documented.sort());
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`public pages have no accessibility violation in the ${colorScheme} theme @layout`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const { path, heading } of openPages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      const violations = await violationsOf(page);
      expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
        [],
      );
    }
  });
}
