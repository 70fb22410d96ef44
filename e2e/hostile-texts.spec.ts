import { expect, test } from './support/test.ts';
import { hostileMarkup, HOSTILE_HOST } from '../packages/ui/src/testing/hostile-markup.ts';

/** One after another, so that a fund and a notice get many of them. */
const payloads = hostileMarkup(2_000).filter(({ length }) => length <= 400);
let next = 0;
const payload = () => payloads[(next += 1) % payloads.length] ?? '';

/** What nobody compares: names and words. */
const SHOWN = /^(messageText|scheme_name|mf_order_scheme_name|mf_order_message|notification_html|display_html|label)$/;
const hostile = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(hostile);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      typeof field === 'string' && SHOWN.test(name) ? `${field}${payload()}` : hostile(field),
    ]),
  );
};

test('under the policy that is served, hostile texts of every answer run nothing, lead nowhere and break no page', async ({
  page,
  investor,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource/);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(HOSTILE_HOST)) elsewhere.push(request.url());
  });
  await investor.signIn('9000000101');
  await page.route('**/api/v1/**', async (route) => {
    const response = await route.fetch();
    const answer: unknown = await response.json().catch(() => null);
    await route.fulfill(answer === null ? { response } : { response, json: hostile(answer) });
  });
  for (const path of [
    '/schemeList',
    '/orderList',
    '/sipList',
    '/portfolio',
    '/bankAccountList',
    '/mandateList',
    '/accounts',
  ]) {
    const answered = page.waitForResponse('**/api/v1/**');
    const opened = await page.goto(path);
    expect(opened?.headers()['content-security-policy']).toContain("script-src 'self'");
    await answered;
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(path, 'i'));
  }
  expect(next).toBeGreaterThan(150);
  expect(elsewhere).toEqual([]);
});
