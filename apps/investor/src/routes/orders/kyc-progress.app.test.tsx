import { describe, expect, page, test, visit } from '../../testing/app-test.tsx';
import { AT_AADHAAR, chartPath, PERSONAL_VERIFIED, scheme } from '../../testing/test-data.ts';

const SIGNED = '9000000111';
const EMPTY = '9000000102';

const sentences = {
  [AT_AADHAAR]: 'Your KYC is at step 2 of 5: Aadhaar card.',
  [PERSONAL_VERIFIED]: 'Your KYC is at step 5 of 5: e-signature.',
  [SIGNED]: 'Your KYC is being approved, usually within 1 to 3 working days.',
} as const;
const links = {
  [AT_AADHAAR]: ['Continue KYC', '/aadhaarVerification'],
  [PERSONAL_VERIFIED]: ['Continue KYC', '/esignkycVerification'],
  [SIGNED]: ['Open My KYC', '/accounts'],
} as const;
const notStarted = () => page.getByText('You have not started your investment.');
const startLink = () => page.getByRole('link', { name: 'Start Investing', exact: true });
const anyKycSentence = () => page.getByText(/Your KYC is/);

describe.each([AT_AADHAAR, PERSONAL_VERIFIED, SIGNED] as const)('a person like %s', (like) => {
  const expectState = async () => {
    await expect.element(page.getByText(sentences[like])).toBeVisible();
    const [name, path] = links[like];
    await expect.element(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  };

  test('sees the state of the KYC and its next step on the portfolio, the list and the scheme [OM-186]', async ({
    investor,
  }) => {
    await investor.signIn(like);
    visit('/portfolio');
    await expectState();
    await expect.element(notStarted()).toBeVisible();
    await expect.element(startLink()).toHaveAttribute('href', '/schemeList');
    visit('/schemeList');
    await expect.element(page.getByRole('link', { name: scheme.name }).first()).toBeVisible();
    await expectState();
    visit(chartPath);
    await expect.element(page.getByRole('heading', { level: 1, name: scheme.name })).toBeVisible();
    await expectState();
  });
});

test('a person whose KYC is approved starts investing, and sees no banner [OM-186]', async ({ investor }) => {
  await investor.signIn(EMPTY);
  visit('/portfolio');
  await expect.element(notStarted()).toBeVisible();
  await expect.element(startLink()).toHaveAttribute('href', '/schemeList');
  visit('/schemeList');
  await expect.element(page.getByRole('link', { name: scheme.name }).first()).toBeVisible();
  await expect.element(anyKycSentence()).not.toBeInTheDocument();
  visit(chartPath);
  await expect.element(page.getByRole('heading', { level: 1, name: scheme.name })).toBeVisible();
  await expect.element(anyKycSentence()).not.toBeInTheDocument();
});

test('a portfolio whose KYC cannot be checked says so, and checks it again', async ({ investor }) => {
  await investor.signIn(AT_AADHAAR);
  await investor.sandbox.injectFault({
    operation: 'getStageInfo',
    kind: 'httpStatus',
    value: { status: 500 },
  });
  visit('/portfolio');
  await expect.element(page.getByText('We could not check your KYC just now.')).toBeVisible();
  await expect.element(notStarted()).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText(sentences[AT_AADHAAR])).toBeVisible();
});
