import { recordForms } from '../support/form-parts.ts';
import { recordProviderCalls } from '../support/provider-calls.ts';
import { expect, test } from '../support/test.ts';
import {
  birthDateDialog,
  chooseBirthDate,
  choosePan,
  confirmButton,
  nextLink,
  panSlot,
  submitPan,
  verifyButton,
} from './card-steps.ts';
import { drawPicture } from './pictures.ts';
import { AT_PAN, cardPaths } from '../../apps/investor/src/testing/test-data.ts';

test('card, Confirm and Next send the documented requests [ON-226 ON-227 ON-230 ON-239 ON-240 ON-241 ON-242 ON-243 ON-250 ON-252 ON-253 ON-254]', async ({
  page,
  investor,
}) => {
  const forms = await recordForms(page);
  const calls = recordProviderCalls(page);
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

test('a different date of birth is requested, an impossible one is refused, and the chosen one is sent [ON-244 ON-248 ON-251 ON-253 ON-496 ON-497]', async ({
  page,
  investor,
}) => {
  const calls = recordProviderCalls(page);
  await investor.signIn(AT_PAN);
  await submitPan(page, 'pan-dob-mismatch.png');
  await expect(birthDateDialog(page).getByRole('combobox')).toHaveCount(3);
  await chooseBirthDate(page, 'February', '31', '1990');
  await expect(birthDateDialog(page).getByText('Entered Date Of Birth is not valid')).toBeVisible();
  await birthDateDialog(page).getByRole('button', { name: 'Not now' }).click();
  await page.getByRole('checkbox').click();
  await expect(birthDateDialog(page).getByText('Please confirm your date of birth as per the PAN card')).toBeVisible();
  await chooseBirthDate(page, 'November', '05', '1990');
  await expect(birthDateDialog(page)).toHaveCount(0);
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await page.getByRole('checkbox').check();
  await confirmButton(page).click();
  await expect(page.getByText('Your PAN is verified.')).toBeVisible();
  expect(calls.to(cardPaths.stage).map(({ body }) => body)).toEqual([
    { verify_stage: 'pan', valid_pan_invalid_dob: true, pan_dob: '05/11/1990' },
  ]);
});

test('the stage can be finished by keyboard alone', async ({ page, investor }) => {
  await investor.signIn(AT_PAN);
  // The listener is added first: Playwright leaves a file chooser without a listener to the browser.
  const choosing = page.waitForEvent('filechooser');
  await page.goto('/panVerification');
  await panSlot(page).focus();
  await expect(panSlot(page)).toBeFocused();
  await page.keyboard.press('Enter');
  const chooser = await choosing;
  await chooser.setFiles(await drawPicture(page, 'pan-dob-mismatch.png'));
  await expect(verifyButton(page)).toBeEnabled();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Remove pan-dob-mismatch.png' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(birthDateDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(birthDateDialog(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Choose the date' }).press('Enter');
  const dialog = birthDateDialog(page);
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

test('a reload fetches the stage again, and no picture is stored', async ({ page, investor }) => {
  await investor.signIn(AT_PAN);
  await submitPan(page);
  await page.reload();
  await expect(panSlot(page)).toBeEnabled();
  await expect(confirmButton(page)).toHaveCount(0);
  const storedText = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(storedText).not.toMatch(/data:image|pan\.png|blob:/);
});
