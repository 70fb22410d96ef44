import {
  acknowledge,
  button,
  closeAlert,
  expect,
  field,
  isAt,
  page,
  reload,
  test,
  userEvent,
  visit,
} from '../../testing/app-test.tsx';
import {
  boxes,
  nameWatchlist,
  tickSchemes,
  watchlistPaths as paths,
  WITH_WATCHLISTS,
  WITHOUT_WATCHLISTS,
} from '../../testing/steps/watchlists.ts';

const picker = () => page.getByLabelText('Select Your WatchList');
const cards = () => page.getByRole('article');
const submitList = () => button('Submit Your Watch List');

test('the menu leads to the watchlists: none is picked, and picking one shows its schemes, also after a reload [DO-184 DO-187 DO-188 DO-195 DO-197 DO-398 ON-055]', async ({
  investor,
  network,
}) => {
  await investor.signIn(WITH_WATCHLISTS);
  visit('/schemeList');
  await page.getByRole('navigation').getByRole('link', { name: 'WatchList', exact: true }).first().click();
  await isAt(/^\/schemeWatchList/);
  await expect.element(page.getByText('Choose your watchlist name')).toBeVisible();
  expect(network.to(paths.own).map(({ body }) => body)).toEqual([{ file_index: 0 }]);
  expect([...picker().element().querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Select Your WatchList',
    'Long term',
    'Tax saving',
    'Later',
  ]);
  await picker().selectOptions('Tax saving');
  await expect.element(cards()).toHaveLength(2);
  await expect.element(button('Ask Expert Advise')).toBeEnabled();
  await expect.poll(() => location.search).toMatch(/^\?list=/);
  reload();
  await expect.element(cards()).toHaveLength(2);
  await picker().selectOptions('Later');
  await expect.element(page.getByText('This watchlist has no schemes.')).toBeVisible();
});

test('while the provider takes its time the page says so [DO-194]', async ({ investor }) => {
  await investor.signIn(WITH_WATCHLISTS);
  await investor.sandbox.fault({ operation: 'listWatchlistSchemes', kind: 'delayMs', value: 1000 });
  visit('/schemeWatchList');
  await expect.element(page.getByText('We are fetching your watchlist schemes')).toBeVisible();
  await expect.element(picker()).toBeVisible();
  await expect.element(page.getByText('We are fetching your watchlist schemes')).toHaveLength(0);
});

test('a list that is advised says so, and each of its rows has a dialog for it with nothing but Close [DO-009 DO-190 DO-192 DO-193]', async ({
  investor,
}) => {
  await investor.signIn(WITH_WATCHLISTS);
  visit('/schemeWatchList');
  await picker().selectOptions('Tax saving');
  await expect.element(button('Ask Expert Advise')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Expert Advise/ })).not.toBeInTheDocument();
  await picker().selectOptions('Long term');
  await expect.element(button('You are Subscribed for Expert Advise')).toBeDisabled();
  await expect.element(button('Ask Expert Advise')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /^Expert Advise/ })).toHaveLength(3);
  await page
    .getByRole('button', { name: /^Expert Advise/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toHaveAccessibleName('EXPERT ADVISE');
  expect(dialog.element().textContent).toBe('EXPERT ADVISEClose');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(location.pathname).toMatch(/^\/schemeWatchList/);
});

test('the page of the adviser is the same with its own call, and two tabs with number and address [DO-185 DO-199 DO-399 ON-056]', async ({
  investor,
  network,
}) => {
  await investor.signIn(WITH_WATCHLISTS);
  visit('/advisorAdviseList');
  await picker().selectOptions('Tax saving');
  await expect.element(cards()).toHaveLength(2);
  expect(network.to(paths.advice).map(({ body }) => body)).toEqual([{ file_index: 0 }]);
  expect(network.to(paths.own)).toEqual([]);
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('Your Email Id').click();
  await expect.element(page.getByRole('tabpanel')).toMatchTextContent('@sandbox.example');
  await tab('Your Mobile Number').click();
  await expect.element(page.getByRole('tabpanel')).toMatchTextContent(/^\d{10}$/);
  visit('/schemeWatchList');
  await expect.element(picker()).toBeVisible();
  await expect.element(page.getByRole('tab')).not.toBeInTheDocument();
});

