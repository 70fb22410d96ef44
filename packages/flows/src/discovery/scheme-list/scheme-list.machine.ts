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
    actions: { type: 'startAnew', params: answered },
  },
  { target: '#schemeList.loading.deciding', actions: { type: 'startAnew', params: answered } },
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
    'filter.changed': { actions: 'changeFilter' },
    'filters.cleared': { actions: 'clearFilters' },
    'search.typed': { actions: ['keepSearch', 'lookFor'] },
    'search.fetched': { actions: 'keepSearch' },
    'search.notFetched': { actions: 'keepSearch' },
    'search.retried': { actions: 'keepSearch' },
  },
  states: {
    loading: {
      tags: 'busy',
      initial: 'first',
      states: {
        first: {
          entry: 'forgetFailure',
          invoke: {
            id: 'listSchemes',
            src: 'listSchemes',
            input: { request: { file_index: 0 } },
            onDone: firstFile,
            onError: { target: '#schemeList.unavailable', actions: { type: 'keepFailure', params: failed } },
          },
        },
        deciding: {
          description:
            'A page further on and an order need files that are not here yet: the list is shown once it stands as the address says, so that no card moves by itself.',
          always: [{ guard: 'isPlaceLoaded', target: '#schemeList.loaded.pausing' }, { target: 'further' }],
        },
        further: {
          entry: 'forgetFailure',
          invoke: {
            id: 'listSchemes',
            src: 'listSchemes',
            input: ({ context }) => ({ request: { file_index: context.fileIndex } }),
            onDone: [
              { guard: { type: 'saysNothingNew', params: answered }, target: '#schemeList.loaded.complete' },
              { target: 'deciding', actions: { type: 'join', params: answered } },
            ],
            onError: { target: '#schemeList.loaded.stalled', actions: { type: 'keepFailure', params: failed } },
          },
        },
      },
    },
    unavailable: { on: { 'reload.requested': 'loading' } },
    loaded: {
      initial: 'pausing',
      on: {
        'page.nextRequested': { guard: 'hasNextPage', actions: 'turnOn' },
        'page.chosen': { guard: 'isAnotherPage', actions: 'turnTo' },
        'page.previousRequested': { guard: 'hasPreviousPage', actions: 'turnBack' },
      },
      states: {
        deciding: {
          description: 'A further file is joined: the page somebody waits for may still be in the next one.',
          entry: 'turnToWanted',
          always: [{ guard: 'lacksWantedPage', target: 'fetching' }, { target: 'pausing' }],
        },
        pausing: {
          description:
            'The first file is shown at once; the others follow one by one, so that filters and count cover the whole catalogue.',
          always: { guard: 'isSought', target: 'fetching' },
          after: { IDLE_PAUSE: 'fetching' },
          on: {
            'page.nextRequested': [
              { guard: 'hasNextPage', actions: 'turnOn' },
              { target: 'fetching', actions: 'wantNextPage' },
            ],
            'reload.requested': 'refreshing',
          },
        },
        fetching: {
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            id: 'listSchemes',
            src: 'listSchemes',
            input: ({ context }) => ({ request: { file_index: context.fileIndex } }),
            onDone: [
              { guard: { type: 'saysNothingNew', params: answered }, target: 'complete' },
              { target: 'deciding', actions: { type: 'join', params: answered } },
            ],
            onError: { target: 'stalled', actions: { type: 'keepFailure', params: failed } },
          },
          on: {
            'page.nextRequested': [
              { guard: 'hasNextPage', actions: 'turnOn' },
              { guard: 'awaitsNoPage', actions: 'wantNextPage' },
            ],
          },
        },
        stalled: {
          description:
            'A further file did not come. What is loaded stays; the next gesture that needs more asks again.',
          on: {
            'page.nextRequested': [
              { guard: 'hasNextPage', actions: 'turnOn' },
              { target: 'fetching', actions: 'wantNextPage' },
            ],
            'reload.requested': [
              { guard: 'isPlaceLoaded', target: 'fetching' },
              { target: '#schemeList.loading.further' },
            ],
          },
        },
        complete: {
          entry: 'stayWhereOneIs',
          on: { 'reload.requested': 'refreshing', 'sort.chosen': { actions: 'sortBy' } },
        },
        refreshing: {
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            id: 'listSchemes',
            src: 'listSchemes',
            input: { request: { file_index: 0 } },
            onDone: firstFile,
            onError: { target: 'stalled', actions: { type: 'keepFailure', params: failed } },
          },
        },
      },
    },
  },
});
