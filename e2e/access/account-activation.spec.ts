import type { Page } from '@playwright/test';
import { expect, stack, test } from '../support/test.ts';
import { providerCalls } from '../support/provider-calls.ts';
import { stored } from './steps.ts';

const STATUS = 'Account Activation Status: Your Account activated succesfully';
const path = 'user/verifyaccount';
const open = { 'access-control-allow-origin': '*', 'content-type': 'application/json' } as const;

const answerWith = (page: Page, status: number, json: object) =>
  page.route(`${stack.sandbox}/api/v1/${path}`, (route) => route.fulfill({ status, headers: open, json }));

test('the id of the link is posted once, as the token of the call [ON-037 ON-413 ON-414 ON-476]', async ({ page }) => {
  const calls = providerCalls(page);
  await page.goto('/accountactivation/activation-4711');
  await expect(page.getByText(STATUS, { exact: true })).toBeVisible();
  await expect.poll(() => calls.all.map((call) => call.path)).toEqual([path]);
  const [call] = calls.to(path);
  expect([call?.method, call?.headers['bb-access-token'], call?.headers['content-type']]).toEqual([
    'POST',
    'activation-4711',
    expect.stringMatching(/^application\/json/),
  ]);
  expect(call?.body).toEqual({});
  expect(page.url()).toBe(`${stack.investor}/accountactivation/activation-4711`);
});

for (const { what, answer } of [
  { what: '000', answer: (page: Page) => answerWith(page, 200, { code: '000', messageText: 'Done' }) },
  { what: '001', answer: (page: Page) => answerWith(page, 200, { code: '001', messageText: 'No such link' }) },
  { what: '500', answer: (page: Page) => answerWith(page, 500, { errors: [{ msg: 'Broken' }] }) },
  { what: 'nothing', answer: (page: Page) => page.route(`${stack.sandbox}/api/v1/${path}`, (route) => route.abort()) },
]) {
  test(`says the same whether the provider answers ${what}, and nothing besides [ON-415]`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/status of 500|ERR_FAILED|Failed to load resource/);
    await answer(page);
    const asked = page.waitForRequest(`**/${path}`);
    await page.goto('/accountactivation/any');
    const request = await asked;
    await request.response().catch(() => null);
    await expect(page.getByText(STATUS, { exact: true })).toBeVisible();
    await expect(page.getByText('If you cannot sign in, contact the Helpdesk.')).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page.getByText(/Done|No such link|Broken/)).toHaveCount(0);
  });
}

test('an answer full of orders changes neither storage nor address [ON-416 ON-417]', async ({ page, investor }) => {
  await answerWith(page, 200, {
    code: '003',
    messageText: '',
    token_id: 'another',
    erase_token_id: 'yes',
    navigateScreen: 'signin',
  });
  await investor.signIn();
  const before = await stored(page);
  const answered = page.waitForResponse(`**/${path}`);
  await page.goto('/accountactivation/activation-4712');
  await (await answered).finished();
  await expect(page.getByText(STATUS, { exact: true })).toBeVisible();
  expect(await stored(page)).toEqual(before);
  expect(before['token']).not.toBe('activation-4712');
  expect(page.url()).toBe(`${stack.investor}/accountactivation/activation-4712`);
  await page.goto('/settings');
  await expect(page.getByRole('banner').getByText(investor.mobile)).toHaveCount(1);
});
