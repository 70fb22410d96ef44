import { PAGE_SIZE, type ListSchemesAnswer } from '@folioflow/api/contract';
import { initialSearch } from '../scheme-search/index.ts';
import { filterNames, parseFilters } from './filters.ts';
import { parseQueryFilters, parseListPosition } from './list-position.ts';
import { schemeListSetup } from './scheme-list.setup.ts';

/** Params of guards and actions that use the answer. */
const eventAnswer = ({ event }: { event: { output: { answer: ListSchemesAnswer } } }) => event.output.answer;
const setFailure = {
  type: 'setLoadFailure',
  params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
} as const;

const nextPageTransitions = [
  { guard: 'hasNextPage', actions: 'selectNextPage' },
  { target: '#schemeList.loaded.fetching', actions: 'markNextPageRequested' },
] as const;

/** Transitions after the first file: an empty first file ends the list. */
const firstFileTransitions = [
  {
    guard: { type: 'isListFileEmpty', params: eventAnswer },
    target: '#schemeList.loaded.complete',
    actions: { type: 'replaceSchemes', params: eventAnswer },
  },
  { target: '#schemeList.loading.deciding', actions: { type: 'replaceSchemes', params: eventAnswer } },
] as const;

export const schemeListMachine = schemeListSetup.createMachine({
  id: 'schemeList',
  context: ({ input: { lists, names = filterNames, storedText, search } }) => ({
    lists,
    names,
    filters: parseQueryFilters(search, lists, names) ?? parseFilters(storedText, names),
    ...parseListPosition(search),
    ...initialSearch(search),
    pageSize: PAGE_SIZE,
    schemes: [],
    fileIndex: 0,
    isNextPageRequested: false,
    notice: null,
    failure: null,
  }),
  initial: 'loading',
  on: {
    'filter.changed': { actions: 'setFilter' },
    'filters.cleared': { actions: 'clearFilters' },
    'search.typed': { actions: ['setSearchText', 'resetPage'] },
    'search.fetched': { actions: 'setSearchText' },
    'search.notFetched': { actions: 'setSearchText' },
    'search.retried': { actions: 'setSearchText' },
  },
  states: {
    loading: {
      tags: 'busy',
      initial: 'first',
      states: {
        first: {
          entry: 'clearLoadFailure',
          invoke: {
            id: 'listSchemes',
            src: 'listSchemes',
            input: { request: { file_index: 0 } },
            onDone: firstFileTransitions,
            onError: { target: '#schemeList.unavailable', actions: setFailure },
          },
        },
        deciding: {
          description:
            'A later page and a sort order need files that are not loaded yet: the list is shown once it matches the address, so that no card moves by itself.',
          always: [{ guard: 'isCurrentPageFinal', target: '#schemeList.loaded.pausing' }, { target: 'further' }],
        },
        further: {
          entry: 'clearLoadFailure',
          invoke: {
            id: 'listSchemes',
            src: 'listSchemes',
            input: ({ context }) => ({ request: { file_index: context.fileIndex } }),
            onDone: [
              { guard: { type: 'hasNoNewSchemes', params: eventAnswer }, target: '#schemeList.loaded.complete' },
              { target: 'deciding', actions: { type: 'appendSchemes', params: eventAnswer } },
            ],
            onError: { target: '#schemeList.loaded.stalled', actions: setFailure },
          },
        },
      },
    },
    unavailable: { on: { 'reload.requested': 'loading' } },
    loaded: {
      initial: 'pausing',
      on: {
        'page.nextRequested': { guard: 'hasNextPage', actions: 'selectNextPage' },
        'page.chosen': { guard: 'isPageChanged', actions: 'setPage' },
        'page.previousRequested': { guard: 'hasPreviousPage', actions: 'selectPreviousPage' },
      },
      states: {
        deciding: {
          description: 'A further file is appended: the requested page may still be in the next one.',
          entry: 'selectRequestedPage',
          always: [{ guard: 'isRequestedPageMissing', target: 'fetching' }, { target: 'pausing' }],
        },
        pausing: {
          description:
            'The first file is shown at once; the others follow one by one, so that filters and count cover the whole catalogue.',
          always: { guard: 'hasSearchText', target: 'fetching' },
          after: { IDLE_PAUSE: 'fetching' },
          on: {
            'page.nextRequested': nextPageTransitions,
            'reload.requested': 'refreshing',
          },
        },
        fetching: {
          tags: 'busy',
          entry: 'clearLoadFailure',
          invoke: {
            id: 'listSchemes',
            src: 'listSchemes',
            input: ({ context }) => ({ request: { file_index: context.fileIndex } }),
            onDone: [
              { guard: { type: 'hasNoNewSchemes', params: eventAnswer }, target: 'complete' },
              { target: 'deciding', actions: { type: 'appendSchemes', params: eventAnswer } },
            ],
            onError: { target: 'stalled', actions: setFailure },
          },
          on: {
            'page.nextRequested': [
              { guard: 'hasNextPage', actions: 'selectNextPage' },
              { guard: 'isNextPageUnrequested', actions: 'markNextPageRequested' },
            ],
          },
        },
        stalled: {
          description:
            'A further file did not come. What is loaded stays; the next gesture that needs more asks again.',
          on: {
            'page.nextRequested': nextPageTransitions,
            'reload.requested': [
              { guard: 'isCurrentPageFinal', target: 'fetching' },
              { target: '#schemeList.loading.further' },
            ],
          },
        },
        complete: {
          entry: 'recordAllFilesLoaded',
          on: { 'reload.requested': 'refreshing', 'sort.chosen': { actions: 'setSort' } },
        },
        refreshing: {
          tags: 'busy',
          entry: 'clearLoadFailure',
          invoke: {
            id: 'listSchemes',
            src: 'listSchemes',
            input: { request: { file_index: 0 } },
            onDone: firstFileTransitions,
            onError: { target: 'stalled', actions: setFailure },
          },
        },
      },
    },
  },
});
