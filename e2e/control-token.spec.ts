import { findFreePorts } from '../tools/serve/ports.ts';
import { startStack, type Stack } from '../tools/serve/stack.ts';
import { now } from './support/clock.ts';
import { expect, test } from './support/test.ts';

const TOKEN = 'a-token-of-at-least-32-characters-for-tests';

let stack: Stack;
test.beforeAll(async () => {
  stack = await startStack({
    environment: { SANDBOX_BIND: '0.0.0.0', SANDBOX_CONTROL_TOKEN: TOKEN },
    log: () => undefined,
    ports: await findFreePorts(['investor', 'backoffice', 'sandbox']),
    dataFolder: null,
    seed: 'full',
    clock: now,
  });
});
test.afterAll(() => stack.close());

test('the control page of a team opens with the token, which it sends with every call and does not store', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of (400|401)/);
  await page.goto(`${stack.sandbox}/__sandbox/`);
  await expect(page.getByText('Meera Iyer')).toHaveCount(0);
  await page.getByLabel('Token').fill('not the token');
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('status')).toContainText('Authorization: Bearer');
  await page.getByLabel('Token').fill(TOKEN);
  await page.getByRole('button', { name: 'Open' }).click();
  const clock = page.getByRole('region', { name: 'Clock' });
  const before = await clock.locator('strong').textContent();
  await clock.getByRole('button', { name: '+1 month' }).click();
  await expect(clock.locator('strong')).not.toHaveText(before ?? '');

  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Sign in as Meera Iyer' }).first().click(),
  ]);
  await expect(tab).toHaveURL(`${stack.investor}/schemeList`);
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();

  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, '']);
  expect(await page.content()).not.toContain(TOKEN);
  await page.reload();
  await expect(page.getByLabel('Token')).toHaveValue('');
});
