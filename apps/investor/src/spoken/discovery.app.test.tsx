import { i18n } from '@folioflow/flows/testing/texts';
import { selectOption } from '@folioflow/wiring/testing/gestures';
import { button, expect, page, test, visit } from '../testing/app-test.tsx';
import {
  saveWatchlistButton,
  schemeCheckboxes,
  waitForWholeList,
  watchlistNameField,
  watchlistPicker,
  WITH_WATCHLISTS,
} from '../testing/steps/watchlists.ts';
import { chartPath, scheme } from '../testing/test-data.ts';
import { startJourney } from './start-journey.ts';

const shownCount = () => document.querySelector('main [role=status]')?.textContent;

test('the scheme list with filter and search is spoken as written', async ({ investor, network }) => {
  await investor.signIn();
  const { step, press, type, read, expectWritten } = await startJourney('Scheme list', investor, network);
  const searchField = () => page.getByRole('searchbox', { name: i18n._('schemes.search.label') });
  await step('opens the list', async () => {
    visit('/schemeList');
    await waitForWholeList();
  });
  await read();
  await step('searches', async () => {
    await type(searchField(), 'grove');
    await expect.poll(shownCount).toBe('2 schemes');
  });
  await step('searches for something else', async () => {
    await type(searchField(), 'zinnia');
    await expect.element(page.getByText('No results found')).toBeVisible();
    await expect.poll(shownCount).toBe('0 schemes');
  });
  await step('clears the search', async () => {
    await press(button(i18n._('schemes.search.clear')).first());
    await expect.poll(shownCount).toBe('74 schemes');
  });
  await step('opens a filter', async () => {
    await press(button('Risk'));
    await expect.element(page.getByRole('checkbox', { name: 'Low', exact: true })).toHaveFocus();
  });
  await step('ticks High', async () => {
    await press(page.getByRole('checkbox', { name: 'High', exact: true }));
    await expect.poll(shownCount).not.toBe('74 schemes');
  });
  await step('closes the filter', () => press(button('Done')));
  await step('turns the page', async () => {
    await press(page.getByRole('button', { name: 'Remove High' }));
    await press(button('Next'));
    await expect.element(page.getByText('Page 2 of 3')).toBeVisible();
  });
  await expectWritten('scheme-list');
});

test('a scheme with its chart is spoken as written', async ({ investor, network }) => {
  await investor.signIn();
  const { step, press, read, expectWritten } = await startJourney('Scheme', investor, network);
  await step('opens the scheme', async () => {
    visit(chartPath);
    await expect.element(page.getByRole('heading', { level: 1, name: scheme.name })).toBeVisible();
  });
  await read('main fieldset');
  await step('chooses another range of the chart', () =>
    press(page.getByRole('radio', { name: '3Y', exact: true }).first()),
  );
  await expectWritten('scheme');
});

test('the watchlists are spoken as written', async ({ investor, network }) => {
  await investor.signIn(WITH_WATCHLISTS);
  const { step, press, type, read, expectWritten } = await startJourney('Watchlists', investor, network);
  await step('opens the watchlists', async () => {
    visit('/schemeWatchList');
    await expect.element(watchlistPicker()).toBeVisible();
  });
  await read();
  await step('selects a list', async () => {
    await selectOption(watchlistPicker(), 'Tax saving');
    await expect.element(page.getByRole('article')).toHaveLength(2);
  });
  await read();
  await step('starts another list', async () => {
    visit('/schemeWatchList?mode=add');
    await expect.element(schemeCheckboxes().first()).toBeVisible();
    await waitForWholeList();
  });
  await step('ticks a scheme', () => press(schemeCheckboxes().first()));
  await step('goes on to its name', () => press(button(i18n._('watchlists.add.submit'))));
  await step('saves it', async () => {
    await type(watchlistNameField(), 'Spoken');
    await press(saveWatchlistButton());
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
  });
  await step('closes the dialog', () => press(page.getByRole('alertdialog').getByRole('button', { name: 'OK' })));
  await read();
  await expectWritten('watchlists');
});
