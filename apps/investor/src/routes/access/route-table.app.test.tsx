import { expect, waitForPath, page, test, visit } from '../../testing/app-test.tsx';
import { emailTab } from '../../testing/steps/access.ts';
import { NOT_FOUND, publicPages } from '../../testing/test-data.ts';

/** Pages of a signed-in investor. */
const investorPages = [
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

/** Public pages with texts that other tests check. */
const otherPublicPages = [
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

const upperCaseSegment = (address: string) => address.replace(/^\/[^/]+/, (segment) => segment.toUpperCase());

test('public pages open in any letter case and with a trailing slash, without a sign-in [ON-013 ON-014 ON-015 ON-016 ON-017 ON-018 ON-019 ON-030 ON-031 ON-032 ON-034 ON-035 ON-036 ON-037 ON-038 ON-039 ON-040 ON-041 ON-042 ON-044 ON-045 ON-046 ON-047 ON-048]', async () => {
  const addresses = [
    ...publicPages.flatMap(({ path, heading }) =>
      [path, `${path}/`, upperCaseSegment(path)].map((address) => ({ address, heading })),
    ),
    ...otherPublicPages.map(({ path, heading }) => ({
      address: `${upperCaseSegment(path)}/`,
      heading,
    })),
  ];
  for (const { address, heading } of addresses) {
    visit(address);
    await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(location.pathname).toBe(address);
  }
});

test('investor pages redirect a signed-out user to sign-in without a call [ON-020 ON-021 ON-022 ON-023 ON-024 ON-025 ON-026 ON-027 ON-028 ON-029]', async ({
  network,
}) => {
  for (const { path } of investorPages) {
    visit('/faq');
    visit(path);
    await waitForPath(/\/signin\/$/);
    history.back();
    await waitForPath(/\/faq$/);
  }
  expect(network.calls).toEqual([]);
});

test('investor pages open for a signed-in investor, in any letter case and with a trailing slash [ON-020 ON-021 ON-022 ON-023 ON-024 ON-025 ON-026 ON-027 ON-028 ON-029]', async ({
  investor,
}) => {
  await investor.signIn();
  for (const { path, heading } of investorPages) {
    for (const address of [path, `${path}/`, upperCaseSegment(path)]) {
      visit(address);
      await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      expect(location.pathname).toBe(address);
    }
  }
});

test('links are relative to the root, with and without a trailing slash in the address [ON-086]', async ({
  investor,
}) => {
  for (const address of ['/signin', '/signin/']) {
    visit(address);
    await emailTab().click();
    await page.getByRole('link', { name: 'Forgot Password?' }).click();
    await waitForPath(/^\/reset\/?$/);
  }
  await investor.signIn();
  for (const address of ['/panVerification', '/panVerification/']) {
    visit(address);
    await page.getByRole('link', { name: 'Next' }).click();
    await waitForPath(/^\/aadhaarVerification\/?$/);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Aadhaar Verification' })).toBeVisible();
  }
});
