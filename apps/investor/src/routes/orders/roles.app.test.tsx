import { expect, waitForPath, page, test, visit } from '../../testing/app-test.tsx';
import { readPageText } from '@folioflow/wiring/testing/page';
import { invest, chooseNomineeAndAskForCode, confirmOrder } from '../../testing/steps/order.ts';
import { chartPath } from '../../testing/test-data.ts';

test.beforeEach(async ({ investor }) => {
  await investor.signIn();
});

const ROLE_WORDS = /\b(role|switch user|back.?office|adviser|advisor|staff)\b/i;
const mainRegion = () => page.getByRole('main');

test('the role in the profile does not change the pages of ordering [DO-002]', async ({ network }) => {
  const pages: readonly [path: string, complete: () => Promise<unknown>][] = [
    [
      '/schemeList',
      async () => {
        await expect.element(mainRegion().getByText('74 schemes', { exact: true })).toBeVisible();
        await expect.poll(() => mainRegion().element().querySelector('[data-loading]')).toBeNull();
      },
    ],
    [chartPath, () => expect.poll(() => mainRegion().element().querySelectorAll('canvas').length).toBeGreaterThan(0)],
    ['/portfolio', () => expect.element(mainRegion().getByText('Start Investing')).toBeVisible()],
  ];
  const readPages = async () => {
    const texts: string[] = [];
    for (const [path, complete] of pages) {
      visit(path);
      await complete();
      // A pointer over the chart would show the day below it.
      await page.getByRole('heading', { level: 1 }).first().hover();
      await network.waitUntilQuiet();
      texts.push(readPageText());
    }
    return texts;
  };
  const asCustomer = await readPages();
  for (const text of asCustomer) expect(text).not.toMatch(ROLE_WORDS);
  const profile = JSON.parse(localStorage.getItem('profileData') ?? '{}') as Record<string, unknown>;
  localStorage.setItem('profileData', JSON.stringify({ ...profile, login_role: 'backoffice', role: 'admin' }));
  expect(await readPages()).toEqual(asCustomer);
});

test('the checkout mentions no role [DO-002]', async () => {
  await invest('7800');
  await chooseNomineeAndAskForCode();
  const text = readPageText();
  expect(text).not.toMatch(ROLE_WORDS);
  await confirmOrder();
  await waitForPath(/\/orderEditCheckout\/$/);
});
