import * as v from 'valibot';
import { PAGE_SIZE } from './limits.ts';
import { declareArea } from './operation.ts';
import { answerOf } from './shapes/envelope.ts';
import { optionSchema } from './shapes/option.ts';
import { count, listOf, loose, someText } from './shapes/scalars.ts';
import { schemeSchema } from './shapes/scheme.ts';
import { watchlistResultSchema, watchlistSchema } from './shapes/watchlist.ts';

const listing = {
  method: 'POST',
  auth: 'investor',
  idempotent: false,
  answers: 'list',
  request: loose({ file_index: v.number() }),
  answer: answerOf({
    per_page_count: v.nullish(count, PAGE_SIZE),
    result: watchlistResultSchema,
    /** Read by no page of the watchlists. */
    stp_frequency_list: listOf(optionSchema),
    stp_installment_list: listOf(optionSchema),
  }),
} as const;

const saving = {
  method: 'POST',
  auth: 'investor',
  idempotent: false,
  answer: answerOf({
    result: loose({
      scheme_watch_list: v.array(watchlistSchema),
      added_watchlist_id: someText,
      watch_list: v.array(optionSchema),
    }),
  }),
} as const;

/** An investor's own lists of schemes. */
export const watchlistsOperations = declareArea('watchlists', {
  /** The lists, and a file of the schemes that stand in them; an index past the end brings no schemes (DO-197, C-79). */
  listWatchlistSchemes: { ...listing, path: '/master/schemewatchlist' },
  /** The same, for the page of the adviser (A04). */
  listAdviceSchemes: { ...listing, path: '/master/schemeadviselist' },
  /**
   * Saves ticked schemes under a name. It carries no key: a second attempt after a lost answer is refused (051) because its
   * name is taken. Refusals: 051 (no or too many schemes, the name is empty, too long or taken), 061 (scheme).
   */
  addWatchlist: {
    ...saving,
    path: '/master/watchlist/add',
    request: loose({
      scheme_watchlist: v.array(schemeSchema),
      request_mode: v.literal('add'),
      watchlist_name: v.string(),
    }),
  },
  /** No screen of the documents asks for it (A32). Refusals as those of `addWatchlist`, and 061 for the list. */
  modifyWatchlist: {
    ...saving,
    path: '/master/watchlist/modify',
    request: loose({
      watchlist_id: v.string(),
      watchlist_name: v.string(),
      scheme_watchlist: v.array(schemeSchema),
      request_mode: v.literal('modify'),
    }),
  },
});
