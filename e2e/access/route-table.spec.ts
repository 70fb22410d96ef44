import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routeRows } from '../../apps/investor/src/route-table.ts';
import { violationsOf } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
const ROUTE_ROW = /^\| ON-0(?:1[2-9]|[2-7]\d) \| `([^`]+)`/gm;

test('the paths of the app are those of the requirements, each once and no other [ON-080]', () => {
  const requirements = readFileSync(join(import.meta.dirname, '../../docs/requirements/onboarding.md'), 'utf8');
  const documented = Array.from(requirements.matchAll(ROUTE_ROW), ([, address = '']) =>
    address.replaceAll(/\{(\w+)\}/g, ':$1').replace(/(?<=.)\/$/, ''),
  );
  expect(documented).toHaveLength(68);
  expect(routeRows.map((row) => row.path).sort()).toEqual(documented.sort());
});

const NOT_FOUND = 'Sorry the information you are looking for could not be found';

/** Pages that anybody may open, by the words that make them known. */
const open = [
  { path: '/reset', heading: 'Reset your password' },
  { path: '/accountactivation/any', heading: 'Account activation' },
  { path: '/contact', heading: 'Contact us' },
  { path: '/imageverification', heading: 'Identity verification' },
  { path: '/verify-step-1', heading: 'Add a debit account' },
  { path: '/verify-step-2', heading: 'Upload your ID' },
  { path: '/verify-step-4', heading: 'Identity Verified' },
  { path: '/verify-step-5', heading: 'Add a bank account' },
  { path: '/verify-step-6', heading: 'You are all set' },
  { path: '/add-bank-acc', heading: 'Add New Account' },
  { path: '/add-debit-card', heading: 'Add New Account' },
  { path: '/clientList', heading: NOT_FOUND },
  { path: '/clientDocuments/CUST00000001', heading: NOT_FOUND },
] as const;

for (const colorScheme of ['light', 'dark'] as const) {
  test(`public pages have no accessibility violation in the ${colorScheme} theme @layout`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const { path, heading } of open) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      const violations = await violationsOf(page);
      expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
        [],
      );
    }
  });
}
