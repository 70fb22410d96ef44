import { i18n } from '@folioflow/flows/testing/texts';
import { button, expect, page, reload, test, userEvent, visit } from '../../testing/app-test.tsx';
import { watchlistPicker, WITH_WATCHLISTS } from '../../testing/steps/watchlists.ts';

const dialog = () => page.getByRole('dialog', { name: i18n._('watching.lists.title') });
const box = (name: RegExp) => dialog().getByRole('checkbox', { name });
const watchButton = (place: number) =>
  page
    .getByRole('article')
    .nth(place)
    .getByRole('button', { name: /^Watchlist/ });
const firstWatchButton = () => watchButton(0);

test('a card of the list adds its scheme to a watchlist and removes it again', async ({ investor, network }) => {
  await investor.signIn(WITH_WATCHLISTS);
  visit('/schemeList');
  await firstWatchButton().click();
  await expect.element(box(/^Tax saving/)).toBeEnabled();
  const wasIncluded = (box(/^Tax saving/).element() as HTMLInputElement).checked;
  const change = (isAdded: boolean) => (isAdded ? 'Added to Tax saving.' : 'Removed from Tax saving.');
  await box(/^Tax saving/).click();
  await expect.element(dialog().getByRole('status')).toHaveTextContent(change(!wasIncluded));
  await box(/^Tax saving/).click();
  await expect.element(dialog().getByRole('status')).toHaveTextContent(change(wasIncluded));
  expect(network.callsTo('master/watchlist/modify').map(({ body }) => body)).toMatchObject([
    { request_mode: 'modify', watchlist_name: 'Tax saving' },
    { request_mode: 'modify', watchlist_name: 'Tax saving' },
  ]);
  await button(i18n._('watching.lists.done')).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(firstWatchButton()).toHaveFocus();
});

test('a refused change is shown in the dialog, and the list is unchanged', async ({ investor }) => {
  await investor.signIn(WITH_WATCHLISTS);
  await investor.sandbox.injectFault({ operation: 'modifyWatchlist', kind: 'code', value: '051' });
  visit('/schemeList');
  await firstWatchButton().click();
  await box(/^Later/).click();
  await expect.element(dialog().getByRole('alert')).not.toBeEmptyDOMElement();
  await expect.element(box(/^Later/)).not.toBeChecked();
});

test('a scheme that is removed from the opened list is also absent after a reload', async ({ investor }) => {
  await investor.signIn(WITH_WATCHLISTS);
  visit('/schemeWatchList');
  await watchlistPicker().selectOptions('Tax saving');
  await expect.element(page.getByRole('article')).toHaveLength(2);
  await firstWatchButton().click();
  await box(/^Tax saving/).click();
  await button(i18n._('watching.lists.done')).click();
  await expect.element(page.getByRole('article')).toHaveLength(1);
  reload();
  await expect.element(page.getByRole('article')).toHaveLength(1);
});

test('a watchlist is renamed, and a used name is refused at its field', async ({ investor }) => {
  await investor.signIn(WITH_WATCHLISTS);
  visit('/schemeWatchList');
  await watchlistPicker().selectOptions('Tax saving');
  await button(i18n._('watching.rename.open')).click();
  const name = page.getByLabelText(i18n._('watching.rename.label'), { exact: true });
  await expect.element(name).toHaveValue('Tax saving');
  await name.fill('Long term');
  await userEvent.keyboard('{Enter}');
  await expect.element(name).toHaveAccessibleDescription(/already have a watchlist with this name/);
  await name.fill('ELSS');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.poll(() => watchlistPicker().element().textContent).toContain('ELSS');
  await expect.element(page.getByRole('article')).toHaveLength(2);
});

test.for(['next', 'previous'] as const)(
  'after a scheme is removed from the shown list, the %s scheme has the focus',
  async (neighbour, { investor }) => {
    await investor.signIn(WITH_WATCHLISTS);
    visit('/schemeWatchList');
    await watchlistPicker().selectOptions('Tax saving');
    await expect.element(page.getByRole('article')).toHaveLength(2);
    await watchButton(neighbour === 'next' ? 0 : 1).click();
    await box(/^Tax saving/).click();
    await expect.element(dialog().getByRole('status')).toHaveTextContent('Removed from Tax saving.');
    await button(i18n._('watching.lists.done')).click();
    await expect.element(page.getByRole('article')).toHaveLength(1);
    await expect.element(watchButton(0)).toHaveFocus();
  },
);
