import { i18n } from '@folioflow/flows/testing/texts';
import {
  pressDialogOk,
  button,
  closeAlert,
  expect,
  field,
  waitForPath,
  page,
  reload,
  test,
  userEvent,
  visit,
} from '../../testing/app-test.tsx';
import {
  saveWatchlistButton,
  schemeCheckboxes,
  typeWatchlistName,
  tickSchemes,
  watchlistNameField,
  watchlistPaths as paths,
  watchlistPicker,
  WITH_WATCHLISTS,
  WITHOUT_WATCHLISTS,
} from '../../testing/steps/watchlists.ts';

const cards = () => page.getByRole('article');
const submitButton = () => button('Submit Your Watch List');

test('the menu leads to the watchlists: none is selected, and a selected list shows its schemes, also after a reload [DO-184 DO-187 DO-188 DO-195 DO-197 DO-398 ON-055]', async ({
  investor,
  network,
}) => {
  await investor.signIn(WITH_WATCHLISTS);
  visit('/schemeList');
  await page.getByRole('navigation').getByRole('link', { name: 'WatchList', exact: true }).first().click();
  await waitForPath(/^\/schemeWatchList/);
  await expect.element(page.getByText('Choose your watchlist name')).toBeVisible();
  expect(network.callsTo(paths.own).map(({ body }) => body)).toEqual([{ file_index: 0 }]);
  expect([...watchlistPicker().element().querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Select Your WatchList',
    'Long term',
    'Tax saving',
    'Later',
  ]);
  await watchlistPicker().selectOptions('Tax saving');
  await expect.element(cards()).toHaveLength(2);
  await expect.element(button('Ask Expert Advice')).toBeEnabled();
  await expect.poll(() => location.search).toMatch(/^\?list=/);
  reload();
  await expect.element(cards()).toHaveLength(2);
  await watchlistPicker().selectOptions('Later');
  await expect.element(page.getByText('This watchlist has no schemes.')).toBeVisible();
  await expect
    .element(page.getByRole('main').getByRole('link', { name: i18n._('watchlists.view.explore') }))
    .toHaveAttribute('href', '/schemeList');
});

test('no list is selected when the page is opened again [DO-187 DO-195]', async ({ investor }) => {
  await investor.signIn(WITH_WATCHLISTS);
  visit('/schemeWatchList');
  await watchlistPicker().selectOptions('Tax saving');
  await expect.element(cards()).toHaveLength(2);
  for (const path of ['/advisorAdviseList', '/schemeWatchList']) {
    visit(path);
    await expect.element(page.getByText('Choose your watchlist name')).toBeVisible();
    await expect.element(watchlistPicker()).toHaveValue('');
    await expect.element(cards()).toHaveLength(0);
  }
});

test('a slow answer shows a loading text [DO-194]', async ({ investor, network }) => {
  await investor.signIn(WITH_WATCHLISTS);
  const deliver = network.delayNextCall(paths.own);
  visit('/schemeWatchList');
  await expect.element(page.getByText('We are fetching your watchlist schemes')).toBeVisible();
  deliver();
  await expect.element(watchlistPicker()).toBeVisible();
  await expect.element(page.getByText('We are fetching your watchlist schemes')).toHaveLength(0);
});

test('an advised list shows its subscription, and each of its rows has a dialog with only Close [DO-009 DO-190 DO-192 DO-193]', async ({
  investor,
}) => {
  await investor.signIn(WITH_WATCHLISTS);
  visit('/schemeWatchList');
  await watchlistPicker().selectOptions('Tax saving');
  await expect.element(button('Ask Expert Advice')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Expert Advice/ })).not.toBeInTheDocument();
  await watchlistPicker().selectOptions('Long term');
  await expect.element(button('You are Subscribed for Expert Advice')).toBeDisabled();
  await expect.element(button('Ask Expert Advice')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /^Expert Advice/ })).toHaveLength(3);
  await page
    .getByRole('button', { name: /^Expert Advice/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toHaveAccessibleName('EXPERT ADVICE');
  expect(dialog.element().textContent).toBe('EXPERT ADVICEClose');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(location.pathname).toMatch(/^\/schemeWatchList/);
});

test('the adviser page shows the lists of its own call, and two tabs with mobile number and email [DO-185 DO-199 DO-399 ON-056]', async ({
  investor,
  network,
}) => {
  await investor.signIn(WITH_WATCHLISTS);
  visit('/advisorAdviseList');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('WatchList');
  await expect.element(page.getByText('Choose your watchlist name')).toBeVisible();
  await expect.element(button('Create Your Watch List')).toBeEnabled();
  await watchlistPicker().selectOptions('Tax saving');
  await expect.element(button('Ask Expert Advice')).toBeEnabled();
  await expect.element(cards()).toHaveLength(2);
  expect(network.callsTo(paths.advice).map(({ body }) => body)).toEqual([{ file_index: 0 }]);
  expect(network.callsTo(paths.own)).toEqual([]);
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('Your Email Id').click();
  await expect.element(page.getByRole('tabpanel')).toMatchTextContent('@sandbox.example');
  await tab('Your Mobile Number').click();
  await expect.element(page.getByRole('tabpanel')).toMatchTextContent(/^\d{10}$/);
  visit('/schemeWatchList');
  await expect.element(watchlistPicker()).toBeVisible();
  await expect.element(page.getByRole('tab')).not.toBeInTheDocument();
});

