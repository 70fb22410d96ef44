import { i18n } from '@folioflow/flows/testing/texts';
import { inject } from 'vitest';
import { loadSdks } from '../wiring/load-sdks.ts';
import {
  button,
  closeAlert,
  expect,
  waitForPath,
  page,
  reload,
  test,
  visit,
  type Network,
} from '../testing/app-test.tsx';
import { chooseCancellation, fetchOrders } from '../testing/steps/order-actions.ts';
import { leaveRepetitionButton, payOrder, placeOrder, repeatQuestion } from '../testing/steps/order.ts';
import { confirmPin } from '../testing/steps/pin.ts';
import { askForRedemptionCodes, startRedemption, confirmRedemption } from '../testing/steps/redemption.ts';
import { submissions, type Submission } from '../testing/steps/submissions.ts';
import {
  saveWatchlistButton,
  typeWatchlistName,
  tickSchemes,
  watchlistPaths,
  watchlistPicker,
  waitForWholeList,
  WITH_WATCHLISTS,
} from '../testing/steps/watchlists.ts';

const WITH_ORDERS = '9000000101';
const submissionEntries = Object.entries<Submission>(submissions);
const warning = /The earlier attempt may have gone through\. Check /;
const orderPlaceOf = (opened: unknown): number => (typeof opened === 'number' ? opened : 0);
const mainRegion = () => page.getByRole('main');
const storedSubmissions = () => (history.state as { unanswered?: object } | null)?.unanswered ?? {};
const idempotencyKeysOf = (network: Network, path: string) =>
  network.callsTo(path).map(({ headers }) => headers['idempotency-key']);

async function expectNoWarning(network: Network): Promise<void> {
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(storedSubmissions).toEqual({});
  await network.waitUntilQuiet();
  await expect.element(page.getByRole('alertdialog')).toHaveLength(0);
}

test.for(submissionEntries)(
  '%s that a reload interrupts shows a warning, is repeated with the same key, and is then removed from the store',
  async ([, { path, like, open, enter, confirm }], { investor, network }) => {
    await investor.signIn(like);
    const place = orderPlaceOf(await open({ investor, network }));
    await enter(place);
    const sent = network.stallNextCall(path);
    await confirm();
    await sent;

    // Another visit creates another submission.
    await open({ investor, network });
    await enter(place);
    const again = network.stallNextCall(path);
    await confirm();
    await again;
    const [first, second] = idempotencyKeysOf(network, path);
    expect(second).not.toBe(first);

    reload();
    await closeAlert(warning);
    await enter(place);
    await confirm();
    await expect.poll(storedSubmissions).toEqual({});
    expect(idempotencyKeysOf(network, path)).toEqual([first, second, second]);
    reload();
    await expectNoWarning(network);
  },
);

test.for(submissionEntries)(
  '%s that was received before a reload is shown by the list, or asks before it is repeated',
  async ([, { path, like, open, enter, confirm, isListed = false }], { investor, network }) => {
    await investor.signIn(like);
    const place = orderPlaceOf(await open({ investor, network }));
    await enter(place);
    const arrived = network.deliverWithoutAnswer(path);
    await confirm();
    await arrived;
    expect(Object.values(storedSubmissions())).toEqual(idempotencyKeysOf(network, path));
    const { rows: effects } = await investor.sandbox.effects();
    reload();
    if (!isListed) {
      await closeAlert(warning);
      // The question is shown in place of the code or PIN that the steps await, during `enter` or `confirm`.
      const question = new AbortController();
      const steps = (async () => {
        await enter(place);
        if (!question.signal.aborted) await confirm();
      })();
      steps.catch(() => undefined);
      await expect.element(repeatQuestion()).toBeVisible();
      question.abort();
      await leaveRepetitionButton().click();
      await expect.poll(storedSubmissions).toEqual({});
      expect(idempotencyKeysOf(network, path)).toHaveLength(1);
    }
    await expectNoWarning(network);
    expect((await investor.sandbox.effects()).rows).toEqual(effects);
  },
);

