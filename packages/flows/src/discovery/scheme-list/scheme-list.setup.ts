import type { ListSchemesAnswer } from '@folioflow/api/contract';
import { assign, enqueueActions, setup } from 'xstate';
import { noticeOf, raisedBy } from '../../kit/notice.ts';
import { operationPort } from '../../kit/operation-port.ts';
import { failureOf } from '../../kit/port.ts';
import { isSought, searchedBy } from '../scheme-search/index.ts';
import { noFilters, withFilter } from './filters.ts';
import {
  isAnotherPage,
  isPlaceLoaded,
  newSchemes,
  offeredFilters,
  pageSizeOf,
  schemesOf,
  shownPage,
} from './scheme-list.rules.ts';
import type { SchemeListChart } from './scheme-list.types.ts';

/** Between two list files, so that a person's own gesture comes first (A01, "in idle time"). */
const IDLE_PAUSE_MS = 250;

/** What the list asks, knows and remembers; the chart says when. */
export const schemeListSetup = setup({
  types: {} as SchemeListChart,
  actors: { listSchemes: operationPort('listSchemes') },
  delays: { IDLE_PAUSE: IDLE_PAUSE_MS },
  guards: {
    hasNextPage: ({ context }) => shownPage(context).hasNext,
    hasPreviousPage: ({ context }) => shownPage(context).hasPrevious,
    isRequestedPageMissing: ({ context }) => context.wantsNextPage && !shownPage(context).hasNext,
    isAnotherPage: ({ context, event }) =>
      event.type === 'page.chosen' && isAnotherPage(shownPage(context), event.page),
    isSought: ({ context }) => isSought(context),
    isPlaceLoaded: ({ context }) => isPlaceLoaded(context),
    isEmpty: (_, answer: ListSchemesAnswer) => schemesOf(answer).length === 0,
    hasNoNewSchemes: ({ context }, answer: ListSchemesAnswer) => newSchemes(context.schemes, answer).length === 0,
    isNextPageUnrequested: ({ context }) => !context.wantsNextPage,
  },
  actions: {
    setFilter: assign(({ context, event }) =>
      event.type === 'filter.changed'
        ? { filters: withFilter(context.filters, event.name, event.values), page: 1, wantsNextPage: false }
        : {},
    ),
    setSort: assign(({ event }) => (event.type === 'sort.chosen' ? { sort: event.sort, page: 1 } : {})),
    setPage: assign(({ event }) => (event.type === 'page.chosen' ? { page: event.page, wantsNextPage: false } : {})),
    setSearch: assign(({ context, event }) => searchedBy(context, event)),
    resetPaging: assign({ page: 1, wantsNextPage: false }),
    clearFilters: assign({ filters: noFilters, page: 1, wantsNextPage: false }),
    replaceSchemes: assign((_, answer: ListSchemesAnswer) => ({
      schemes: schemesOf(answer),
      pageSize: pageSizeOf(answer),
      fileIndex: 1,
      wantsNextPage: false,
      notice: null,
      failure: null,
    })),
    appendSchemes: assign(({ context }, answer: ListSchemesAnswer) => ({
      schemes: [...context.schemes, ...newSchemes(context.schemes, answer)],
      fileIndex: context.fileIndex + 1,
    })),
    nextPage: assign({ page: ({ context }) => shownPage(context).page + 1 }),
    previousPage: assign({ page: ({ context }) => shownPage(context).page - 1 }),
    openRequestedPage: assign(({ context }) =>
      context.wantsNextPage && shownPage(context).hasNext
        ? { page: shownPage(context).page + 1, wantsNextPage: false }
        : {},
    ),
    requestNextPage: assign({ wantsNextPage: true }),
    setFailure: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      const notice = noticeOf(error);
      const failure = failureOf(error);
      enqueue.assign({
        notice,
        wantsNextPage: false,
        failure:
          failure.kind === 'refused'
            ? { code: failure.code, messageText: failure.text }
            : { code: '-1', messageText: '' },
      });
      for (const raised of raisedBy(notice, 'alert')) enqueue.emit(raised);
    }),
    /** Everything is here: a page beyond the last one is the last one, and a sub-category that no scheme has is none. */
    clampPage: assign(({ context }) => {
      const filters = offeredFilters(context);
      const rankedTo = Infinity;
      return { filters, rankedTo, page: shownPage({ ...context, filters, rankedTo }).page, wantsNextPage: false };
    }),
    clearFailure: assign({ notice: null, failure: null }),
  },
});
