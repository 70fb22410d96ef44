import { formParts } from '../support/form-parts.ts';
import { providerCalls } from '../support/provider-calls.ts';
import { expect, test } from '../support/test.ts';
import { closeAlert, loseAnswer } from './bank-steps.ts';
import {
  AT_PAN,
  birthDate,
  cardPaths,
  chooseBirthDate,
  choosePan,
  confirmButton,
  failEachCall,
  nextLink,
  PAN_EDITABLE,
  panSlot,
  readPan,
  verifyButton,
} from './card-steps.ts';
import { drawnPicture, otherFile, wrongType } from './pictures.ts';

test('card, tick, Confirm and Next, each with the documented request @layout [ON-226 ON-227 ON-230 ON-239 ON-240 ON-241 ON-242 ON-243 ON-250 ON-252 ON-253 ON-254]', async ({
  page,
  investor,
}) => {
  const forms = await formParts(page);
  const calls = providerCalls(page);
  await investor.signIn(AT_PAN);
  await page.goto('/panVerification');
  await expect(page.getByRole('heading', { level: 1, name: 'PAN Verification' })).toBeVisible();
  await expect(verifyButton(page)).toBeDisabled();
  await choosePan(page);
  await expect(page.locator('img[src^="blob:"]')).toBeVisible();
  await verifyButton(page).dblclick();

  const read = page.getByRole('region', { name: 'PAN' });
  for (const line of ['Name', 'PAN', 'Date of birth']) await expect(read).toContainText(line);
  await expect(read.getByRole('img', { name: 'PAN, image 1 of 1' })).toBeVisible();
  expect(forms.to(cardPaths.upload)).toHaveLength(1);
  const [form] = forms.to(cardPaths.upload);
  expect(form?.method).toBe('PUT');
  const texts = form?.parts.flatMap(({ name, text }) => (text === undefined ? [] : [[name, text]])) ?? [];
  expect(Object.fromEntries(texts)).toEqual({ id_type: 'pan', folder_name: 'pan', attachment_category: 'pan' });
  expect(form?.parts.filter(({ name }) => name === 'upload_pan')).toMatchObject([
    { file: { name: 'pan.png', type: 'image/png', begins: '89504e47' } },
  ]);

  await expect(nextLink(page)).toHaveCount(0);
  await expect(confirmButton(page)).toBeDisabled();
  await page.getByRole('checkbox').check();
  await confirmButton(page).dblclick();
  await expect(page.getByText('Your PAN is verified.')).toBeVisible();
  expect(calls.to(cardPaths.stage).map(({ method, body }) => ({ method, body }))).toEqual([
    { method: 'PUT', body: { verify_stage: 'pan', valid_pan_invalid_dob: false, pan_dob: '' } },
  ]);
  expect(calls.to(cardPaths.load).map(({ method, body }) => ({ method, body }))).toEqual([
    { method: 'POST', body: { stage_name: 'pan' } },
  ]);
  await nextLink(page).click();
  await expect(page).toHaveURL(/\/aadhaarVerification\/?$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Aadhaar Verification' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Your PAN is verified.')).toBeVisible();
});

test('a date of birth that differs is asked for, an impossible one refused, the chosen one sent @layout [ON-244 ON-248 ON-251 ON-253 ON-496 ON-497]', async ({
  page,
  investor,
}) => {
  const calls = providerCalls(page);
  await investor.signIn(AT_PAN);
  await readPan(page, 'pan-dob-mismatch.png');
  await expect(birthDate(page).getByRole('combobox')).toHaveCount(3);
  await chooseBirthDate(page, 'February', '31', '1990');
  await expect(birthDate(page).getByText('Entered Date Of Birth is not valid')).toBeVisible();
  await birthDate(page).getByRole('button', { name: 'Not now' }).click();
  await page.getByRole('checkbox').click();
  await expect(birthDate(page).getByText('Please confirm your date of birth as per the pan card')).toBeVisible();
  await chooseBirthDate(page, 'November', '05', '1990');
  await expect(birthDate(page)).toHaveCount(0);
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await page.getByRole('checkbox').check();
  await confirmButton(page).click();
  await expect(page.getByText('Your PAN is verified.')).toBeVisible();
  expect(calls.to(cardPaths.stage).map(({ body }) => body)).toEqual([
    { verify_stage: 'pan', valid_pan_invalid_dob: true, pan_dob: '05/11/1990' },
  ]);
});

test('the whole stage by keyboard alone @layout', async ({ page, investor }) => {
  await investor.signIn(AT_PAN);
  // Listened to from the start: a chooser that opens before it is awaited would be the browser's own.
  const choosing = page.waitForEvent('filechooser');
  await page.goto('/panVerification');
  await panSlot(page).focus();
  await expect(panSlot(page)).toBeFocused();
  await page.keyboard.press('Enter');
  const chooser = await choosing;
  await chooser.setFiles(await drawnPicture(page, 'pan-dob-mismatch.png'));
  await expect(verifyButton(page)).toBeEnabled();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Remove pan-dob-mismatch.png' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(birthDate(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(birthDate(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Choose the date' }).press('Enter');
  const dialog = birthDate(page);
  for (const [name, typed] of [
    ['Month', 'Nov'],
    ['Date', '05'],
    ['Year', '1990'],
  ] as const) {
    await dialog.getByLabel(name, { exact: true }).focus();
    await page.keyboard.type(typed);
  }
  await dialog.getByRole('button', { name: 'Use this date' }).press('Enter');
  await page.getByRole('checkbox').press('Space');
  await confirmButton(page).press('Enter');
  await expect(page.getByText('Your PAN is verified.')).toBeVisible();
});

