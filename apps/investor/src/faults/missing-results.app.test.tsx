import { i18n } from '@folioflow/flows/testing/texts';
import { UNREADABLE_TEXT } from '@folioflow/api/contract';
import { press } from '@folioflow/wiring/testing/gestures';
import {
  button,
  closeAlert,
  describe,
  expect,
  waitForPath,
  page,
  test,
  visit,
  type Network,
} from '../testing/app-test.tsx';
import { chooseTargetButton, startTransfer, targetButton } from '../testing/steps/transfer.ts';
import { watchlistPaths, watchlistPicker, WITH_WATCHLISTS } from '../testing/steps/watchlists.ts';

const mainRegion = () => page.getByRole('main');
const WITH_ORDERS = '9000000101';

/** Expects the text for an unreadable answer, and a second call by the retry button. */
async function expectUnreadableThenRetry(network: Network, path: string, retry: string): Promise<void> {
  await closeAlert(UNREADABLE_TEXT);
  await expect.element(mainRegion()).toMatchTextContent(UNREADABLE_TEXT);
  await press(button(retry));
  await expect.poll(() => network.callsTo(path)).toHaveLength(2);
}

describe('an accepted answer without its result', () => {
  const answers = [
    { code: '000' },
    { code: '000', messageText: '', result: null },
    { code: '000', messageText: '', result: [[7]] },
  ];
  for (const answer of answers) {
    const answerText = JSON.stringify(answer);
    for (const [address, path] of [
      ['/schemeWatchList', watchlistPaths.own],
      ['/advisorAdviseList', watchlistPaths.advice],
    ] as const) {
      test(`${answerText} at ${address} is shown as unreadable, not as an empty watchlist, and can be fetched again [DO-198]`, async ({
        investor,
        network,
      }) => {
        await investor.signIn(WITH_WATCHLISTS);
        network.answerWith(path, answer);
        visit(address);
        await expectUnreadableThenRetry(network, path, i18n._('watchlists.view.retry'));
        await expect.element(watchlistPicker().getByRole('option', { name: 'Tax saving' })).toBeInTheDocument();
      });
    }

    test(`${answerText} for the targets of a STP is shown as unreadable and can be fetched again`, async ({
      investor,
      network,
    }) => {
      await investor.signIn(WITH_ORDERS);
      network.answerWith('master/stplist', answer);
      await startTransfer(network);
      await waitForPath(/\/stpSchemeList\/?$/);
      await expectUnreadableThenRetry(network, 'master/stplist', i18n._('transfer.retry'));
      await press(chooseTargetButton());
      await expect.element(targetButton()).toBeVisible();
    });
  }

  test('is not shown as an empty scheme list, a missing portfolio or an empty KYC [DO-437 OM-186]', async ({
    investor,
    network,
  }) => {
    await investor.signIn(WITH_ORDERS);
    for (const [address, path, empty] of [
      ['/schemeList', 'master/schemelist', 'No results found'],
      ['/portfolio', 'order/portfolio', 'You have not started your investment.'],
      ['/accounts', 'master/stageinfo', 'Nothing on record yet'],
    ] as const) {
      network.answerWith(path, { code: '000' });
      visit(address);
      await closeAlert(UNREADABLE_TEXT);
      await expect.element(mainRegion()).toMatchTextContent(UNREADABLE_TEXT);
      await expect.element(mainRegion().getByText(empty)).not.toBeInTheDocument();
    }
  });
});
