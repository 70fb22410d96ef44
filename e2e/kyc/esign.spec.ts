import { captureAnswer } from '../support/capture-answer.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { recordProviderCalls } from '../support/provider-calls.ts';
import { closeAlert } from './bank-steps.ts';

/** The persona whose documents are complete and unsigned. */
const UNSIGNED = '9000000207';
const VERIFY = 'validation/verifystage';
const AWAITING_TEXT = 'Your signed KYC is awaiting approval from BSE Star MF platform. It will take 1-3 working days.';

const sections = {
  pan: 'PAN',
  aadhaar: 'AADHAAR',
  bank: 'BANK ACCOUNT',
  address: 'COMMUNICATION ADDRESS',
  general: 'GENERAL',
  nominee: 'NOMINEE',
} as const;

const esignButton = (page: Page) => page.getByRole('button', { name: 'eSIGN' });
const widgetDialog = (page: Page) => page.getByRole('dialog', { name: 'Sign with Aadhaar' });

/** Ticks the confirmation and opens the widget. */
async function openWidget(page: Page): Promise<void> {
  await page.goto('/esignkycVerification');
  await page.getByRole('checkbox').check();
  await page.waitForFunction(() => 'Digio' in window);
  await esignButton(page).click();
  await expect(widgetDialog(page)).toBeVisible();
}
const pressInWidget = (page: Page, name: string) =>
  widgetDialog(page).getByRole('button', { name, exact: true }).click();

/** A day of the provider, dd/mm/yyyy, is shown in words; any other text is unchanged. */
const formatShownText = (text: string): string =>
  text.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, (_, day: string, month: string, year: string) =>
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(
      Date.UTC(Number(year), Number(month) - 1, Number(day)),
    ),
  );

test('the page shows six read-only sections and requires the tick [ON-226 ON-227 ON-362 ON-363 ON-364 ON-365 ON-366]', async ({
  page,
  investor,
}) => {
  const calls = recordProviderCalls(page);
  await investor.signIn(UNSIGNED);
  const { id_information: told } = await captureAnswer<{ id_information: Record<string, unknown[] | undefined> }>(
    page,
    'master/stageinfo',
    () => page.goto('/esignkycVerification'),
  );
  await expect(page.getByRole('heading', { level: 1, name: 'ESign KYC AADHAAR' })).toBeVisible();
  for (const [list, name] of Object.entries(sections)) {
    const section = page.getByRole('region', { name, exact: true });
    const lines = (told[list] ?? []) as { attribute: string; text: string }[];
    await expect(section.getByRole('term')).toHaveText(lines.map(({ attribute }) => attribute));
    await expect(section.getByRole('definition')).toHaveText(lines.map(({ text }) => formatShownText(text)));
    await expect(section.getByRole('definition').last()).toBeVisible();
    await expect(section.getByRole('img').filter({ visible: true })).toHaveCount(
      told[`${list}_attachment_list`]?.length ?? 0,
    );
    await expect(section.locator('input, select, textarea')).toHaveCount(0);
  }
  for (const list of Object.keys(sections)) expect(told[list], list).not.toHaveLength(0);
  for (const document of ['pan', 'aadhaar', 'bank', 'nominee'])
    expect(told[`${document}_attachment_list`], document).not.toHaveLength(0);
  await expect(esignButton(page)).toBeDisabled();
  await page.getByRole('checkbox').check();
  await expect(esignButton(page)).toBeEnabled();
  expect(calls.to('master/stageinfo').map(({ body }) => body)).toEqual([{ stage_name: 'esignkyc' }]);
});

test('the widget receives id, email, mode otp and environment; cancelling it only enables the button again [ON-367 ON-368 ON-369 ON-370 ON-499 OM-321 OM-336]', async ({
  page,
  investor,
}) => {
  const calls = recordProviderCalls(page);
  await investor.signIn(UNSIGNED);
  const { digio_esign_parameters: told } = await captureAnswer<{
    digio_esign_parameters: { digio_id: string; digio_email: string };
  }>(page, 'master/stageinfo', () => openWidget(page));
  const facts = widgetDialog(page).getByRole('definition');
  await expect(facts).toHaveText([told.digio_id, told.digio_email, 'otp', 'sandbox']);
  await expect(esignButton(page)).toHaveAttribute('aria-busy', 'true');
  await pressInWidget(page, 'Cancel');
  await expect(widgetDialog(page)).toHaveCount(0);
  await expect(esignButton(page)).toBeEnabled();
  await expect(esignButton(page)).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(calls.to(VERIFY)).toEqual([]);
});

test('a signature is submitted once, and the wait ends when the client code is approved [ON-233 ON-371 ON-372 ON-373 ON-516 OM-347]', async ({
  page,
  investor,
}) => {
  const calls = recordProviderCalls(page);
  await investor.signIn(UNSIGNED);
  await openWidget(page);
  await pressInWidget(page, 'Sign');
  await expect(page.getByText(AWAITING_TEXT)).toBeVisible();
  await expect(esignButton(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'NOMINEE' })).toBeVisible();
  expect(calls.to(VERIFY)).toMatchObject([
    {
      method: 'POST',
      body: { verify_stage: 'esignkyc', esign_response: { txn_id: expect.stringMatching(/^ESN\d{8}$/) as unknown } },
    },
  ]);
  await page.reload();
  await expect(page.getByText(AWAITING_TEXT)).toBeVisible();
  await investor.sandbox.advance('client', await investor.sandbox.clientId(), 'codeApproved');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('Your KYC is approved. You can invest now.')).toBeVisible();
  await expect(page.getByText(AWAITING_TEXT)).toHaveCount(0);
});

test('a signature that the widget does not report is found with the next load', async ({ page, investor }) => {
  await investor.signIn(UNSIGNED);
  await openWidget(page);
  await pressInWidget(page, 'Sign late');
  await expect(widgetDialog(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Stop signing' }).click();
  await expect(esignButton(page)).toBeEnabled();
  await page.reload();
  await expect(page.getByText(AWAITING_TEXT)).toBeVisible();
});

test('a widget that could not be loaded shows an alert, and the page remains usable', async ({
  page,
  investor,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED|Failed to load resource/);
  await page.route('**/sdk/esign.js', (route) => route.abort());
  await investor.signIn(UNSIGNED);
  await page.goto('/esignkycVerification');
  await page.getByRole('checkbox').check();
  await esignButton(page).click();
  await closeAlert(page, 'The e-sign window could not be opened. Reload this page and try again.');
  await expect(esignButton(page)).toBeEnabled();
  await expect(page.getByRole('checkbox')).toBeChecked();
});
