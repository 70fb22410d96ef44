import { formParts } from '../support/form-parts.ts';
import { providerCalls } from '../support/provider-calls.ts';
import { expect, test } from '../support/test.ts';
import { closeAlert, loseAnswer } from './bank-steps.ts';
import {
  aadhaarSlot,
  AT_AADHAAR,
  AT_PAN,
  cardPaths,
  chooseAadhaar,
  confirmButton,
  failEachCall,
  nextLink,
  readAadhaar,
  readPan,
  verifyButton,
} from './card-steps.ts';
import { drawnPicture, otherFile, wrongType } from './pictures.ts';

test('both sides, tick and Confirm, which leads to the bank @layout [ON-226 ON-227 ON-230 ON-258 ON-259 ON-260 ON-265 ON-266 ON-267]', async ({
  page,
  investor,
}) => {
  const forms = await formParts(page);
  const calls = providerCalls(page);
  await investor.signIn(AT_AADHAAR);
  await page.goto('/aadhaarVerification');
  await expect(page.getByRole('heading', { level: 1, name: 'Aadhaar Verification' })).toBeVisible();
  await aadhaarSlot(page, 'Front').setInputFiles(await drawnPicture(page, 'front.png'));
  await expect(page.getByText('front.png', { exact: true })).toBeVisible();
  await expect(aadhaarSlot(page, 'Back')).toBeEnabled();
  await expect(verifyButton(page)).toHaveCount(0);
  await aadhaarSlot(page, 'Back').setInputFiles(await drawnPicture(page, 'back.jpeg'));
  await expect(verifyButton(page)).toBeEnabled();
  await verifyButton(page).dblclick();

  const read = page.getByRole('region', { name: 'AADHAAR' });
  await expect(read).toContainText(/XXXX XXXX \d{4}/);
  await expect(read.getByRole('img')).toHaveCount(2);
  expect(forms.to(cardPaths.upload)).toHaveLength(1);
  const [form] = forms.to(cardPaths.upload);
  expect(form?.method).toBe('PUT');
  const texts = form?.parts.flatMap(({ name, text }) => (text === undefined ? [] : [[name, text]])) ?? [];
  expect(Object.fromEntries(texts)).toEqual({
    id_type: 'aadhaar',
    folder_name: 'aadhaar',
    attachment_category: 'aadhaar',
    no_of_attachment: '2',
  });
  expect(form?.parts.filter(({ name }) => name === 'upload_aadhaar')).toMatchObject([
    { file: { name: 'front.png', type: 'image/png' } },
    { file: { name: 'back.jpeg', type: 'image/jpeg' } },
  ]);

  await expect(nextLink(page)).toHaveCount(0);
  await expect(confirmButton(page)).toBeDisabled();
  await page.getByRole('checkbox').check();
  await confirmButton(page).dblclick();
  await expect(page).toHaveURL(/\/bankVerification\/?$/);
  expect(calls.to(cardPaths.stage).map(({ method, body }) => ({ method, body }))).toEqual([
    { method: 'PUT', body: { verify_stage: 'aadhaar' } },
  ]);
  expect(calls.to(cardPaths.load)[0]).toMatchObject({ method: 'POST', body: { stage_name: 'aadhaar' } });
  for (const { body } of calls.all) {
    expect(body).not.toHaveProperty('customer_id');
    expect(body).not.toHaveProperty('is_backoffice');
  }
  await page.goBack();
  await expect(page.getByText('Your Aadhaar is verified.')).toBeVisible();
  await expect(nextLink(page)).toHaveAttribute('href', '/bankVerification');
});

for (const [side, text] of [
  ['back', 'You have not uploaded back side of your aadhaar card'],
  ['front', 'You have not uploaded front side of your aadhaar card'],
] as const) {
  test(`a missing ${side} side is said, and both pickers are empty again [ON-261 ON-262 ON-263 ON-264 ON-495]`, async ({
    page,
    investor,
  }) => {
    await investor.signIn(AT_AADHAAR);
    await page.goto('/aadhaarVerification');
    await chooseAadhaar(page, 'front.png', `${side}-missing.png`);
    await verifyButton(page).click();
    await closeAlert(page, `The ${side} side of the Aadhaar card is missing.`);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByText('Kindly upload front & back side of your aadhaar card together again')).toBeVisible();
    await expect(aadhaarSlot(page, 'Front')).toBeEnabled();
    await expect(aadhaarSlot(page, 'Back')).toBeEnabled();
    await expect(verifyButton(page)).toHaveCount(0);
    await chooseAadhaar(page);
    await verifyButton(page).click();
    await expect(confirmButton(page)).toBeVisible();
  });
}