test('an action on another order of the list has a key of its own', async ({ investor, network }) => {
  await investor.signIn(WITH_ORDERS);
  const cancellablePlaces = (await fetchOrders(network, '/sipList')).flatMap(
    ({ is_cancel_allowed: may, mf_order_type: type }, place) => (may && type === 'xsip' ? [place] : []),
  );
  const [firstPlace = 0, secondPlace = 0] = cancellablePlaces;
  expect(secondPlace).toBeGreaterThan(firstPlace);
  await chooseCancellation(firstPlace);
  const sent = network.stallNextCall('xsip/cancel');
  await confirmPin('1234');
  await sent;
  reload();
  await closeAlert(warning);
  await chooseCancellation(secondPlace);
  await confirmPin('1234');
  await expect.element(page.getByRole('status').getByText('Your SIP was cancelled.')).toBeVisible();
  const [first, second] = idempotencyKeysOf(network, 'xsip/cancel');
  expect(second).not.toBe(first);
  await chooseCancellation(firstPlace);
  await confirmPin('1234');
  await expect.poll(storedSubmissions).toEqual({});
  expect(idempotencyKeysOf(network, 'xsip/cancel')).toEqual([first, second, first]);
});

test('a wrong PIN preserves the key of the earlier attempt', async ({ investor, network }) => {
  const { open, enter, confirm, path } = submissions['the pause of a SIP'];
  await investor.signIn(WITH_ORDERS);
  const place = await open({ investor, network });
  await enter(place);
  const sent = network.stallNextCall(path);
  await confirm();
  await sent;
  reload();
  await closeAlert(warning);
  await enter(place);
  await confirmPin('1111');
  await closeAlert(/PIN/);
  await confirm();
  await waitForPath(/\/fyInformation\/$/);
  expect(new Set(idempotencyKeysOf(network, path)).size).toBe(1);
});

test('a payment that a reload interrupts shows a warning on each visit of its page and is never started again', async ({
  investor,
  network,
}) => {
  await investor.signIn();
  await placeOrder('6300');
  const arrived = network.deliverWithoutAnswer('order/payment/initiate');
  await payOrder('DIRECT');
  await arrived;
  for (const _ of [1, 2]) {
    reload();
    await closeAlert('The earlier attempt may have gone through. Check your order list before trying again.');
  }
  expect(network.callsTo('order/payment/initiate')).toHaveLength(1);
  await expect.element(mainRegion().getByRole('link', { name: i18n._('payments.link.orderList') })).toBeVisible();
});

test('a redemption that a reload interrupts shows no warning, because its order shows it', async ({
  investor,
  network,
}) => {
  await investor.signIn(WITH_ORDERS);
  await startRedemption(network);
  await askForRedemptionCodes('500');
  const arrived = network.deliverWithoutAnswer('order/modify');
  await confirmRedemption();
  await arrived;
  reload();
  await expect.element(mainRegion()).toMatchTextContent('Redemption requested');
  await expectNoWarning(network);
});

test('a signature that a reload interrupts shows no warning, because its stage shows it', async ({
  investor,
  network,
}) => {
  await investor.signIn('9000000207');
  visit('/esignkycVerification');
  await page.getByRole('checkbox').click();
  if (!('Digio' in window)) loadSdks(inject('appConfig'));
  await expect.poll(() => 'Digio' in window).toBe(true);
  await button('eSIGN').click();
  const arrived = network.deliverWithoutAnswer('validation/verifystage');
  await page
    .getByRole('dialog', { name: 'Sign with Aadhaar' })
    .getByRole('button', { name: 'Sign', exact: true })
    .click();
  await arrived;
  reload();
  await expect.element(page.getByText(/^Your signed KYC is awaiting approval/)).toBeVisible();
  await expectNoWarning(network);
});

test('a watchlist whose creation a reload interrupts shows no warning and is saved once', async ({
  investor,
  network,
}) => {
  await investor.signIn(WITH_WATCHLISTS);
  await tickSchemes(2);
  await waitForWholeList();
  await typeWatchlistName('Interrupted');
  const arrived = network.deliverWithoutAnswer(watchlistPaths.add);
  await saveWatchlistButton().click();
  await arrived;
  reload();
  await expectNoWarning(network);
  visit('/schemeWatchList');
  await expect.element(watchlistPicker().getByRole('option', { name: 'Interrupted' })).toHaveLength(1);
});
