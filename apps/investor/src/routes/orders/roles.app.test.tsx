import { expect, isAt, page, test, visit } from '../../testing/app-test.tsx';
import { readOut } from '@folioflow/wiring/testing/page';
import { invest, chooseNomineeAndAskForCode, confirmOrder } from '../../testing/steps/order.ts';
import { chartPath } from '../../testing/known.ts';

test.beforeEach(async ({ investor }) => {
  await investor.signIn();
});

const roles = /\b(role|switch user|back.?office|adviser|advisor|staff)\b/i;
const main = () => page.getByRole('main');

test('no page of ordering knows roles: another one in the profile changes nothing that is shown [DO-002]', async ({
  network,
}) => {
  const pages: readonly [path: string, complete: () => Promise<unknown>][] = [
    [
      '/schemeList',
      async () => {
        await expect.element(main().getByText('74 schemes', { exact: true })).toBeVisible();
        await expect.poll(() => main().element().querySelector('[data-loading]')).toBeNull();
      },
    ],
    [chartPath, () => expect.poll(() => main().element().querySelectorAll('canvas').length).toBeGreaterThan(0)],
    ['/portfolio', () => expect.element(main().getByText('Start Investing')).toBeVisible()],
  ];
  const seen = async () => {
    const told: string[] = [];
    for (const [path, complete] of pages) {
      visit(path);
      await complete();
      // A pointer over the drawing has the day below it written out.
      await page.getByRole('heading', { level: 1 }).first().hover();
      await network.quiet();
      told.push(readOut());
    }
    return told;
  };
  const asCustomer = await seen();
  for (const text of asCustomer) expect(text).not.toMatch(roles);
  const profile = JSON.parse(localStorage.getItem('profileData') ?? '{}') as Record<string, unknown>;
  localStorage.setItem('profileData', JSON.stringify({ ...profile, login_role: 'backoffice', role: 'admin' }));
  expect(await seen()).toEqual(asCustomer);
});

test('the checkout knows no roles either [DO-002]', async () => {
  await invest('7800');
  await chooseNomineeAndAskForCode();
  const text = readOut();
  expect(text).not.toMatch(roles);
  await confirmOrder();
  await isAt(/\/orderEditCheckout\/$/);
});
