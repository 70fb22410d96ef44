import { PAGE_SIZE, type ListSchemesAnswer } from '@folioflow/api/contract';
import { searchOpened } from '../scheme-search/index.ts';
import { filterNames, parseFilters } from './filters.ts';
import { filtersIn, placeOf } from './list-place.ts';
import { schemeListSetup } from './scheme-list.setup.ts';

/** Params of what an answer is asked or kept for. */
const answered = ({ event }: { event: { output: { answer: ListSchemesAnswer } } }) => event.output.answer;
const failed = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

/** Where the first file leads: nothing more can follow on an empty one. */
const firstFile = [
  {
    guard: { type: 'isEmpty', params: answered },
    target: '#schemeList.loaded.complete',
    actions: { type: 'replaceSchemes', params: answered },
  },
  { target: '#schemeList.loading.deciding', actions: { type: 'replaceSchemes', params: answered } },
] as const;

export const schemeListMachine = schemeListSetup.createMachine({
  id: 'schemeList',
  context: ({ input: { lists, names = filterNames, kept, search } }) => ({
    lists,
    names,
    filters: filtersIn(search, lists, names) ?? parseFilters(kept, names),
    ...placeOf(search),
    ...searchOpened(search),
    pageSize: PAGE_SIZE,
    schemes: [],
    fileIndex: 0,
    wantsNextPage: false,
    notice: null,
    failure: null,
  }),
  initial: 'loading',
  on: {
    'filter.changed': { actions: 'setFilter' },
    'filters.cleared': { actions: 'clearFilters' },
    'search.typed': { actions: ['setSearch', 'resetPaging'] },
    'search.fetched': { actions: 'setSearch' },
    'search.notFetched': { actions: 'setSearch' },
    'search.retried': { actions: 'setSearch' },
  },
  states: {
    loading: {
      tags: 'busy',
      initial: 'first',
      states: {
        first: {
          entry: 'clearFailure',
          invoke: {
            id: 'listSchemes',
            src: 'listSchemes',
            input: { request: { file_index: 0 } },
            onDone: firstFile,
            onError: { target: '#schemeList.unavailable', actions: { type: 'setFailure', params: failed } },
          },
        },
        deciding: {
          description:
            'A page further on and an order need files that are not here yet: the list is shown once it stands as the address says, so that no card moves by itself.',
          always: [{ guard: 'isPlaceLoaded', target: '#schemeList.loaded.pausing' }, { target: 'further' }],
        },
        further: {
          entry: 'clearFailure',
          invoke: {
            id: 'listSchemes',
            src: 'listSchemes',
            input: ({ context }) => ({ request: { file_index: context.fileIndex } }),
            onDone: [
              { guard: { type: 'hasNoNewSchemes', params: answered }, target: '#schemeList.loaded.complete' },
              { target: 'deciding', actions: { type: 'appendSchemes', params: answered } },
            ],
            onError: { target: '#schemeList.loaded.stalled', actions: { type: 'setFailure', params: failed } },
          },
        },
      },
    },
    unavailable: { on: { 'reload.requested': 'loading' } },
    loaded: {
      initial: 'pausing',
      on: {
        'page.nextRequested': { guard: 'hasNextPage', actions: 'nextPage' },
        'page.chosen': { guard: 'isAnotherPage', actions: 'setPage' },
        'page.previousRequested': { guard: 'hasPreviousPage', actions: 'previousPage' },
      },
      states: {
        deciding: {
          description: 'A further file is joined: the page somebody waits for may still be in the next one.',
          entry: 'openRequestedPage',
          always: [{ guard: 'isRequestedPageMissing', target: 'fetching' }, { target: 'pausing' }],
        },
        pausing: {
          description:
            'The first file is shown at once; the others follow one by one, so that filters and count cover the whole catalogue.',
          always: { guard: 'isSought', target: 'fetching' },
          after: { IDLE_PAUSE: 'fetching' },
          on: {
            'page.nextRequested': [
              { guard: 'hasNextPage', actions: 'nextPage' },
              { target: 'fetching', actions: 'requestNextPage' },
            ],
            'reload.requested': 'refreshing',
          },
        },
        fetching: {
          tags: 'busy',
          entry: 'clearFailure',
          invoke: {
            id: 'listSchemes',
            src: 'listSchemes',
            input: ({ context }) => ({ request: { file_index: context.fileIndex } }),
            onDone: [
              { guard: { type: 'hasNoNewSchemes', params: answered }, target: 'complete' },
              { target: 'deciding', actions: { type: 'appendSchemes', params: answered } },
            ],
            onError: { target: 'stalled', actions: { type: 'setFailure', params: failed } },
          },
          on: {
            'page.nextRequested': [
              { guard: 'hasNextPage', actions: 'nextPage' },
              { guard: 'isNextPageUnrequested', actions: 'requestNextPage' },
            ],
          },
        },
        stalled: {
          description:
            'A further file did not come. What is loaded stays; the next gesture that needs more asks again.',
          on: {
            'page.nextRequested': [
              { guard: 'hasNextPage', actions: 'nextPage' },
              { target: 'fetching', actions: 'requestNextPage' },
            ],
            'reload.requested': [
              { guard: 'isPlaceLoaded', target: 'fetching' },
              { target: '#schemeList.loading.further' },
            ],
          },
        },
        complete: {
          entry: 'clampPage',
          on: { 'reload.requested': 'refreshing', 'sort.chosen': { actions: 'setSort' } },
        },
        refreshing: {
          tags: 'busy',
          entry: 'clearFailure',
          invoke: {
            id: 'listSchemes',
            src: 'listSchemes',
            input: { request: { file_index: 0 } },
            onDone: firstFile,
            onError: { target: 'stalled', actions: { type: 'setFailure', params: failed } },
          },
        },
      },
    },
  },
});
