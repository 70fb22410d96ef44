import { recordForms } from '../support/form-parts.ts';
import { recordProviderCalls } from '../support/provider-calls.ts';
import { expect, test } from '../support/test.ts';
import { aadhaarSlot, confirmButton, nextLink, verifyButton } from './card-steps.ts';
import { drawPicture } from './pictures.ts';
import { AT_AADHAAR, cardPaths } from '../../apps/investor/src/testing/test-data.ts';

test('both sides are uploaded and confirmed, which leads to the bank [ON-226 ON-227 ON-230 ON-258 ON-259 ON-260 ON-265 ON-266 ON-267]', async ({
  page,
  investor,
}) => {
  const forms = await recordForms(page);
  const calls = recordProviderCalls(page);
  await investor.signIn(AT_AADHAAR);
  await page.goto('/aadhaarVerification');
  await expect(page.getByRole('heading', { level: 1, name: 'Aadhaar Verification' })).toBeVisible();
  await aadhaarSlot(page, 'Front').setInputFiles(await drawPicture(page, 'front.png'));
  await expect(page.getByText('front.png', { exact: true })).toBeVisible();
  await expect(aadhaarSlot(page, 'Back')).toBeEnabled();
  await expect(verifyButton(page)).toHaveCount(0);
  await aadhaarSlot(page, 'Back').setInputFiles(await drawPicture(page, 'back.jpeg'));
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
