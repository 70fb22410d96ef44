import type { ListWatchlistSchemesAnswer } from '@folioflow/api/contract';
import { failureNotice } from '../../kit/notice.ts';
import { requiredValue } from '../../kit/required-value.ts';
import { parseWatchlistsQuery, findPickedUnadvisedWatchlist } from './watchlists.rules.ts';
import { watchlistsSetup } from './watchlists.setup.ts';
import type { WatchlistsChange } from './watchlists.types.ts';

const pickedValue = ({ event }: { event: { value: string } }) => event.value;
const eventChange = ({ event }: { event: { change: WatchlistsChange } }) => event.change;
const eventAnswer = ({ event }: { event: { output: { answer: ListWatchlistSchemesAnswer } } }) => event.output.answer;

/** Transitions after a change: a change without lists loads them again. */
const listsChangedTransitions = [
  {
    guard: { type: 'hasWatchlistsInChange', params: eventChange },
    target: 'viewing',
    actions: { type: 'recordWatchlistsChange', params: eventChange },
  },
  { target: 'viewing.refreshing', actions: { type: 'recordWatchlistsChange', params: eventChange } },
] as const;

export const watchlistsMachine = watchlistsSetup.createMachine({
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
      entry: 'clearMessages',
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
    deciding: { always: [{ guard: 'isAddingModeRequested', target: 'adding' }, { target: 'viewing' }] },
    viewing: {
      initial: 'deciding',
      on: {
        'list.picked': { target: '.deciding', actions: { type: 'selectWatchlist', params: pickedValue } },
        'addition.requested': { target: 'adding', actions: ['setAddingMode', 'clearMessages'] },
        'lists.changed': listsChangedTransitions,
        'advice.requested': { guard: 'isPickedWatchlistUnadvised', target: 'advising', actions: 'clearMessages' },
      },
      states: {
        deciding: {
          always: [
            { guard: 'canSearchPaidAdvice', target: 'findingPayment', actions: 'appendSearchedWatchlist' },
            { guard: 'hasMissingSchemes', target: 'fetching' },
            { target: 'settled' },
          ],
        },
        findingPayment: {
          description: 'An unconfirmed payment for the picked list is shown at once, once a visit.',
          invoke: {
            id: 'findPaidAdvice',
            src: 'findPaidAdvice',
            input: ({ context }) => ({
              request: { watchlistId: requiredValue(findPickedUnadvisedWatchlist(context), 'unadvisedWatchlist').id },
            }),
            onDone: [
              {
                guard: { type: 'isPaidAdviceFound', params: ({ event }) => ({ adviceId: event.output.answer }) },
                target: '#advising',
              },
              { target: 'deciding' },
            ],
            onError: { target: 'stalled', actions: { type: 'setNotice', params: failureNotice } },
          },
        },
        settled: { on: { 'reload.requested': { target: 'refreshing', actions: 'clearMessages' } } },
        fetching: {
          tags: 'busy',
          description: 'The schemes of the picked list are in a file further on.',
          entry: 'clearMessages',
          invoke: {
            id: 'listSchemesOfWatchlists',
            src: 'listSchemesOfWatchlists',
            input: ({ context }) => ({ request: { file_index: context.fileIndex } }),
            onDone: [
              {
                guard: { type: 'hasNoNewSchemes', params: eventAnswer },
                target: 'settled',
                actions: 'markAllFilesLoaded',
              },
              { target: 'deciding', actions: { type: 'appendSchemes', params: eventAnswer } },
            ],
            onError: { target: 'stalled', actions: { type: 'setNotice', params: failureNotice } },
          },
        },
        stalled: { on: { 'reload.requested': { target: 'refreshing', actions: 'clearMessages' } } },
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
            guard: { type: 'isSaveUncertain', params: ({ event }) => event.isUncertain },
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
        'advice.left': [
          { guard: { type: 'isAdviceRefused', params: ({ event }) => event.isRefused }, target: 'viewing.refreshing' },
          { target: 'viewing' },
        ],
        'lists.changed': listsChangedTransitions,
      },
    },
  },
});
