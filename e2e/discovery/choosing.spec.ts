import { createTouchInput } from '../support/user-input.ts';
import { recordProviderCalls } from '../support/provider-calls.ts';
import { expect, test } from '../support/test.ts';

const WITH_WATCHLISTS = '9000000114';
const [first, second] = ['Amaltas Flexi Cap Fund (SC01)', 'Chinar Flexi Cap Fund (SC26)'] as const;

test('an investor on a phone searches and compares schemes, adds one to a watchlist, calculates its returns and starts its SIP [DO-208]', async ({
  page,
  investor,
}) => {
  await investor.signIn(WITH_WATCHLISTS);
  const { press, type, tick } = createTouchInput(page);
  const calls = recordProviderCalls(page);
  const main = page.getByRole('main');
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const link = (name: string) => main.getByRole('link', { name, exact: true });
  const columns = main.getByRole('list').first().getByRole('heading', { level: 2 });
  await page.goto('/schemeList');

  await test.step('search', async () => {
    await type(page.getByRole('searchbox', { name: 'Search schemes' }), 'flexi cap');
    await expect(page).toHaveURL(/\?q=flexi%20cap$/);
    for (const name of [first, second]) await tick(page.getByRole('checkbox', { name: `Compare ${name}` }));
  });

  await test.step('compare', async () => {
    await press(main.getByRole('link', { name: 'Compare 2 schemes' }));
    await expect(page).toHaveURL(/\/schemeList\/?\?compare=SC01:\w+&compare=SC26:\w+$/);
    await expect(columns).toHaveText([first, second]);
    await page.goBack();
    await expect(page.getByRole('searchbox', { name: 'Search schemes' })).toHaveValue('flexi cap');
    await expect(page.getByRole('checkbox', { name: `Compare ${second}` })).toBeChecked();
    await page.goForward();
    await expect(columns).toHaveText([first, second]);
  });

  await test.step('add to a watchlist', async () => {
    await press(main.getByRole('button', { name: /^Watchlist/ }).first());
    await press(page.getByRole('dialog').getByRole('link', { name: 'New watchlist with this scheme' }));
    await expect(main.getByText('0 of 10 selected')).toBeVisible();
    await tick(page.getByRole('checkbox', { name: `Select ${first}` }));
    await press(button('Submit Your Watch List'));
    await type(page.getByLabel('Type Your Preferred Name'), 'For the phone');
    await press(page.getByRole('dialog').getByRole('button', { name: 'Submit', exact: true }));
    await press(page.getByRole('alertdialog').getByRole('button', { name: 'OK' }));
    await expect(page.getByLabel('Select Your WatchList').locator('option:checked')).toHaveText('For the phone');
    expect(calls.to('master/watchlist/add').map(({ body }) => body)).toMatchObject([
      { request_mode: 'add', watchlist_name: 'For the phone', scheme_watchlist: [{ scheme_code: 'SC01' }] },
    ]);
  });

  await test.step('view the chart', async () => {
    await press(link(first));
    await expect(page).toHaveURL(/\/chartsmobile\/$/);
    await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Select Your WatchList').locator('option:checked')).toHaveText('For the phone');
    await press(link(first));
  });

  await test.step('calculate returns', async () => {
    const calculator = page.getByRole('region', { name: 'Returns calculator' });
    await expect(main.getByText('NAV on')).toBeVisible();
    await page.mouse.wheel(0, 800);
    const amount = calculator.getByLabel('Monthly amount');
    await amount.fill('');
    await type(amount, '5000');
    // The value follows from the NAVs of the year before the run.
    await expect(calculator.getByRole('row', { name: /^1 year on ₹60,000 ₹\d\d,\d{3}(\.\d\d)? / })).toBeVisible();
  });

  await test.step('start the SIP', async () => {
    await press(button('Invest'));
    await press(button('₹5,000'));
    await press(page.getByRole('button', { name: /^SIP payment date/ }));
    await press(page.getByRole('button', { name: /, starting on / }).first());
    await press(button(/^Start SIP: ₹5,000 on the /));
    await expect(page).toHaveURL(/\/sipCheckout\/$/);
    await expect(page.getByRole('heading', { name: 'SIP Order Checkout' })).toBeVisible();
    await tick(main.getByRole('radio', { name: /^(?!Yes|No)/ }).first());
    await expect(button('Review')).toBeVisible();
  });
});
