import { expect, stack, test } from '../support/test.ts';
import { providerCalls } from '../support/provider-calls.ts';

test('contact has three fields and a button that calls nobody, and says where support is [ON-040 ON-425 ON-426 ON-427]', async ({
  page,
  request,
}) => {
  const config = (await (await request.get(`${stack.investor}/config.json`)).json()) as Record<string, string>;
  const calls = providerCalls(page);
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main.locator('input, textarea')).toHaveCount(3);
  await main.getByLabel('Full name').fill('Asha Rao');
  await main.getByLabel('Email', { exact: true }).fill('asha@example.in');
  await main.getByLabel('Message').fill('Where is my order?');
  await main.getByRole('button', { name: 'Send message' }).dblclick();
  await expect(main.getByRole('link', { name: 'Open it in your email app' })).toBeVisible();
  await expect(main.getByLabel('Message')).toHaveValue('Where is my order?');
  await expect(main.getByRole('complementary')).toContainText(config['supportEmail'] ?? 'no email is configured');
  await expect(main.getByRole('complementary')).toContainText(config['supportPhone'] ?? 'no phone is configured');
  expect(calls.all).toEqual([]);
});

test('the page of documents has five controls and calls nobody [ON-028 ON-360 ON-361]', async ({ page, investor }) => {
  await investor.signIn();
  await page.goto('/documentsupload');
  const calls = providerCalls(page);
  const main = page.getByRole('main');
  await expect(main.locator('input')).toHaveCount(5);
  for (const name of ['Photo or selfie', 'Address proof', 'PAN', 'Live selfie video', 'Signature photo']) {
    const file = { name: `${name}.png`, mimeType: 'image/png', buffer: Buffer.from('picture') };
    await main.getByLabel(name, { exact: true }).setInputFiles(file);
    await expect(main.getByRole('button', { name: `Remove ${name}.png` })).toBeVisible();
  }
  await main.getByRole('button', { name: 'Remove PAN.png' }).click();
  await expect(main.getByLabel('PAN', { exact: true })).toHaveCount(1);
  expect(calls.all).toEqual([]);
});
