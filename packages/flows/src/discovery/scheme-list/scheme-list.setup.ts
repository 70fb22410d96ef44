import type { ListSchemesAnswer } from '@folioflow/api/contract';
import { assign, enqueueActions, setup } from 'xstate';
import { createNoticeSetter, noticeOf } from '../../kit/notice.ts';
import { operationPort } from '../../kit/operation-port.ts';
import { failureOf } from '../../kit/port.ts';
import { hasSearchText, searchAfterEvent } from '../scheme-search/index.ts';
import { noFilters, withFilter } from './filters.ts';
import {
  isPageChanged,
  isCurrentPageFinal,
  schemesNotLoaded,
  removeUnknownSubCategories,
  pageSizeOf,
  schemesOfAnswer,
  currentPage,
} from './scheme-list.rules.ts';
import type { SchemeListChart } from './scheme-list.types.ts';

/** Pause between two list files, so that user gestures come first (A01, "in idle time"). */
const IDLE_PAUSE_MS = 250;

/** Actors, guards and actions of the list. */
export const schemeListSetup = setup({
  types: {} as SchemeListChart,
  actors: { listSchemes: operationPort('listSchemes') },
  delays: { IDLE_PAUSE: IDLE_PAUSE_MS },
  guards: {
    /** DO-054. */
    hasNextPage: ({ context }) => currentPage(context).hasNext,
    /** DO-054. */
    hasPreviousPage: ({ context }) => currentPage(context).hasPrevious,
    /** DO-054, decision 031. */
    isRequestedPageMissing: ({ context }) => context.isNextPageRequested && !currentPage(context).hasNext,
    isPageChanged: ({ context, event }) =>
      event.type === 'page.chosen' && isPageChanged(currentPage(context), event.page),
    /** Decision 042. */
    hasSearchText: ({ context }) => hasSearchText(context),
    /** Decision 031. */
    isCurrentPageFinal: ({ context }) => isCurrentPageFinal(context),
    isListFileEmpty: (_, answer: ListSchemesAnswer) => schemesOfAnswer(answer).length === 0,
    hasNoNewSchemes: ({ context }, answer: ListSchemesAnswer) => schemesNotLoaded(context.schemes, answer).length === 0,
    /** DO-054, decision 031. */
    isNextPageUnrequested: ({ context }) => !context.isNextPageRequested,
  },
  actions: {
    /** DO-036. */
    setFilter: assign(({ context, event }) =>
      event.type === 'filter.changed'
        ? { filters: withFilter(context.filters, event.name, event.values), page: 1, isNextPageRequested: false }
        : {},
    ),
    /** Decision 031. */
    setSort: assign(({ event }) => (event.type === 'sort.chosen' ? { sort: event.sort, page: 1 } : {})),
    /** DO-054, DO-058. */
    setPage: assign(({ event }) =>
      event.type === 'page.chosen' ? { page: event.page, isNextPageRequested: false } : {},
    ),
    /** Decision 042. */
    setSearchText: assign(({ context, event }) => searchAfterEvent(context, event)),
    resetPage: assign({ page: 1, isNextPageRequested: false }),
    /** DO-035. */
    clearFilters: assign({ filters: noFilters, page: 1, isNextPageRequested: false }),
    /** DO-017, DO-056. */
    replaceSchemes: assign((_, answer: ListSchemesAnswer) => ({
      schemes: schemesOfAnswer(answer),
      pageSize: pageSizeOf(answer),
      fileIndex: 1,
      isNextPageRequested: false,
      notice: null,
      failure: null,
    })),
    /** DO-058. */
    appendSchemes: assign(({ context }, answer: ListSchemesAnswer) => ({
      schemes: [...context.schemes, ...schemesNotLoaded(context.schemes, answer)],
      fileIndex: context.fileIndex + 1,
    })),
    /** DO-054. */
    selectNextPage: assign({ page: ({ context }) => currentPage(context).page + 1 }),
    /** DO-054. */
    selectPreviousPage: assign({ page: ({ context }) => currentPage(context).page - 1 }),
    /** DO-054, decision 031. */
    selectRequestedPage: assign(({ context }) =>
      context.isNextPageRequested && currentPage(context).hasNext
        ? { page: currentPage(context).page + 1, isNextPageRequested: false }
        : {},
    ),
    /** DO-058. */
    markNextPageRequested: assign({ isNextPageRequested: true }),
    /** DO-018, DO-019, DO-427. */
    setLoadFailure: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      const failure = failureOf(error);
      createNoticeSetter('alert')({ enqueue }, { notice: noticeOf(error) });
      enqueue.assign({
        isNextPageRequested: false,
        failure:
          failure.kind === 'refused'
            ? { code: failure.code, messageText: failure.text }
            : { code: '-1', messageText: '' },
      });
    }),
    /** All files are loaded: limits the page to the last one and removes sub-categories that no scheme has (decision 031). */
    recordAllFilesLoaded: assign(({ context }) => {
      const filters = removeUnknownSubCategories(context);
      const rankedCount = Infinity;
      return {
        filters,
        rankedCount,
        page: currentPage({ ...context, filters, rankedCount }).page,
        isNextPageRequested: false,
      };
    }),
    /** Decision 074. */
    clearLoadFailure: assign({ notice: null, failure: null }),
  },
});
