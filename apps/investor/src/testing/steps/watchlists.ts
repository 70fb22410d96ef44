import { button, expect, field, page, visit } from '../app-test.tsx';
import { press, type } from '@folioflow/wiring/testing/hands';

/** The persona with one list that is advised, one that is not, and an empty one. */
export const WITH_WATCHLISTS = '9000000114';
/** The persona without any. */
export const WITHOUT_WATCHLISTS = '9000000102';

export const watchlistPaths = {
  own: 'master/schemewatchlist',
  advice: 'master/schemeadviselist',
  add: 'master/watchlist/add',
  schemes: 'master/schemelist',
} as const;

export const boxes = () => page.getByRole('checkbox', { name: /^Select / });

/** Opens add mode and ticks the first schemes of its first page. */
export const tickSchemes = async (count: number) => {
  visit('/schemeWatchList?mode=add');
  await expect.element(boxes().first()).toBeVisible();
  for (let place = 0; place < count; place += 1) await press(boxes().nth(place));
};

/** Waits for the last page of the schemes: while they come, their number is that of those loaded so far. */
export const wholeList = () => expect.element(page.getByText(/^\d+ schemes$/)).toBeVisible();

/** Types the name of what is ticked; what submits it is the next press. */
export const nameWatchlist = async (name: string) => {
  await press(button('Submit Your Watch List'));
  await type(field('Type Your Preferred Name'), name);
};
