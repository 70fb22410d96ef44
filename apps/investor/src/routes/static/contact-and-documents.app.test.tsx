import { expect, page, test, visit } from '../../testing/app-test.tsx';
import { queryMain } from '@folioflow/wiring/testing/page';

import { inject } from 'vitest';

test('contact has three fields, a button without a call, and the addresses of the support [ON-040 ON-425 ON-426 ON-427]', async ({
  network,
}) => {
  const { supportEmail, supportPhone } = inject('appConfig');
  visit('/contact');
  const main = page.getByRole('main');
  await expect.poll(() => queryMain('input, textarea')).toHaveLength(3);
  await main.getByLabelText('Full name').fill('Asha Rao');
  await main.getByLabelText('Email', { exact: true }).fill('asha@example.in');
  await main.getByLabelText('Message').fill('Where is my order?');
  await main.getByRole('button', { name: 'Send message' }).dblClick();
  await expect.element(main.getByRole('link', { name: 'Open it in your email app' })).toBeVisible();
  await expect.element(main.getByLabelText('Message')).toHaveValue('Where is my order?');
  await expect.element(main.getByRole('complementary')).toMatchTextContent(supportEmail);
  await expect.element(main.getByRole('complementary')).toMatchTextContent(supportPhone);
  expect(network.calls).toEqual([]);
});

test('the page of documents has five controls and sends no call [ON-028 ON-360 ON-361]', async ({
  network,
  investor,
}) => {
  await investor.signIn();
  visit('/documentsupload');
  const main = page.getByRole('main');
  await expect.poll(() => queryMain('input')).toHaveLength(5);
  for (const name of ['Photo or selfie', 'Address proof', 'PAN', 'Live selfie video', 'Signature photo']) {
    const file = new File(['picture'], `${name}.png`, { type: 'image/png' });
    await main.getByLabelText(name, { exact: true }).upload(file);
    await expect.element(main.getByRole('button', { name: `Remove ${name}.png` })).toBeVisible();
  }
  await main.getByRole('button', { name: 'Remove PAN.png' }).click();
  await expect.element(main.getByLabelText('PAN', { exact: true })).toHaveLength(1);
  expect(network.calls).toEqual([]);
});
