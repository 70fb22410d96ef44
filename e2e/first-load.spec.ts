import { expect, READY, stack, test } from './support/test.ts';

const codeSent = {
  login_mobile_number: '7000000001',
  login_email: '',
  login_role: 'customer',
  login_request_from: 'mobile',
};

interface FirstLoad {
  readonly path: string;
  /** The persona who opens it. */
  readonly as?: string;
  /** What the page before has left in the history. */
  readonly state?: object;
}

const firstLoads: readonly FirstLoad[] = [
  { path: '/' },
  { path: '/signin' },
  { path: '/otp-2', state: codeSent },
  { path: '/reset' },
  { path: '/panVerification', as: '9000000201' },
  { path: '/personalVerification', as: '9000000204' },
  { path: '/accounts', as: READY },
  { path: '/schemeList', as: READY },
  { path: '/charts/INFZZZ000011/SC01/SC01', as: READY },
  { path: '/orderList', as: READY },
  { path: '/portfolio', as: READY },
  { path: '/nowhere' },
];

for (const { path, as, state } of firstLoads) {
  test(`${path} asks for no script that its page has not named`, async ({ page, investor, request }) => {
    const html = await (await request.get(stack.investor + path)).text();
    const named = [...html.matchAll(/(?:href|src)="(?<file>[^"]*\.js)"/g)].map(({ groups }) => groups?.['file']);
    if (as !== undefined) await investor.signIn(as);
    if (state !== undefined)
      await page.addInitScript((usr) => history.replaceState({ usr, key: 'first', idx: 0 }, ''), state);
    const asked = new Set<string>();
    page.on('request', (call) => {
      const { origin, pathname } = new URL(call.url());
      if (origin === stack.investor && pathname.endsWith('.js')) asked.add(pathname);
    });
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect([...asked].filter((file) => !named.includes(file))).toEqual([]);
  });
}
