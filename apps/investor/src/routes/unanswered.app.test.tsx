import { inject } from 'vitest';
import { loadSdks } from '../wiring/load-sdks.ts';
import { button, closeAlert, expect, isAt, page, reload, test, visit, type Network } from '../testing/app-test.tsx';
import { confirmPin } from '../testing/steps/accounts.ts';
import { choose, ordersAt } from '../testing/steps/order-actions.ts';
import { payBy, placeOrder, repeatQuestion } from '../testing/steps/order.ts';
import { askForRedemptionCodes, askToRedeem, confirmRedemption } from '../testing/steps/redemption.ts';
import { submissions, type Submission } from '../testing/steps/submissions.ts';
import { nameWatchlist, tickSchemes, watchlistPaths, wholeList, WITH_WATCHLISTS } from '../testing/steps/watchlists.ts';

const WITH_ORDERS = '9000000101';
const rows = Object.entries<Submission>(submissions);
const warning = /The earlier attempt may have gone through\. Check /;
const placeIn = (opened: unknown): number => (typeof opened === 'number' ? opened : 0);
const main = () => page.getByRole('main');
const stored = () => (history.state as { unanswered?: object } | null)?.unanswered ?? {};
const keysOf = (network: Network, path: string) => network.to(path).map(({ headers }) => headers['idempotency-key']);

async function hasNoWarning(network: Network): Promise<void> {
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(stored).toEqual({});
  await network.quiet();
  await expect.element(page.getByRole('alertdialog')).toHaveLength(0);
}

test.for(rows)(
  '%s that a reload interrupts is warned of, goes on with its key, and is then forgotten',
  async ([, { path, like, open, enter, confirm }], { investor, network }) => {
    await investor.signIn(like);
    const place = placeIn(await open({ investor, network }));
    await enter(place);
    const sent = network.vanishes(path);
    await confirm();
    await sent;

    // Another visit is another submission.
    await open({ investor, network });
    await enter(place);
    const again = network.vanishes(path);
    await confirm();
    await again;
    const [first, second] = keysOf(network, path);
    expect(second).not.toBe(first);

    reload();
    await closeAlert(warning);
    await enter(place);
    await confirm();
    await expect.poll(stored).toEqual({});
    expect(keysOf(network, path)).toEqual([first, second, second]);
    reload();
    await hasNoWarning(network);
  },
);

test.for(rows)(
  '%s that had its effect before a reload is shown by the list, or asked about before it is repeated',
  async ([, { path, like, open, enter, confirm, isListed = false }], { investor, network }) => {
    await investor.signIn(like);
    const place = placeIn(await open({ investor, network }));
    await enter(place);
    const arrived = network.arrives(path);
    await confirm();
    await arrived;
    expect(Object.values(stored())).toEqual(keysOf(network, path));
    const { rows: effects } = await investor.sandbox.effects();
    reload();
    if (!isListed) {
      await closeAlert(warning);
      // The question takes the place of the code or PIN that the steps wait for.
      const steps = (async () => {
        await enter(place);
        await confirm();
      })();
      steps.catch(() => undefined);
      await expect.element(repeatQuestion()).toBeVisible();
      await button('Go back').click();
      await expect.poll(stored).toEqual({});
      expect(keysOf(network, path)).toHaveLength(1);
    }
    await hasNoWarning(network);
    expect((await investor.sandbox.effects()).rows).toEqual(effects);
  },
);

test('an action on another order of the list is a submission of its own', async ({ investor, network }) => {
  await investor.signIn(WITH_ORDERS);
  const mayCancel = (await ordersAt(network, '/sipList')).flatMap(
    ({ is_cancel_allowed: may, mf_order_type: type }, place) => (may && type === 'xsip' ? [place] : []),
  );
  const [one = 0, other = 0] = mayCancel;
  expect(other).toBeGreaterThan(one);
  await choose(one, 'Cancel');
  const sent = network.vanishes('xsip/cancel');
  await confirmPin('1234');
  await sent;
  reload();
  await closeAlert(warning);
  await choose(other, 'Cancel');
  await confirmPin('1234');
  await expect.element(page.getByRole('status').getByText('Your SIP was cancelled.')).toBeVisible();
  const [first, second] = keysOf(network, 'xsip/cancel');
  expect(second).not.toBe(first);
  await choose(one, 'Cancel');
  await confirmPin('1234');
  await expect.poll(stored).toEqual({});
  expect(keysOf(network, 'xsip/cancel')).toEqual([first, second, first]);
});

test('a wrong PIN leaves the earlier attempt on its way', async ({ investor, network }) => {
  const { open, enter, confirm, path } = submissions['the pause of a SIP'];
  await investor.signIn(WITH_ORDERS);
  const place = await open({ investor, network });
  await enter(place);
  const sent = network.vanishes(path);
  await confirm();
  await sent;
  reload();
  await closeAlert(warning);
  await enter(place);
  await confirmPin('1111');
  await closeAlert(/PIN/);
  await confirm();
  await isAt(/\/fyInformation\/$/);
  expect(new Set(keysOf(network, path)).size).toBe(1);
});

test('a payment that a reload interrupts is warned of each time its page is opened, and never started again', async ({
  investor,
  network,
}) => {
  await investor.signIn();
  await placeOrder('6300');
  const arrived = network.arrives('order/payment/initiate');
  await payBy('DIRECT');
  await arrived;
  for (const _ of [1, 2]) {
    reload();
    await closeAlert('The earlier attempt may have gone through. Check your order list before trying again.');
  }
  expect(network.to('order/payment/initiate')).toHaveLength(1);
  await expect.element(main().getByRole('link', { name: 'Go to Order List' })).toBeVisible();
});

test('a redemption that a reload interrupts needs no warning: its page asks the order, which shows it', async ({
  investor,
  network,
}) => {
  await investor.signIn(WITH_ORDERS);
  await askToRedeem(network);
  await askForRedemptionCodes('500');
  const arrived = network.arrives('order/modify');
  await confirmRedemption();
  await arrived;
  reload();
  await expect.element(main()).toMatchTextContent('Redemption requested');
  await hasNoWarning(network);
});

test('a signature that a reload interrupts needs no warning: its page asks the stage, which shows it', async ({
  investor,
  network,
}) => {
  await investor.signIn('9000000207');
  visit('/esignkycVerification');
  await page.getByRole('checkbox').click();
  if (!('Digio' in window)) loadSdks(inject('appConfig'));
  await expect.poll(() => 'Digio' in window).toBe(true);
  await button('eSIGN').click();
  const arrived = network.arrives('validation/verifystage');
  await page
    .getByRole('dialog', { name: 'Sign with Aadhaar' })
    .getByRole('button', { name: 'Sign', exact: true })
    .click();
  await arrived;
  reload();
  await expect.element(page.getByText(/^Your signed KYC is awaiting approval/)).toBeVisible();
  await hasNoWarning(network);
});

test('a watchlist whose saving a reload interrupts needs no warning: the lists show it, and a name is saved once', async ({
  investor,
  network,
}) => {
  await investor.signIn(WITH_WATCHLISTS);
  await tickSchemes(2);
  await wholeList();
  await nameWatchlist('Interrupted');
  const arrived = network.arrives(watchlistPaths.add);
  await button('Submit').click();
  await arrived;
  reload();
  await hasNoWarning(network);
  visit('/schemeWatchList');
  await expect
    .element(page.getByLabelText('Select Your WatchList').getByRole('option', { name: 'Interrupted' }))
    .toHaveLength(1);
});
