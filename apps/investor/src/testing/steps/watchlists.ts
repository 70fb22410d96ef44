import { i18n } from '@folioflow/flows/testing/texts';
import { button, expect, field, page, visit } from '../app-test.tsx';
import { press, typeText } from '@folioflow/wiring/testing/gestures';

/** Persona with an advised list, one without advice, and an empty one. */
export const WITH_WATCHLISTS = '9000000114';
/** Persona without watchlists. */
export const WITHOUT_WATCHLISTS = '9000000102';

export const watchlistPaths = {
  own: 'master/schemewatchlist',
  advice: 'master/schemeadviselist',
  add: 'master/watchlist/add',
  schemes: 'master/schemelist',
} as const;

export const watchlistPicker = () => page.getByLabelText(i18n._('watchlists.view.pick'));
export const watchlistNameField = () => field(i18n._('watchlists.name.label'));
export const saveWatchlistButton = () => button(i18n._('watchlists.name.submit'));
export const schemeCheckboxes = () => page.getByRole('checkbox', { name: /^Select / });

/** Opens add mode and ticks the first schemes of its first page. */
export const tickSchemes = async (count: number) => {
  visit('/schemeWatchList?mode=add');
  await expect.element(schemeCheckboxes().first()).toBeVisible();
  for (let place = 0; place < count; place += 1) await press(schemeCheckboxes().nth(place));
};

/** Waits for the last file of the schemes: until then the number of loaded schemes is shown. */
export const waitForWholeList = () => expect.element(page.getByText(/^\d+ schemes$/)).toBeVisible();

/** Types the name of the list without submitting it. */
export const typeWatchlistName = async (name: string) => {
  await press(button(i18n._('watchlists.add.submit')));
  await typeText(watchlistNameField(), name);
};