test('a refusal of five characters is an alert only, a longer one stands beside the pictures too [ON-268 ON-487]', async ({
  page,
  investor,
}) => {
  await investor.signIn(AT_AADHAAR);
  await page.goto('/aadhaarVerification');
  for (const [name, text, times] of [
    ['msg5.png', 'short', 0],
    ['msg6.png', 'longer', 1],
  ] as const) {
    await chooseAadhaar(page, name);
    await verifyButton(page).click();
    await closeAlert(page, text);
    await expect(page.getByText(text, { exact: true })).toHaveCount(times);
    await page.getByRole('button', { name: `Remove ${name}` }).click();
    await page.getByRole('button', { name: 'Remove back.png' }).click();
  }
});

test('a file of another type is not sent; an upload that is cut off is sent again without choosing again [ON-234 ON-235 ON-494]', async ({
  page,
  investor,
  expectProblem,
}) => {
  expectProblem(/ERR_/);
  const calls = providerCalls(page);
  await investor.signIn(AT_AADHAAR);
  await page.goto('/aadhaarVerification');
  await aadhaarSlot(page, 'Back').setInputFiles(otherFile('back.pdf', 'application/pdf'));
  await expect(page.getByText(wrongType)).toBeVisible();
  expect(calls.to(cardPaths.upload)).toEqual([]);
  await chooseAadhaar(page);
  await loseAnswer(page, cardPaths.upload);
  await verifyButton(page).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText(/The upload was cut off/)).toBeVisible();
  await verifyButton(page).click();
  await expect(confirmButton(page)).toBeVisible();
});

test('before its turn the page says so, shows no upload, and leads to the stage that is due [ON-228 ON-484]', async ({
  page,
  investor,
}) => {
  await investor.signIn(AT_PAN);
  await page.goto('/aadhaarVerification');
  await closeAlert(page, 'Please finish the earlier steps first.');
  await expect(aadhaarSlot(page, 'Front')).toHaveCount(0);
  await expect(verifyButton(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to PAN' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'PAN Verification' })).toBeVisible();
});

for (const status of [422, 500]) {
  test(`calls that are refused or fail with ${status} leave everything as it was [ON-236 ON-237 ON-485 ON-486]`, async ({
    page,
    investor,
    expectProblem,
  }) => {
    expectProblem(/status of (422|500)/);
    await investor.signIn(AT_AADHAAR);
    await failEachCall(page, investor, {
      path: '/aadhaarVerification',
      status,
      choose: chooseAadhaar,
      beforeConfirm: async () => {
        await investor.sandbox.fault({
          operation: 'verifyStage',
          kind: 'code',
          value: { code: '001', messageText: 'verifyStage says no' },
        });
        await confirmButton(page).click();
        await closeAlert(page, 'verifyStage says no');
        await expect(page.getByRole('checkbox')).toBeChecked();
      },
    });
    await expect(page).toHaveURL(/\/bankVerification\/?$/);
  });
}

test('the first three stages follow each other: PAN, Aadhaar, bank', async ({ page, investor }) => {
  await investor.signIn(AT_PAN);
  await readPan(page);
  await page.getByRole('checkbox').check();
  await confirmButton(page).click();
  await nextLink(page).click();
  await chooseAadhaar(page);
  await verifyButton(page).click();
  await page.getByRole('checkbox').check();
  await confirmButton(page).click();
  await expect(page).toHaveURL(/\/bankVerification\/?$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Bank Account Verification' })).toBeVisible();
});

test('by keyboard: the tick and Confirm lead on @layout', async ({ page, investor }) => {
  await investor.signIn(AT_AADHAAR);
  await readAadhaar(page);
  await page.getByRole('checkbox').press('Space');
  await page.keyboard.press('Tab');
  await expect(confirmButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/bankVerification\/?$/);
});
