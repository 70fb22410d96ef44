import { UNREADABLE_TEXT } from '@folioflow/api/contract';
import { press } from '@folioflow/wiring/testing/hands';
import { button, closeAlert, describe, expect, isAt, page, test, visit, type Network } from '../testing/app-test.tsx';
import { choose, ordersAt } from '../testing/steps/order-actions.ts';
import { watchlistPaths, WITH_WATCHLISTS } from '../testing/steps/watchlists.ts';

const main = () => page.getByRole('main');
const WITH_ORDERS = '9000000101';

/** The page says that the answer could not be read; its retry brings what the provider has. */
async function isReadAgain(network: Network, path: string, retry = 'Try again'): Promise<void> {
  await closeAlert(UNREADABLE_TEXT);
  await expect.element(main()).toMatchTextContent(UNREADABLE_TEXT);
  await press(button(retry));
  await expect.poll(() => network.to(path)).toHaveLength(2);
}

describe('an accepted answer without its result', () => {
  const answers = [
    { code: '000' },
    { code: '000', messageText: '', result: null },
    { code: '000', messageText: '', result: [[7]] },
  ];
  for (const answer of answers) {
    const said = JSON.stringify(answer);
    for (const [address, path] of [
      ['/schemeWatchList', watchlistPaths.own],
      ['/advisorAdviseList', watchlistPaths.advice],
    ] as const) {
      test(`${said} at ${address} is no empty watchlist: it could not be read, and is asked for again [DO-198]`, async ({
        investor,
        network,
      }) => {
        await investor.signIn(WITH_WATCHLISTS);
        network.answer(path, answer);
        visit(address);
        await isReadAgain(network, path);
        await expect
          .element(page.getByLabelText('Select Your WatchList').getByRole('option', { name: 'Tax saving' }))
          .toBeInTheDocument();
      });
    }

    test(`${said} for the targets of a STP offers none: it could not be read, and is asked for again`, async ({
      investor,
      network,
    }) => {
      await investor.signIn(WITH_ORDERS);
      const orders = await ordersAt(network, '/orderList');
      network.answer('master/stplist', answer);
      await choose(
        orders.findIndex(({ mf_order_number: number }) => number === '10000001'),
        'Start STP',
      );
      await isAt(/\/stpSchemeList\/?$/);
      await isReadAgain(network, 'master/stplist', 'Retry');
      await press(button('Choose a Scheme'));
      await expect.element(page.getByRole('button', { name: /^Select .*\(SC21\)$/ })).toBeVisible();
    });
  }

  test('is no empty list of schemes, no missing portfolio and no empty KYC either [DO-437 OM-186]', async ({
    investor,
    network,
  }) => {
    await investor.signIn(WITH_ORDERS);
    for (const [address, path, empty] of [
      ['/schemeList', 'master/schemelist', 'No results found'],
      ['/portfolio', 'order/portfolio', 'You have not started your investment.'],
      ['/accounts', 'master/stageinfo', 'Nothing on record yet'],
    ] as const) {
      network.answer(path, { code: '000' });
      visit(address);
      await closeAlert(UNREADABLE_TEXT);
      await expect.element(main()).toMatchTextContent(UNREADABLE_TEXT);
      await expect.element(main().getByText(empty)).not.toBeInTheDocument();
    }
  });
});
