import { expect, test } from './support/test.ts';
import { createHostilePayloads, HOSTILE_HOST } from '../packages/ui/src/testing/hostile-markup.ts';

/** Payloads that are used in turn, so that each field gets many of them. */
const payloads = createHostilePayloads(2_000).filter(({ length }) => length <= 400);
let payloadCount = 0;
const nextPayload = () => payloads[(payloadCount += 1) % payloads.length] ?? '';

/** Fields that are only displayed: names and texts. */
const SHOWN_FIELDS =
  /^(messageText|scheme_name|mf_order_scheme_name|mf_order_message|notification_html|display_html|label)$/;
const addPayloads = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(addPayloads);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      typeof field === 'string' && SHOWN_FIELDS.test(name) ? `${field}${nextPayload()}` : addPayloads(field),
    ]),
  );
};

test('hostile texts in every answer run no script, load no resource and break no page', async ({
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
    await route.fulfill(answer === null ? { response } : { response, json: addPayloads(answer) });
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
  expect(payloadCount).toBeGreaterThan(150);
  expect(elsewhere).toEqual([]);
});
