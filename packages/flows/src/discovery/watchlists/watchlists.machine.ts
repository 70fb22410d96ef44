import type { ListWatchlistSchemesAnswer } from '@folioflow/api/contract';
import { assign, enqueueActions, setup } from 'xstate';
import { failureNotice, createNoticeSetter } from '../../kit/notice.ts';
import { port } from '../../kit/port.ts';
import { requiredValue } from '../../kit/required-value.ts';
import {
  appendUnknownSchemes,
  hasMissingSchemes,
  parseWatchlistsQuery,
  firstFileUpdate,
  pickedUnadvisedList,
} from './watchlists.rules.ts';
import type { WatchlistsChange, WatchlistsChart } from './watchlists.types.ts';

const pickedValue = ({ event }: { event: { value: string } }) => event.value;
const eventChange = ({ event }: { event: { change: WatchlistsChange } }) => event.change;
const eventAnswer = ({ event }: { event: { output: { answer: ListWatchlistSchemesAnswer } } }) => event.output.answer;

/** Transitions after a change: a change without lists loads them again. */
const listsChangedTransitions = [
  {
    guard: { type: 'hasWatchlists', params: eventChange },
    target: 'viewing',
    actions: { type: 'recordWatchlistsChange', params: eventChange },
  },
  { target: 'viewing.refreshing', actions: { type: 'recordWatchlistsChange', params: eventChange } },
] as const;

