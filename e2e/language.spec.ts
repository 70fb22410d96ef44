import { hindi, i18n } from '../packages/flows/src/messages/testing/texts.ts';
import type { Page } from '@playwright/test';
import { createInvestorSandbox, createUnusedMobile } from '@folioflow/wiring/testing/sandbox-client';
import { expect, READY, stack, test, type Investor } from './support/test.ts';

test.use({ locale: 'hi-IN' });

const languageOf = (page: Page) => page.locator('html').getAttribute('lang');
const hindiSwitch = (page: Page) => page.getByRole('combobox', { name: hindi._('shell.language') }).first();
const englishSwitch = (page: Page) => page.getByRole('combobox', { name: 'Language' }).first();

test('a reader of Hindi has Hindi from the first byte, changes the language in place, and finds it again', async ({
  page,
  request,
}) => {
  const answer = await request.get(`${stack.investor}/signin`, { headers: { 'accept-language': 'hi-IN,en;q=0.5' } });
  const html = await answer.text();
  expect(html).toContain('<html lang="hi-IN"');
  expect(html).toContain(hindi._('access.signIn.mobile.label'));
  expect(html).not.toContain(i18n._('access.signIn.mobile.label'));

  await page.goto('/signin');
  const field = page.getByRole('textbox', { name: hindi._('access.signIn.mobile.label') });
  await field.fill('9000000117');
  await expect(hindiSwitch(page)).toHaveValue('hi');
  await expect
    .poll(() => page.evaluate(() => document.fonts.check("16px 'Noto Sans Devanagari Variable'", 'ह')))
    .toBe(true);
  const requests: string[] = [];
  page.on('request', (each) => {
    if (each.resourceType() !== 'script') requests.push(each.url());
  });
  await hindiSwitch(page).selectOption({ label: 'English' });
  await expect(page.getByRole('textbox', { name: i18n._('access.signIn.mobile.label') })).toHaveValue('9000000117');
  expect(await languageOf(page)).toBe('en-IN');
  expect(requests).toEqual([]);

  const again = await page.reload();
  expect(await again?.text()).toContain('<html lang="en-IN"');
  await expect(englishSwitch(page)).not.toHaveValue('hi');
});

test('a page of a session is in Hindi, with its figures in Latin digits @gate', async ({ page, investor }) => {
  await investor.signIn(READY);
  await page.goto('/schemeList');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Devanagari}/u);
  await expect(page.getByRole('main')).toContainText(/\d/);
  await expect(page.getByRole('main')).not.toContainText(/[०-९]/);
  await expect(page.getByText(hindi._('chrome.loading'))).toHaveCount(0);
  expect(await languageOf(page)).toBe('hi-IN');
});

test('the progress of a plan is in Hindi, in both lists of orders', async ({ page, investor }) => {
  await investor.signIn('9000000101');
  for (const path of ['/sipList', '/allOrders']) {
    await page.goto(path);
    await expect(page.getByText(/पूरी हुई किस्तें: \d+ में से 0/).first()).toBeAttached();
    await expect(page.getByRole('main')).not.toContainText('processed');
  }
});

test('nought is counted in the singular', async ({ page, investor }) => {
  await investor.signIn(READY);
  await page.goto('/schemeList');
  await page.getByRole('searchbox').fill('qqqqzzzz');
  await expect(page.getByRole('status').filter({ hasText: /0 स्कीम(?!ें)/ })).toBeAttached();
});

test.describe('a browser in English', () => {
  test.use({ locale: 'en-IN' });

  test('the provider writes in the language selected in the app, also after a reload', async ({ page, investor }) => {
    const readMessageOf = async ({ mobile, sandbox }: Pick<Investor, 'mobile' | 'sandbox'>) => {
      await sandbox.session(READY);
      await page.getByRole('textbox', { name: hindi._('access.signIn.mobile.label') }).fill(mobile);
      await page.getByRole('button', { name: hindi._('access.signIn.mobile.submit') }).click();
      await expect(page).toHaveURL(/\/otp/);
      return (await sandbox.outbox())[0]?.text;
    };
    const messageInHindi = /^\d{6} आपका Folioflow ओटीपी है। /;
    await page.goto('/signin');
    await englishSwitch(page).selectOption({ label: 'हिन्दी' });
    expect(await readMessageOf(investor)).toMatch(messageInHindi);

    const served = await page.goto('/signin');
    expect(await served?.text()).toContain('<html lang="hi-IN"');
    const mobile = createUnusedMobile();
    const another = { mobile, sandbox: createInvestorSandbox(stack.sandbox, mobile) };
    expect(await readMessageOf(another)).toMatch(messageInHindi);
  });

  test('the first calls of a page are in the selected language, and so are the forms in their answers', async ({
    page,
    context,
    investor,
  }) => {
    await investor.signIn(READY);
    await context.addCookies([{ name: 'folioflow-language', value: 'hi', url: stack.investor }]);
    const calls: Promise<readonly [path: string, language: string | undefined]>[] = [];
    page.on('request', (call) => {
      if (call.method() !== 'POST') return;
      const path = new URL(call.url()).pathname;
      calls.push(call.allHeaders().then((headers) => [path, headers['accept-language']] as const));
    });
    await page.goto('/accounts');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => calls.length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    const sent = await Promise.all(calls);
    expect(sent.filter(([, language]) => language !== 'hi-IN')).toEqual([]);
  });
});
