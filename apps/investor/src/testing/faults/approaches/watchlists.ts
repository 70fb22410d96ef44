import { button } from '../../app-test.tsx';
import { press } from '../../hands.ts';
import { nameWatchlist, tickSchemes, WITH_WATCHLISTS } from '../../steps/watchlists.ts';
import { opening, type Approaches } from '../approach.ts';

/** Each list of the matrix has a name of its own. */
let named = 0;

/** Lists of schemes of an investor's own. */
export const watchlists = {
  listWatchlistSchemes: opening('/schemeWatchList', { like: WITH_WATCHLISTS }),
  listAdviceSchemes: opening('/advisorAdviseList', { like: WITH_WATCHLISTS }),
  addWatchlist: {
    open: async (person) => {
      await person.investor.signIn(WITH_WATCHLISTS);
      await tickSchemes(2);
      named += 1;
      await nameWatchlist(`List ${named}`);
    },
    press: () => press(button('Submit')),
  },
} as const satisfies Approaches;