test('an empty page leads to a new list, which is ticked, named, saved, selected and announced once [DO-001 DO-191 DO-196 DO-200 DO-202 DO-206 DO-208 DO-209 DO-210 DO-400]', async ({
  investor,
  network,
}) => {
  await investor.signIn(WITHOUT_WATCHLISTS);
  visit('/schemeWatchList');
  await expect.element(page.getByText('Your watchlist is empty')).toBeVisible();
  await button('Create Your Watch List').click();
  await expect.element(schemeCheckboxes()).toHaveLength(30);
  await expect.element(submitButton()).toBeDisabled();
  await schemeCheckboxes().nth(1).click();
  await schemeCheckboxes().nth(4).click();
  await expect.element(page.getByText('2 of 10 selected')).toBeVisible();
  await submitButton().click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toHaveAccessibleName('ADD NEW WATCH LIST');
  await expect.element(dialog.getByText('Type Your Preferred Name', { exact: true })).toBeVisible();
  await expect.element(dialog.getByRole('textbox')).toHaveAccessibleName('Type Your Preferred Name');
  await expect.element(dialog.getByRole('button', { name: 'Cancel', exact: true })).toBeEnabled();
  await expect.element(dialog.getByRole('button', { name: 'Submit' })).toBeDisabled();
  await userEvent.keyboard('My picks{Enter}');
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent('Your watchlist My picks has been saved.');
  await pressDialogOk();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(watchlistPicker()).toHaveValue(new URLSearchParams(location.search).get('list') ?? '');
  await expect.element(cards()).toHaveLength(2);
  const [call, ...others] = network.callsTo(paths.add);
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

test('add mode shows thirty schemes a page and preserves the ticks on other pages and after Back [DO-028 DO-059 DO-200 DO-201 DO-203]', async ({
  investor,
}) => {
  await investor.signIn(WITH_WATCHLISTS);
  visit('/schemeWatchList?list=none');
  await button('Create Your Watch List').click();
  await expect.element(schemeCheckboxes()).toHaveLength(30);
  await schemeCheckboxes().first().click();
  await button(i18n._('schemes.list.next')).click();
  await expect.element(page.getByText('Page 2 of 3')).toBeVisible();
  await schemeCheckboxes().nth(2).click();
  await expect.element(page.getByText('2 of 10 selected')).toBeVisible();
  await button('Previous').click();
  await expect.element(schemeCheckboxes().first()).toBeChecked();
  await expect.element(button('Sub Category')).toBeVisible();
  await expect.poll(() => location.search).toBe('?mode=add');
  history.back();
  await expect.element(page.getByText('Choose your watchlist name')).toBeVisible();
  expect(location.search).toBe('');
  await button('Create Your Watch List').click();
  await expect.element(page.getByText('2 of 10 selected')).toBeVisible();
  await expect.element(schemeCheckboxes().first()).toBeChecked();
  await button('Return To Your Watch List').click();
  await expect.element(page.getByText('Choose your watchlist name')).toBeVisible();
});

test('by keyboard, an eleventh tick shows the limit of ten, and its checkbox remains unticked and focused [DO-204 DO-431]', async ({
  investor,
}) => {
  await investor.signIn(WITH_WATCHLISTS);
  visit('/schemeWatchList?mode=add');
  await expect.element(schemeCheckboxes().nth(10)).toBeVisible();
  for (let place = 0; place <= 10; place += 1) {
    const box = schemeCheckboxes().nth(place).element();
    for (let stop = 0; document.activeElement !== box && stop < 40; stop += 1) await userEvent.keyboard('{Tab}');
    await userEvent.keyboard(' ');
  }
  await expect
    .element(page.getByRole('alertdialog'))
    .toMatchTextContent('You can save only 10 schemes in a single watchlist');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(schemeCheckboxes().nth(10)).toHaveFocus();
  await expect.element(schemeCheckboxes().nth(10)).not.toBeChecked();
  await expect.element(page.getByText('10 of 10 selected')).toBeVisible();
});

test('by keyboard, a name accepts at most thirty letters, and Cancel sends no call [DO-207 DO-212]', async ({
  investor,
  network,
}) => {
  await investor.signIn(WITH_WATCHLISTS);
  visit('/schemeWatchList?mode=add');
  await expect.element(schemeCheckboxes().first()).toBeVisible();
  (schemeCheckboxes().first().element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(page.getByRole('status').filter({ hasText: '1 of 10 selected' })).toBeVisible();
  (submitButton().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('abcdefghij'.repeat(3) + 'x');
  await expect.element(field('Type Your Preferred Name')).toHaveValue('abcdefghij'.repeat(3));
  await button('Cancel').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(network.callsTo(paths.add)).toEqual([]);
});

test('a used name shows an error in the dialog without an alert, and another name is saved [DO-211 DO-424]', async ({
  investor,
  network,
}) => {
  await investor.signIn(WITH_WATCHLISTS);
  await tickSchemes(1);
  await typeWatchlistName('Long term');
  await saveWatchlistButton().click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent('You already have a watchlist with this name.');
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await watchlistNameField().fill('Longer term');
  await saveWatchlistButton().click();
  await closeAlert('Your watchlist Longer term has been saved.');
  expect(network.callsTo(paths.add)).toHaveLength(2);
});

test('a retry after a lost answer looks for the list first, and the list exists once', async ({
  investor,
  network,
}) => {
  await investor.signIn(WITHOUT_WATCHLISTS);
  await tickSchemes(1);
  await typeWatchlistName('Once');
  network.loseAnswer(paths.add);
  await saveWatchlistButton().click();
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/could not find out whether/);
  await saveWatchlistButton().click();
  await expect.element(page.getByText('Your watchlist has been saved.')).toBeVisible();
  await expect.element(cards()).toHaveLength(1);
  expect(network.callsTo(paths.add)).toHaveLength(1);
});
