import type { APIRequestContext, Page } from '@playwright/test';
import { findAssetFile } from './support/delay-code.ts';
import { expect, READY, stack, test } from './support/test.ts';

const codeSent = {
  login_mobile_number: '7000000001',
  login_email: '',
  login_role: 'customer',
  login_request_from: 'mobile',
};

interface FirstLoad {
  readonly path: string;
  /** Persona that opens the page. */
  readonly as?: string;
  /** Navigation state of the page. */
  readonly state?: object;
  /** Modules that the page requests on demand while it is shown. */
  readonly later?: readonly string[];
}

/** A module of the notices about the device, whose code is fetched by the first press. */
const DEVICE_WATCH = 'packages/wiring/src/device/watch-device.ts';

/** A module of the library that draws charts: it is loaded with the first chart. */
const LIBRARY_OF_CHARTS = 'lightweight-charts.production.mjs';

const assetPath = (source: string) => `/assets/${findAssetFile(source)}`;

/** Returns the scripts that the HTML of a page names. */
async function fetchNamedScripts(request: APIRequestContext, path: string): Promise<readonly string[]> {
  const html = await (await request.get(stack.investor + path)).text();
  return [...html.matchAll(/(?:href|src)="([^"]*\.js)"/g)].map(([, file = '']) => file);
}

/** Records the scripts of the app that the page requests, in their order. */
function recordScripts(page: Page): readonly string[] {
  const scripts: string[] = [];
  page.on('request', (call) => {
    const { origin, pathname } = new URL(call.url());
    if (origin === stack.investor && pathname.endsWith('.js')) scripts.push(pathname);
  });
  return scripts;
}

/** The portfolio is not listed: it requests its banners after its cards. */
const firstLoads: readonly FirstLoad[] = [
  { path: '/' },
  { path: '/signin' },
  { path: '/otp-2', state: codeSent },
  { path: '/reset' },
  { path: '/panVerification', as: '9000000201' },
  { path: '/personalVerification', as: '9000000204' },
  { path: '/accounts', as: READY },
  { path: '/schemeList', as: READY },
  { path: '/charts/INFZZZ000011/SC01/SC01', as: READY, later: ['NavHistory/NavCanvas.tsx', LIBRARY_OF_CHARTS] },
  { path: '/orderList', as: READY },
  { path: '/sipList', as: '9000000101' },
  { path: '/nowhere' },
];

for (const { path, as, state, later = [] } of firstLoads) {
  test(`${path} requests only the scripts that its HTML names`, async ({ page, investor, request }) => {
    const named = [...(await fetchNamedScripts(request, path)), ...later.map(assetPath)];
    if (as !== undefined) await investor.signIn(as);
    if (state !== undefined)
      await page.addInitScript((usr) => history.replaceState({ usr, key: 'first', idx: 0 }, ''), state);
    const requestedScripts = recordScripts(page);
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    // Ten seconds after its first render, the app begins to watch the device.
    const deviceWatch = requestedScripts.indexOf(assetPath(DEVICE_WATCH));
    const ofThePage = deviceWatch < 0 ? requestedScripts : requestedScripts.slice(0, deviceWatch);
    expect(ofThePage.filter((file) => !named.includes(file))).toEqual([]);
  });
}

/** Records, before all else, what is rendered between the served frame and the page, and the shifts of the layout. */
function recordRendering(): void {
  const seen: string[] = [];
  const shifts: number[] = [];
  new MutationObserver(() => {
    const main = document.querySelector('main');
    const region = main === null ? 'none' : main.querySelector('h1') === null ? 'served' : 'page';
    if (document.readyState !== 'loading' && seen.at(-1) !== region) seen.push(region);
  }).observe(document, { childList: true, subtree: true });
  const addShifts = (entries: PerformanceEntryList) =>
    void shifts.push(...entries.map((entry) => (entry as PerformanceEntry & { value: number }).value));
  const observer = new PerformanceObserver((list) => addShifts(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  const takeShifts = async () => {
    // A font that has just arrived moves the page with the next frame, and the shift is reported after it.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    addShifts(observer.takeRecords());
    return shifts.splice(0).reduce((sum, shift) => sum + shift, 0);
  };
  Object.assign(globalThis, { seen, takeShifts });
}

interface Rendering {
  readonly seen: readonly string[];
  readonly takeShifts: () => Promise<number>;
}

/** Returns the sum of the shifts so far and begins a new sum. */
const takeShifts = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as Rendering).takeShifts());