export const watchlistsMachine = setup({
  types: {} as WatchlistsChart,
  actors: {
    listSchemesOfWatchlists: port<{ file_index: number }, ListWatchlistSchemesAnswer>('listSchemesOfWatchlists'),
    findPaidAdvice: port<{ watchlistId: string }, string | null>('findPaidAdvice'),
  },
  guards: {
    isAdding: ({ context }) => context.isAdding,
    lacksSchemes: ({ context }) => hasMissingSchemes(context),
    hasNoNewSchemes: ({ context }, { result }: ListWatchlistSchemesAnswer) =>
      appendUnknownSchemes(context.schemes, result.scheme_list) === context.schemes,
    hasUnadvisedWatchlist: ({ context }) => pickedUnadvisedList(context) !== null,
    canSearchPaidAdvice: ({ context }) => {
      const list = pickedUnadvisedList(context);
      return list !== null && !context.searchedListIds.includes(list.id);
    },
    /** An accepted save leaves at least one list, so an answer without lists is incomplete. */
    hasWatchlists: (_, { lists }: WatchlistsChange) => lists.scheme_watch_list.length > 0,
    isUncertain: (_, isUncertain: boolean) => isUncertain,
  },
  actions: {
    replaceSchemes: assign(({ context }, answer: ListWatchlistSchemesAnswer) =>
      firstFileUpdate(answer, context.schemes),
    ),
    appendSchemes: assign(({ context }, { result }: ListWatchlistSchemesAnswer) => ({
      schemes: appendUnknownSchemes(context.schemes, result.scheme_list),
      fileIndex: context.fileIndex + 1,
    })),
    markAllSchemesLoaded: assign({ isComplete: true }),
    selectWatchlist: assign((_, picked: string) => ({ picked, hasSaved: false })),
    recordPaidAdviceSearch: assign(({ context }) => ({
      searchedListIds: [
        ...context.searchedListIds,
        requiredValue(pickedUnadvisedList(context), 'unadvisedWatchlist').id,
      ],
    })),
    setAddingMode: assign({ isAdding: true }),
    setViewingMode: assign({ isAdding: false }),
    recordWatchlistsChange: enqueueActions(
      ({ context, enqueue }, { lists, message, addedId: added = '', schemes = [] }: WatchlistsChange) => {
        enqueue.assign({
          lists: lists.scheme_watch_list.length > 0 ? lists : context.lists,
          schemes: appendUnknownSchemes(context.schemes, schemes),
          picked: added === '' ? context.picked : added,
          isAdding: false,
          hasSaved: message === '',
        });
        if (message !== '') enqueue.emit({ type: 'notice.raised', kind: 'popup', text: message });
      },
    ),
    setNotice: enqueueActions(createNoticeSetter('alert')),
    clearNotice: assign({ notice: null, hasSaved: false }),
  },
}).createMachine({
  id: 'watchlists',
  context: ({ input }) => ({
    ...parseWatchlistsQuery(input.search),
    lists: { scheme_watch_list: [], watch_list: [] },
    schemes: [],
    fileIndex: 0,
    isComplete: false,
    limit: 0,
    advisors: [],
    plans: [],
    searchedListIds: [],
    hasSaved: false,
    notice: null,
  }),
  initial: 'loading',
  on: { 'list.picked': { actions: { type: 'selectWatchlist', params: pickedValue } } },
  states: {
    loading: {
      tags: 'busy',
      entry: 'clearNotice',
      on: { 'addition.requested': { actions: 'setAddingMode' }, 'addition.left': { actions: 'setViewingMode' } },
      invoke: {
        id: 'listSchemesOfWatchlists',
        src: 'listSchemesOfWatchlists',
        input: { request: { file_index: 0 } },
        onDone: { target: 'deciding', actions: { type: 'replaceSchemes', params: eventAnswer } },
        onError: { target: 'unavailable', actions: { type: 'setNotice', params: failureNotice } },
      },
    },
    unavailable: {
      on: {
        'reload.requested': 'loading',
        'addition.requested': { actions: 'setAddingMode' },
        'addition.left': { actions: 'setViewingMode' },
      },
    },
    deciding: { always: [{ guard: 'isAdding', target: 'adding' }, { target: 'viewing' }] },
    viewing: {
      initial: 'deciding',
      on: {
        'list.picked': { target: '.deciding', actions: { type: 'selectWatchlist', params: pickedValue } },
        'addition.requested': { target: 'adding', actions: ['setAddingMode', 'clearNotice'] },
        'advice.asked': { guard: 'hasUnadvisedWatchlist', target: 'advising', actions: 'clearNotice' },
      },
      states: {
        deciding: {
          always: [
            { guard: 'canSearchPaidAdvice', target: 'findingPayment', actions: 'recordPaidAdviceSearch' },
            { guard: 'lacksSchemes', target: 'fetching' },
            { target: 'settled' },
          ],
        },
        findingPayment: {
          description: 'An unconfirmed payment for the picked list is shown at once, once a visit.',
          invoke: {
            id: 'findPaidAdvice',
            src: 'findPaidAdvice',
            input: ({ context }) => ({
              request: { watchlistId: requiredValue(pickedUnadvisedList(context), 'unadvisedWatchlist').id },
            }),
            onDone: [
              { guard: ({ event }) => event.output.answer !== null, target: '#advising' },
              { target: 'deciding' },
            ],
            onError: { target: 'stalled', actions: { type: 'setNotice', params: failureNotice } },
          },
        },
        settled: { on: { 'reload.requested': { target: 'refreshing', actions: 'clearNotice' } } },
        fetching: {
          tags: 'busy',
          description: 'The schemes of the picked list are in a file further on.',
          entry: 'clearNotice',
          invoke: {
            id: 'listSchemesOfWatchlists',
            src: 'listSchemesOfWatchlists',
            input: ({ context }) => ({ request: { file_index: context.fileIndex } }),
            onDone: [
              {
                guard: { type: 'hasNoNewSchemes', params: eventAnswer },
                target: 'settled',
                actions: 'markAllSchemesLoaded',
              },
              { target: 'deciding', actions: { type: 'appendSchemes', params: eventAnswer } },
            ],
            onError: { target: 'stalled', actions: { type: 'setNotice', params: failureNotice } },
          },
        },
        stalled: { on: { 'reload.requested': { target: 'refreshing', actions: 'clearNotice' } } },
        refreshing: {
          tags: 'busy',
          invoke: {
            id: 'listSchemesOfWatchlists',
            src: 'listSchemesOfWatchlists',
            input: { request: { file_index: 0 } },
            onDone: { target: 'deciding', actions: { type: 'replaceSchemes', params: eventAnswer } },
            onError: { target: 'stalled', actions: { type: 'setNotice', params: failureNotice } },
          },
        },
      },
    },
    adding: {
      description: 'The whole list with its ticks, a flow of its own, replaces the watchlists.',
      on: {
        'addition.left': [
          {
            guard: { type: 'isUncertain', params: ({ event }) => event.isUncertain },
            target: 'viewing.refreshing',
            actions: 'setViewingMode',
          },
          { target: 'viewing', actions: 'setViewingMode' },
        ],
        'lists.changed': listsChangedTransitions,
      },
    },
    advising: {
      id: 'advising',
      description: 'Advice on the picked list is paid for in a flow of its own, above the list.',
      on: {
        'list.picked': {},
        'advice.left': [{ guard: ({ event }) => event.isRefused, target: 'viewing.refreshing' }, { target: 'viewing' }],
        'lists.changed': listsChangedTransitions,
      },
    },
  },
});
