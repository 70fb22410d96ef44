import { expect, test } from '../support/test.ts';

/** Persona whose stages are verified up to the personal stage; the e-sign is open. */
const AT_ESIGN = '9000000207';

const stages = [
  ['PAN Verification', 'Next', 'aadhaarVerification'],
  ['Aadhaar Verification', 'Next', 'bankVerification'],
  ['Bank Account Verification', 'Next', 'personalVerification'],
  ['Your KYC information', 'Go to e-Sign', 'esignkycVerification'],
] as const;

test('the stages lead to each other: PAN, Aadhaar, bank, personal, e-sign [ON-225]', async ({ page, investor }) => {
  await investor.signIn(AT_ESIGN);
  await page.goto('/panVerification');
  for (const [title, link, next] of stages) {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${next}/?$`));
  }
  await expect(page.getByRole('heading', { level: 1, name: 'ESign KYC AADHAAR' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Steps of your KYC' }).getByRole('listitem')).toHaveText([
    /^Done: PAN$/,
    /^Done: Aadhaar$/,
    /^Done: Bank$/,
    /^Done: Personal$/,
    /^5?e-Sign/,
  ]);
});
