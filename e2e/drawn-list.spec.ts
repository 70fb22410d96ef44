import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectApp, holdApp, isDrawn, readShownPage, recordShifts, takeShifts } from './support/drawing.ts';
import { expect, READY, stack, test } from './support/test.ts';

const LIST_CALL = '**/master/schemelist';
const FIRST_FILE = '{"file_index":0}';

/** Holds the further files of the list back, so that it is shown as after its first file. */
async function holdFurtherFiles(page: Page): Promise<() => void> {
  const files = Promise.withResolvers<undefined>();
  await page.route(LIST_CALL, async (route) => {
    const call = route.request();
    if (call.method() === 'POST' && call.postData() !== FIRST_FILE) await files.promise;
    await route.fallback();
  });
  return () => files.resolve(undefined);
}

const openList = (page: Page) => page.goto('/schemeList', { waitUntil: 'commit' });
const cards = (page: Page) => page.getByRole('main').getByRole('article');

const expectDrawing = async (page: Page) => {
  await expect(cards(page).first()).toBeVisible();
  expect(await isDrawn(page)).toBe(true);
};

for (const language of ['en', 'hi'])
  test(`the drawn list is the list of the app, and is replaced without a shift (${language})`, async ({
    page,
    investor,
    context,
  }) => {
    await investor.signIn(READY);
    await context.addCookies([{ name: 'folioflow-language', value: language, url: stack.investor }]);
    const releaseApp = await holdApp(page, '/schemeList');
    const calls: (string | null)[] = [];
    page.on('request', (call) => {
      if (call.method() === 'POST' && call.url().endsWith('/master/schemelist')) calls.push(call.postData());
    });
    const releaseFiles = await holdFurtherFiles(page);
    await page.addInitScript(recordShifts);
    await openList(page);
    await expectDrawing(page);
    await page.evaluate(() => document.fonts.ready);
    const drawn = await page.evaluate(readShownPage);
    expect(drawn.length).toBeGreaterThan(500);
    await takeShifts(page);

    releaseApp();
    await expectApp(page);
    expect(await page.evaluate(readShownPage)).toEqual(drawn);
    expect(await takeShifts(page)).toBeLessThan(0.001);
    expect(calls.filter((body) => body === FIRST_FILE)).toHaveLength(1);
    releaseFiles();
  });

test('the drawn list has no accessibility violation in either theme', async ({ page, investor }) => {
  await investor.signIn(READY);
  await holdApp(page, '/schemeList');
  await openList(page);
  await expectDrawing(page);
  await expectAccessible(page);
});

test('focus, a typed search, a tick and the scroll position move from the drawn list to the app', async ({
  page,
  investor,
}) => {
  await investor.signIn(READY);
  const releaseApp = await holdApp(page, '/schemeList');
  await openList(page);
  await expectDrawing(page);
  const fourth = cards(page).nth(3);
  const name = (await fourth.getByRole('link').textContent()) ?? '';
  await fourth.getByRole('checkbox').check();
  await fourth.getByRole('link').focus();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  const before = await fourth.boundingBox();

  releaseApp();
  await expectApp(page);
  await expect(page.getByRole('link', { name, exact: true })).toBeFocused();
  await expect(fourth.getByRole('checkbox')).toBeChecked();
  expect((await fourth.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
});

test('a search that is typed into the drawn list is the search of the app', async ({ page, investor }) => {
  await investor.signIn(READY);
  const releaseApp = await holdApp(page, '/schemeList');
  await openList(page);
  await expectDrawing(page);
  await page.getByRole('searchbox').pressSequentially('liquid');
  releaseApp();
  await expectApp(page);
  await expect(page.getByRole('searchbox')).toHaveValue('liquid');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page).toHaveURL(/liquid/);
});

test('the last press on a button of the drawn list is performed by the app', async ({ page, investor }) => {
  await investor.signIn(READY);
  const releaseApp = await holdApp(page, '/schemeList');
  await openList(page);
  await expectDrawing(page);
  const details = cards(page)
    .nth(1)
    .getByRole('button', { name: /^Details/ });
  await details.click();
  await expect(details).toHaveAttribute('aria-busy', 'true');
  releaseApp();
  await expectApp(page);
  await expect(details).toHaveAttribute('aria-expanded', 'true');
});

test('a link of the drawn list leads to its scheme, and Back to the list', async ({ page, investor }) => {
  await investor.signIn(READY);
  const releaseApp = await holdApp(page, '/schemeList');
  await openList(page);
  await expectDrawing(page);
  const link = cards(page).nth(1).getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page).toHaveURL(/\/charts\//);
  releaseApp();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/schemeList$/);
  await expect(cards(page).first()).toBeVisible();
  await expectApp(page);
});

const answerWith = (page: Page, body: object) =>
  page.route(LIST_CALL, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ json: body, headers: { 'access-control-allow-origin': '*' } })
      : route.fallback(),
  );

test('a refusal is not drawn, and is shown by the app', async ({ page, investor }) => {
  await investor.signIn(READY);
  await answerWith(page, { code: '061', messageText: 'Nothing is listed today.' });
  const releaseApp = await holdApp(page, '/schemeList');
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await openList(page);
  await answered;
  releaseApp();
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
});

test('a session that ends with the read leads to sign-in', async ({ page, investor }) => {
  await investor.signIn(READY);
  await page.addInitScript(() => localStorage.setItem('token', 'ended'));
  await page.goto('/schemeList');
  await expect(page).toHaveURL(/\/signin\/?$/);
});

test('an answer that comes after the app is shown by the app', async ({ page, investor }) => {
  await investor.signIn(READY);
  const answer = Promise.withResolvers<undefined>();
  await page.route(LIST_CALL, async (route) => {
    await answer.promise;
    await route.fallback();
  });
  await openList(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  answer.resolve(undefined);
  await expect(cards(page).first()).toBeVisible();
  await expectApp(page);
  expect(await isDrawn(page)).toBe(false);
});

for (const [what, prepare] of [
  ['stored filters', () => sessionStorage.setItem('filters_schemeList', '{"risk":["High"]}')],
  ['an unfinished KYC', () => localStorage.setItem('kyc_progress', 'unfinished')],
  ['a stored position', () => history.replaceState({ scroll: 400 }, '')],
] as const)
  test(`the list of a visit with ${what} is not drawn`, async ({ page, investor }) => {
    await investor.signIn(READY);
    await page.addInitScript(prepare);
    const releaseApp = await holdApp(page, '/schemeList');
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await openList(page);
    await answered;
    await expect(page.locator('.first-paint')).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    releaseApp();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

test('the list is not drawn on a wide screen, @desktop', async ({ page, investor }) => {
  await investor.signIn(READY);
  const releaseApp = await holdApp(page, '/schemeList');
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await openList(page);
  await answered;
  await expect(cards(page)).toHaveCount(0);
  releaseApp();
  await expect(cards(page).first()).toBeVisible();
});