for (const locale of ['en-IN', 'hi-IN'])
  test.describe(`in ${locale}`, () => {
    test.use({ locale });
    for (const path of ['/portfolio', '/orderList', '/schemeList', '/accounts'])
      test(`${path} follows the served frame without a placeholder between them, and nothing moves`, async ({
        page,
        investor,
      }) => {
        await investor.signIn(READY);
        await page.addInitScript(recordRendering);
        await page.goto(path);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await page.evaluate(() => (globalThis as unknown as Rendering).seen)).toEqual(['served', 'page']);
        expect(await takeShifts(page)).toBeLessThan(0.01);
      });
  });

test('the portfolio requests its cards and holdings once', async ({ page, investor }) => {
  await investor.signIn('9000000117');
  const [cards, holdings] = [countCalls(page, '/order/portfolio'), countCalls(page, '/holding/list')];
  await page.goto('/portfolio');
  await expect(page.getByRole('heading', { name: 'Your holdings' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(cards).toHaveLength(1);
  expect(holdings).toHaveLength(1);
});

const countCalls = (page: Page, path: string) => {
  const calls: string[] = [];
  page.on('request', (call) => {
    if (call.method() === 'POST' && call.url().endsWith(path)) calls.push(call.url());
  });
  return calls;
};

test('a visitor without a session requests nothing of the provider for the portfolio', async ({ page }) => {
  const calls = countCalls(page, '/holding/list');
  await page.goto('/portfolio');
  await expect(page).toHaveURL(/\/signin\/?$/);
  expect(calls).toEqual([]);
});

test('a page in English fetches no font of another script', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (call) => {
    if (call.resourceType() === 'font' || call.url().endsWith('.woff2')) fonts.push(call.url());
  });
  await page.goto('/reset');
  await expect.poll(() => fonts.length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(fonts.filter((address) => address.includes('devanagari'))).toEqual([]);
});

test('a session that ends with the first calls leads from the portfolio to sign-in', async ({ page, investor }) => {
  await investor.signIn(READY);
  await page.addInitScript(() => localStorage.setItem('token', 'ended'));
  await page.goto('/portfolio');
  await expect(page).toHaveURL(/\/signin\/?$/);
});

test('a link to a page requests all its scripts at once', async ({ page, request }) => {
  const scripts = recordScripts(page);
  await page.goto('/reset');
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(() => scripts).toContain(assetPath(DEVICE_WATCH));
  const missing = (await fetchNamedScripts(request, '/signin')).filter((file) => !scripts.includes(file)).toSorted();
  expect(missing.length).toBeGreaterThan(1);
  const earlier = scripts.length;
  const answers = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await answers.promise;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  // None of them is answered yet.
  await expect.poll(() => scripts.slice(earlier).toSorted()).toEqual(missing);
  answers.resolve(undefined);
  await expect(page.getByRole('textbox', { name: 'Mobile number' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts.slice(earlier).toSorted()).toEqual(missing);
});

test('the scripts of the pages after a sign-in are requested while the code is typed', async ({ page, request }) => {
  const scripts = recordScripts(page);
  await page.addInitScript((usr) => history.replaceState({ usr, key: 'first', idx: 0 }, ''), codeSent);
  await page.goto('/otp-2');
  const list = (await fetchNamedScripts(request, '/schemeList')).filter((file) => !scripts.includes(file));
  expect(list.length).toBeGreaterThan(0);
  await page.getByRole('main').getByRole('textbox').first().press('1');
  for (const file of list) await expect.poll(() => scripts).toContain(file);
});

test('the sign-in form accepts typing before the scripts are loaded, and the app preserves the typed values', async ({
  page,
}) => {
  const scripts = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.addInitScript(recordRendering);
  await page.goto('/signin', { waitUntil: 'commit' });
  const field = page.getByRole('textbox', { name: 'Mobile number' });
  await field.pressSequentially('9876543210');
  await field.press('ArrowLeft');
  const before = await field.elementHandle();
  await expect(page.getByRole('button', { name: 'Sign in with OTP' })).toBeDisabled();

  // Only the shifts of the app count, not those of the font before it.
  await page.evaluate(() => document.fonts.ready);
  await takeShifts(page);
  scripts.resolve(undefined);
  await expect.poll(() => page.title()).toBe('Sign in');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('9876543210');
  expect(await field.evaluate((node: HTMLInputElement) => node.selectionStart)).toBe(9);
  await expect(page.getByRole('button', { name: 'Sign in with OTP' })).toBeEnabled();
  expect(await before.evaluate((node) => node.isConnected), 'the field is another one').toBe(true);
  expect(await takeShifts(page)).toBeLessThan(0.001);
});

test('the older variant and a page with a history state are not served as a prerendered form', async ({
  page,
  request,
}) => {
  expect(await (await request.get(`${stack.investor}/signin?variant=older`)).text()).not.toContain('data-prerendered');
  await page.goto('/signup');
  await expect(page.getByRole('dialog', { name: 'Sign Up' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Sign Up' })).toBeVisible();
});
