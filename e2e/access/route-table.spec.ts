import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routeRows } from '../../apps/investor/src/route-table.ts';
import { violationsOf } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { providerCalls } from '../support/provider-calls.ts';

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

/** Pages of a signed-in investor. */
const signedIn = [
  { path: '/accounts', heading: 'My KYC' },
  { path: '/mpinInformation', heading: 'Change your mPin' },
  { path: '/panVerification', heading: 'PAN Verification' },
  { path: '/aadhaarVerification', heading: 'Aadhaar Verification' },
  { path: '/bankVerification', heading: 'Bank Account Verification' },
  { path: '/personalVerification', heading: 'Your KYC information' },
  { path: '/personaldetails', heading: 'Detailed Information' },
  { path: '/incomedetails', heading: 'Income Information' },
  { path: '/documentsupload', heading: 'Your documents' },
  { path: '/esignkycVerification', heading: 'ESign KYC AADHAAR' },
] as const;

/** Public pages whose words are other tests' matter. */
const alsoOpen = [
  { path: '/landing', heading: 'Buy and sell Mutual Funds seamlessly' },
  { path: '/signin', heading: 'Mutual Fund Investment App' },
  { path: '/otp-1', heading: 'Enter Phone Number' },
  { path: '/otp-2', heading: NOT_FOUND },
  { path: '/verify-email', heading: NOT_FOUND },
  { path: '/verify-pin', heading: NOT_FOUND },
  { path: '/terms-condition', heading: 'Terms of Service' },
  { path: '/privacy-policy', heading: 'Privacy Policy' },
  { path: '/faq', heading: NOT_FOUND },
  { path: '/about', heading: NOT_FOUND },
  { path: '/buy-sell', heading: NOT_FOUND },
  { path: '/lock', heading: NOT_FOUND },
  { path: '/history', heading: NOT_FOUND },
] as const;

const upper = (address: string) => address.replace(/^\/[^/]+/, (segment) => segment.toUpperCase());

test('public pages open in any case and with a last slash, and never ask to sign in [ON-013 ON-014 ON-015 ON-016 ON-017 ON-018 ON-019 ON-030 ON-031 ON-032 ON-034 ON-035 ON-036 ON-037 ON-038 ON-039 ON-040 ON-041 ON-042 ON-044 ON-045 ON-046 ON-047 ON-048]', async ({
  page,
}) => {
  test.slow();
  const addresses = [
    ...open.flatMap(({ path, heading }) => [path, `${path}/`, upper(path)].map((address) => ({ address, heading }))),
    ...alsoOpen.map(({ path, heading }) => ({ address: `${upper(path)}/`, heading })),
  ];
  for (const { address, heading } of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(address);
  }
});

test('pages of an investor ask whoever is signed out to sign in, and call nobody [ON-020 ON-021 ON-022 ON-023 ON-024 ON-025 ON-026 ON-027 ON-028 ON-029]', async ({
  page,
}) => {
  const calls = providerCalls(page);
  for (const { path } of signedIn) {
    await page.goto('/faq');
    await page.goto(path);
    await expect(page).toHaveURL(/\/signin\/$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/faq$/);
  }
  expect(calls.all).toEqual([]);
});

test('pages of an investor open for one, in any case and with a last slash [ON-020 ON-021 ON-022 ON-023 ON-024 ON-025 ON-026 ON-027 ON-028 ON-029]', async ({
  page,
  investor,
}) => {
  test.slow();
  await investor.signIn();
  for (const { path, heading } of signedIn) {
    for (const address of [path, `${path}/`, upper(path)]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(address);
    }
  }
});

test('links lead to the root whether or not the address ends with a slash [ON-086]', async ({ page, investor }) => {
  for (const address of ['/signin', '/signin/']) {
    await page.goto(address);
    await page.getByRole('tab', { name: 'Email Id' }).click();
    await page.getByRole('link', { name: 'Forgot Password?' }).click();
    await expect(page).toHaveURL(/^http:\/\/[^/]+\/reset\/?$/);
  }
  await investor.signIn();
  for (const address of ['/panVerification', '/panVerification/']) {
    await page.goto(address);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/^http:\/\/[^/]+\/aadhaarVerification\/?$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Aadhaar Verification' })).toBeVisible();
  }
});

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