test('a file of another type is not sent, an unreadable card is refused with an alert and can be replaced [ON-234 ON-235 ON-237 ON-255 ON-487 ON-494]', async ({
  page,
  investor,
}) => {
  const calls = providerCalls(page);
  await investor.signIn(AT_PAN);
  await page.goto('/panVerification');
  for (const [name, type] of [
    ['pan.pdf', 'application/pdf'],
    ['pan.gif', 'image/gif'],
  ] as const) {
    await panSlot(page).setInputFiles(otherFile(name, type));
    await expect(page.getByText(wrongType)).toBeVisible();
  }
  expect(calls.to(cardPaths.upload)).toEqual([]);
  await choosePan(page, 'pan-unreadable.png');
  await verifyButton(page).click();
  await closeAlert(page, 'The document could not be read.');
  await expect(page.getByText('pan-unreadable.png')).toBeVisible();
  await page.getByRole('button', { name: 'Remove pan-unreadable.png' }).click();
  await choosePan(page, 'pan.JPG');
  await verifyButton(page).click();
  await expect(confirmButton(page)).toBeVisible();
});

test('an upload that is cut off says so and is sent again without choosing the picture again', async ({
  page,
  investor,
  expectProblem,
}) => {
  expectProblem(/ERR_/);
  await investor.signIn(AT_PAN);
  await page.goto('/panVerification');
  await choosePan(page);
  await loseAnswer(page, cardPaths.upload);
  await verifyButton(page).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText(/The upload was cut off/)).toBeVisible();
  await expect(page.getByText('pan.png')).toBeVisible();
  await verifyButton(page).click();
  await expect(confirmButton(page)).toBeVisible();
});

for (const status of [422, 500]) {
  test(`calls that fail with ${status} tell each of their errors, and everything stays as it was [ON-236 ON-486]`, async ({
    page,
    investor,
    expectProblem,
  }) => {
    expectProblem(/status of (422|500)/);
    await investor.signIn(AT_PAN);
    await failEachCall(page, investor, { path: '/panVerification', status, choose: choosePan });
    await expect(page.getByText('Your PAN is verified.')).toBeVisible();
  });
}

test('a stage that is refused shows an alert and no upload; each refused call can be tried again [ON-228 ON-237 ON-484 ON-485]', async ({
  page,
  investor,
}) => {
  await investor.signIn(AT_PAN);
  const refuse = (operation: string) =>
    investor.sandbox.fault({ operation, kind: 'code', value: { code: '001', messageText: `${operation} says no` } });
  await refuse('getStageInfo');
  await page.goto('/panVerification');
  await closeAlert(page, 'getStageInfo says no');
  await expect(panSlot(page)).toHaveCount(0);
  await expect(verifyButton(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await choosePan(page);
  await refuse('verifyIdProof');
  await verifyButton(page).click();
  await closeAlert(page, 'verifyIdProof says no');
  await verifyButton(page).click();
  await page.getByRole('checkbox').check();
  await refuse('verifyStage');
  await confirmButton(page).click();
  await closeAlert(page, 'verifyStage says no');
  await expect(confirmButton(page)).toBeEnabled();
  await expect(nextLink(page)).toHaveCount(0);
});

test('a Confirm whose answer was lost is not called failed, and the stage tells what became of it', async ({
  page,
  investor,
  expectProblem,
}) => {
  expectProblem(/ERR_/);
  await investor.signIn(AT_PAN);
  await readPan(page);
  await page.getByRole('checkbox').check();
  await loseAnswer(page, cardPaths.stage);
  await confirmButton(page).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText(/this step may or may not be confirmed/)).toBeVisible();
  await page.getByRole('button', { name: 'Check this step' }).click();
  await expect(page.getByText('Your PAN is verified.')).toBeVisible();
});

test('a reload asks for the stage again and keeps no picture anywhere', async ({ page, investor }) => {
  await investor.signIn(AT_PAN);
  await readPan(page);
  await page.reload();
  await expect(panSlot(page)).toBeEnabled();
  await expect(confirmButton(page)).toHaveCount(0);
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(kept).not.toMatch(/data:image|pan\.png|blob:/);
});

test('a verified PAN has Next and no upload; one that is editable offers it again beside Next [ON-229 ON-230 ON-256 ON-257]', async ({
  page,
  investor,
}) => {
  await investor.signIn(PAN_EDITABLE);
  await page.goto('/panVerification');
  await expect(nextLink(page)).toBeVisible();
  await page.getByRole('button', { name: 'Upload another PAN card' }).click();
  await expect(nextLink(page)).toBeVisible();
  await choosePan(page);
  await verifyButton(page).click();
  await page.getByRole('checkbox').check();
  await confirmButton(page).click();
  await expect(page.getByText('Your PAN is verified.')).toBeVisible();
});

test('a verified PAN that is not editable takes no card [ON-229 ON-256]', async ({ page, investor }) => {
  await investor.signIn('9000000203');
  await page.goto('/panVerification');
  await expect(nextLink(page)).toHaveAttribute('href', '/aadhaarVerification');
  await expect(panSlot(page)).toHaveCount(0);
  await expect(verifyButton(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Upload another PAN card' })).toHaveCount(0);
});
