import { onTestFinished, vi } from 'vitest';
import { press, typeText } from '@folioflow/wiring/testing/gestures';
import { describe, expect, field, now, page, replaceParts, test, visit, type Network } from '../testing/app-test.tsx';
import { firstNominee, invest, placeOrder, settleNominee } from '../testing/steps/order.ts';

const WITH_SIPS = '9000000101';
const WITH_HOLDINGS = '9000000117';

const main = () => page.getByRole('main');

/** The browser shows the page again from its cache, as after Back from another site. */
const restore = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

function showTab(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Hides the tab for a time of the device's clock, which the app must have as its own. */
function hideTab(clock: { passedMs: number }, ms: number): void {
  showTab('hidden');
  clock.passedMs += ms;
  showTab('visible');
}

function replaceClock(): { passedMs: number } {
  const clock = { passedMs: 0 };
  replaceParts({ now: () => now() + clock.passedMs });
  onTestFinished(() => void vi.restoreAllMocks());
  return clock;
}

/** Opens a page and waits for its reads, which begin after its heading is drawn. */
async function openPage(path: string, reads: readonly string[], network: Network): Promise<readonly string[]> {
  visit(path);
  await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect.poll(() => network.calls.map((call) => call.path)).toEqual(expect.arrayContaining([...reads]));
  await network.waitUntilQuiet();
  return network.calls.map((call) => call.path);
}

const pagesWithStates = [
  ['/portfolio', ['order/portfolio', 'holding/list', 'order/list']],
  ['/orderList', ['order/list']],
  ['/sipList', ['order/list']],
  ['/stpList', ['order/list']],
  ['/allOrders', ['order/list']],
  ['/paymentCalendar', ['order/list', 'master/bankaccountlist']],
  ['/capitalGains', ['holding/list']],
  ['/mandateList', ['master/bankaccountlist']],
  ['/bankAccountList', ['master/bankaccountlist']],
] as const;

describe.for(pagesWithStates)('%s', ([path, reads]) => {
  test('asks again when it comes back from the cache of the browser', async ({ investor, network }) => {
    await investor.signIn(path === '/capitalGains' || path === '/portfolio' ? WITH_HOLDINGS : WITH_SIPS);
    const before = await openPage(path, reads, network);
    restore();
    const after = () => network.calls.slice(before.length).map((call) => call.path);
    await expect.poll(after).toEqual(expect.arrayContaining([...reads]));
    await network.waitUntilQuiet();
    const counted = (paths: readonly string[]) => paths.filter((call) => (reads as readonly string[]).includes(call));
    expect(counted(after()).length).toBeLessThanOrEqual(counted(before).length);
  });
});

test('a tab that was hidden for more than five minutes asks again, once; a shorter look elsewhere asks nothing', async ({
  investor,
  network,
}) => {
  const clock = replaceClock();
  await investor.signIn(WITH_SIPS);
  await openPage('/orderList', ['order/list'], network);
  hideTab(clock, 299_000);
  await network.waitUntilQuiet();
  expect(network.callsTo('order/list')).toHaveLength(1);
  hideTab(clock, 301_000);
  await expect.poll(() => network.callsTo('order/list').length).toBe(2);
  restore();
  await network.waitUntilQuiet();
  expect(network.callsTo('order/list')).toHaveLength(2);
});

test('an order that was paid elsewhere is no longer to be paid after Back', async ({ investor, network }) => {
  await investor.signIn();
  await placeOrder('7301');
  const pay = main().getByRole('button', { name: /^Pay/, disabled: false });
  await press(main().getByRole('radio', { name: /^Net banking/ }));
  await expect.element(pay).toBeVisible();
  const { usr } = history.state as { usr: { selected_order: { order_id: string } } };
  await network.waitUntilQuiet();
  await investor.sandbox.advance('order', usr.selected_order.order_id, 'paid');
  restore();
  await expect.element(pay).not.toBeInTheDocument();
});

test('a choice and an entry survive a late return', async ({ investor, network }) => {
  await investor.signIn();
  await invest('7302');
  await settleNominee();
  await network.waitUntilQuiet();
  restore();
  await network.waitUntilQuiet();
  await expect.element(firstNominee()).toBeChecked();
  await expect.element(main()).toMatchTextContent('7,302');
});

test('an amount in the panel of a scheme survives a late return', async ({ investor, network }) => {
  await investor.signIn();
  await invest('7303');
  history.back();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await network.waitUntilQuiet();
  const panel = page.getByRole('button', { name: 'Invest', exact: true });
  if (panel.query() !== null) await panel.click();
  await page.getByRole('tab', { name: 'ONE TIME/LUMPSUM' }).click();
  await typeText(field('Amount'), '7304');
  const calls = network.callsTo('master/scheme/statistics').length;
  restore();
  await expect.poll(() => network.callsTo('master/scheme/statistics').length).toBe(calls + 1);
  await network.waitUntilQuiet();
  await expect.element(field('Amount')).toHaveValue('7,304');
});
