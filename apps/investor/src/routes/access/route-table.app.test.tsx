import { expect, isAt, page, test, visit } from '../../testing/app-test.tsx';
import { NOT_FOUND, openPages } from '../../testing/known.ts';

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

test('public pages open in any case and with a last slash, and never ask to sign in [ON-013 ON-014 ON-015 ON-016 ON-017 ON-018 ON-019 ON-030 ON-031 ON-032 ON-034 ON-035 ON-036 ON-037 ON-038 ON-039 ON-040 ON-041 ON-042 ON-044 ON-045 ON-046 ON-047 ON-048]', async () => {
  const addresses = [
    ...openPages.flatMap(({ path, heading }) =>
      [path, `${path}/`, upper(path)].map((address) => ({ address, heading })),
    ),
    ...alsoOpen.map(({ path, heading }) => ({
      address: `${upper(path)}/`,
      heading,
    })),
  ];
  for (const { address, heading } of addresses) {
    visit(address);
    await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(location.pathname).toBe(address);
  }
});

test('pages of an investor ask whoever is signed out to sign in, and call nobody [ON-020 ON-021 ON-022 ON-023 ON-024 ON-025 ON-026 ON-027 ON-028 ON-029]', async ({
  network,
}) => {
  for (const { path } of signedIn) {
    visit('/faq');
    visit(path);
    await isAt(/\/signin\/$/);
    history.back();
    await isAt(/\/faq$/);
  }
  expect(network.calls).toEqual([]);
});

test('pages of an investor open for one, in any case and with a last slash [ON-020 ON-021 ON-022 ON-023 ON-024 ON-025 ON-026 ON-027 ON-028 ON-029]', async ({
  investor,
}) => {
  await investor.signIn();
  for (const { path, heading } of signedIn) {
    for (const address of [path, `${path}/`, upper(path)]) {
      visit(address);
      await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      expect(location.pathname).toBe(address);
    }
  }
});

test('links lead to the root whether or not the address ends with a slash [ON-086]', async ({ investor }) => {
  for (const address of ['/signin', '/signin/']) {
    visit(address);
    await page.getByRole('tab', { name: 'Email Id' }).click();
    await page.getByRole('link', { name: 'Forgot Password?' }).click();
    await isAt(/^\/reset\/?$/);
  }
  await investor.signIn();
  for (const address of ['/panVerification', '/panVerification/']) {
    visit(address);
    await page.getByRole('link', { name: 'Next' }).click();
    await isAt(/^\/aadhaarVerification\/?$/);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Aadhaar Verification' })).toBeVisible();
  }
});