test('without a list the page says so and leads to a new one, which is ticked, named, saved, picked and said once [DO-001 DO-191 DO-196 DO-200 DO-202 DO-206 DO-208 DO-209 DO-210 DO-400]', async ({
  investor,
  network,
}) => {
  await investor.signIn(WITHOUT_WATCHLISTS);
  visit('/schemeWatchList');
  await expect.element(page.getByText('Your watchlist is empty')).toBeVisible();
  await button('Create Your Watch List').click();
  await expect.element(boxes()).toHaveLength(30);
  await expect.element(submitList()).toBeDisabled();
  await boxes().nth(1).click();
  await boxes().nth(4).click();
  await expect.element(page.getByText('2 of 10 selected')).toBeVisible();
  await submitList().click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toHaveAccessibleName('ADD NEW WATCH LIST');
  await expect.element(dialog.getByRole('button', { name: 'Submit' })).toBeDisabled();
  await userEvent.keyboard('My picks{Enter}');
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent('Your watchlist My picks has been saved.');
  await acknowledge();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(picker()).toHaveValue(new URLSearchParams(location.search).get('list') ?? '');
  await expect.element(cards()).toHaveLength(2);
  const [call, ...others] = network.to(paths.add);
  expect(others).toEqual([]);
  expect(call?.body).toEqual({
    scheme_watchlist: [
      expect.objectContaining({ scheme_code: 'SC02' }),
      expect.objectContaining({ scheme_code: 'SC05' }),
    ],
    request_mode: 'add',
    watchlist_name: 'My picks',
  });
  expect(JSON.stringify(call?.body)).not.toContain('is_checked');
  await button('Create Your Watch List').click();
  await expect.element(page.getByText('0 of 10 selected')).toBeVisible();
});

test('thirty schemes a page, and what is ticked stays ticked on another page, over a filter, and after Back [DO-028 DO-059 DO-200 DO-201 DO-203]', async ({
  investor,
}) => {
  await investor.signIn(WITH_WATCHLISTS);
  visit('/schemeWatchList?list=none');
  await button('Create Your Watch List').click();
  await expect.element(boxes()).toHaveLength(30);
  await boxes().first().click();
  await button('Next').click();
  await expect.element(page.getByText('Page 2 of 3')).toBeVisible();
  await boxes().nth(2).click();
  await expect.element(page.getByText('2 of 10 selected')).toBeVisible();
  await button('Previous').click();
  await expect.element(boxes().first()).toBeChecked();
  await expect.element(button('Sub Category')).toBeVisible();
  await expect.poll(() => location.search).toBe('?mode=add');
  history.back();
  await expect.element(page.getByText('Choose your watchlist name')).toBeVisible();
  expect(location.search).toBe('');
  await button('Create Your Watch List').click();
  await expect.element(page.getByText('2 of 10 selected')).toBeVisible();
  await expect.element(boxes().first()).toBeChecked();
  await button('Return To Your Watch List').click();
  await expect.element(page.getByText('Choose your watchlist name')).toBeVisible();
});

test('by the keyboard alone: ten are ticked, the eleventh tick says that ten are all, its box stays unticked and keeps the focus [DO-204 DO-431]', async ({
  investor,
}) => {
  await investor.signIn(WITH_WATCHLISTS);
  visit('/schemeWatchList?mode=add');
  await expect.element(boxes().nth(10)).toBeVisible();
  for (let place = 0; place <= 10; place += 1) {
    const box = boxes().nth(place).element();
    for (let stop = 0; document.activeElement !== box && stop < 40; stop += 1) await userEvent.keyboard('{Tab}');
    await userEvent.keyboard(' ');
  }
  await expect
    .element(page.getByRole('alertdialog'))
    .toMatchTextContent('You can save only 10 schemes in an single watchlist');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(boxes().nth(10)).toHaveFocus();
  await expect.element(boxes().nth(10)).not.toBeChecked();
  await expect.element(page.getByText('10 of 10 selected')).toBeVisible();
});

test('by the keyboard alone: schemes are ticked, the thirty-first letter is not taken, and Cancel sends nothing [DO-207 DO-212]', async ({
  investor,
  network,
}) => {
  await investor.signIn(WITH_WATCHLISTS);
  visit('/schemeWatchList?mode=add');
  await expect.element(boxes().first()).toBeVisible();
  (boxes().first().element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(page.getByRole('status').filter({ hasText: '1 of 10 selected' })).toBeVisible();
  (submitList().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('abcdefghij'.repeat(3) + 'x');
  await expect.element(field('Type Your Preferred Name')).toHaveValue('abcdefghij'.repeat(3));
  await button('Cancel').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(network.to(paths.add)).toEqual([]);
});

test('a name that is taken is said in its dialog, by no alert, and another one is saved [DO-211 DO-424]', async ({
  investor,
  network,
}) => {
  await investor.signIn(WITH_WATCHLISTS);
  await tickSchemes(1);
  await nameWatchlist('Long term');
  await button('Submit').click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent('You have a watchlist of this name already.');
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await field('Type Your Preferred Name').fill('Longer term');
  await button('Submit').click();
  await closeAlert('Your watchlist Longer term has been saved.');
  expect(network.to(paths.add)).toHaveLength(2);
});

test('a list whose answer was lost is looked for before it is sent again: it is there once', async ({
  investor,
  network,
}) => {
  await investor.signIn(WITHOUT_WATCHLISTS);
  await tickSchemes(1);
  await nameWatchlist('Once');
  network.loseAnswer(paths.add);
  await button('Submit').click();
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/could not find out whether/);
  await button('Submit').click();
  await expect.element(page.getByText('Your watchlist has been saved.')).toBeVisible();
  await expect.element(cards()).toHaveLength(1);
  expect(network.to(paths.add)).toHaveLength(1);
});
