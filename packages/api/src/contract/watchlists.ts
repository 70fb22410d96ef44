import * as v from 'valibot';
import { PAGE_SIZE } from './limits.ts';
import { declareArea } from './operation.ts';
import { answerSchemaOf } from './shapes/envelope.ts';
import { optionSchema } from './shapes/option.ts';
import { safeNumber, optionalListOf, looseObject, text, textOrEmpty } from './shapes/scalars.ts';
import { schemeSchema } from './shapes/scheme.ts';
import { watchlistResultSchema, watchlistSchema } from './shapes/watchlist.ts';

const listDeclaration = {
  method: 'POST',
  auth: 'investor',
  idempotent: false,
  answerSize: 'list',
  request: looseObject({ file_index: v.number() }),
  answer: answerSchemaOf({
    per_page_count: v.nullish(safeNumber, PAGE_SIZE),
    result: watchlistResultSchema,
    /** Not used by the pages of the watchlists. */
    stp_frequency_list: optionalListOf(optionSchema),
    stp_installment_list: optionalListOf(optionSchema),
  }),
} as const;

const saveDeclaration = {
  method: 'POST',
  auth: 'investor',
  idempotent: false,
  answer: answerSchemaOf({
    result: looseObject({
      scheme_watch_list: v.array(watchlistSchema),
      added_watchlist_id: textOrEmpty,
      watch_list: v.array(optionSchema),
    }),
  }),
} as const;

/** The watchlists of an investor. */
export const watchlistsOperations = declareArea('watchlists', {
  /** Returns the lists and one file of their schemes; an index beyond the end returns no schemes (DO-197, C-79). */
  listWatchlistSchemes: { ...listDeclaration, path: '/master/schemewatchlist' },
  /** The same for the page of the advisor (A04). */
  listAdviceSchemes: { ...listDeclaration, path: '/master/schemeadviselist' },
  /**
   * Saves ticked schemes under a name. The call has no key: a retry after a lost answer is refused (051), because the
   * name is used. Refusals: 051 (no or too many schemes; the name is empty, too long or used), 061 (scheme).
   */
  addWatchlist: {
    ...saveDeclaration,
    path: '/master/watchlist/add',
    request: looseObject({
      scheme_watchlist: v.array(schemeSchema),
      request_mode: v.literal('add'),
      watchlist_name: v.string(),
    }),
  },
  /**
   * Replaces the name and the schemes of a list; the body is PROPOSED (decision 067). A scheme needs only its code, as
   * in the list itself. Refusals like `addWatchlist`, and 061 for the list.
   */
  modifyWatchlist: {
    ...saveDeclaration,
    path: '/master/watchlist/modify',
    request: looseObject({
      watchlist_id: v.string(),
      watchlist_name: v.string(),
      scheme_watchlist: v.array(looseObject({ ...v.partial(schemeSchema).entries, scheme_code: text })),
      request_mode: v.literal('modify'),
    }),
  },
});
