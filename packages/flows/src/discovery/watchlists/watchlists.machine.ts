import type { ListWatchlistSchemesAnswer } from '@folioflow/api/contract';
import { assign, enqueueActions, setup } from 'xstate';
import { failed, keepsNotice } from '../../kit/notice.ts';
import { port } from '../../kit/port.ts';
import { required } from '../../kit/required.ts';
import { joined, lacksSchemes, modeIn, startOf, unadvised } from './watchlists.rules.ts';
import type { WatchlistsChange, WatchlistsChart } from './watchlists.types.ts';

const picked = ({ event }: { event: { value: string } }) => event.value;
const changed = ({ event }: { event: { change: WatchlistsChange } }) => event.change;
const answered = ({ event }: { event: { output: { answer: ListWatchlistSchemesAnswer } } }) => event.output.answer;

/** Where a change leads: what does not say what the lists are now is asked for. */
const changing = [
  {
    guard: { type: 'hasWatchlists', params: changed },
    target: 'viewing',
    actions: { type: 'recordWatchlistsChange', params: changed },
  },
  { target: 'viewing.refreshing', actions: { type: 'recordWatchlistsChange', params: changed } },
] as const;

export const watchlistsMachine = setup({
  types: {} as WatchlistsChart,
  actors: {
    listSchemesOfWatchlists: port<{ file_index: number }, ListWatchlistSchemesAnswer>('listSchemesOfWatchlists'),
    findPaidAdvice: port<{ watchlistId: string }, string | null>('findPaidAdvice'),
  },
  guards: {
    isAdding: ({ context }) => context.isAdding,
    lacksSchemes: ({ context }) => lacksSchemes(context),
    hasNoNewSchemes: ({ context }, { result }: ListWatchlistSchemesAnswer) =>
      joined(context.schemes, result.scheme_list) === context.schemes,
    hasUnadvisedWatchlist: ({ context }) => unadvised(context) !== null,
    canSearchPaidAdvice: ({ context }) => {
      const list = unadvised(context);
      return list !== null && !context.lookedThrough.includes(list.id);
    },
    /** After an accepted save there is a list: an answer without one does not say what they are. */
    hasWatchlists: (_, { lists }: WatchlistsChange) => lists.scheme_watch_list.length > 0,
    isUncertain: (_, isUncertain: boolean) => isUncertain,
  },
  actions: {
    replaceSchemes: assign(({ context }, answer: ListWatchlistSchemesAnswer) => startOf(answer, context.schemes)),
    appendSchemes: assign(({ context }, { result }: ListWatchlistSchemesAnswer) => ({
      schemes: joined(context.schemes, result.scheme_list),
      fileIndex: context.fileIndex + 1,
    })),
    markAllSchemesLoaded: assign({ isComplete: true }),
    selectWatchlist: assign((_, picked: string) => ({ picked, hasSaved: false })),
    recordPaidAdviceSearch: assign(({ context }) => ({
      lookedThrough: [...context.lookedThrough, required(unadvised(context)).id],
    })),
    setAddingMode: assign({ isAdding: true }),
    setViewingMode: assign({ isAdding: false }),
    recordWatchlistsChange: enqueueActions(
      ({ context, enqueue }, { lists, message, added = '', schemes = [] }: WatchlistsChange) => {
        enqueue.assign({
          lists: lists.scheme_watch_list.length > 0 ? lists : context.lists,
          schemes: joined(context.schemes, schemes),
          picked: added === '' ? context.picked : added,
          isAdding: false,
          hasSaved: message === '',
        });
        if (message !== '') enqueue.emit({ type: 'notice.raised', kind: 'popup', text: message });
      },
    ),
    setNotice: enqueueActions(keepsNotice('alert')),
    clearNotice: assign({ notice: null, hasSaved: false }),
  },
}).createMachine({
  id: 'watchlists',
  context: ({ input }) => ({
    ...modeIn(input.search),
    lists: { scheme_watch_list: [], watch_list: [] },
    schemes: [],
    fileIndex: 0,
    isComplete: false,
    limit: 0,
    advisors: [],
    plans: [],
    lookedThrough: [],
    hasSaved: false,
    notice: null,
  }),
  initial: 'loading',
  on: { 'list.picked': { actions: { type: 'selectWatchlist', params: picked } } },
  states: {
    loading: {
      tags: 'busy',
      entry: 'clearNotice',
      on: { 'addition.requested': { actions: 'setAddingMode' }, 'addition.left': { actions: 'setViewingMode' } },
      invoke: {
        id: 'listSchemesOfWatchlists',
        src: 'listSchemesOfWatchlists',
        input: { request: { file_index: 0 } },
        onDone: { target: 'deciding', actions: { type: 'replaceSchemes', params: answered } },
        onError: { target: 'unavailable', actions: { type: 'setNotice', params: failed } },
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
        'list.picked': { target: '.deciding', actions: { type: 'selectWatchlist', params: picked } },
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
          description: 'Whoever comes back to a list that is paid for is told so at once, once a visit.',
          invoke: {
            id: 'findPaidAdvice',
            src: 'findPaidAdvice',
            input: ({ context }) => ({ request: { watchlistId: required(unadvised(context)).id } }),
            onDone: [
              { guard: ({ event }) => event.output.answer !== null, target: '#advising' },
              { target: 'deciding' },
            ],
            onError: { target: 'stalled', actions: { type: 'setNotice', params: failed } },
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
              { guard: { type: 'hasNoNewSchemes', params: answered }, target: 'settled', actions: 'markAllSchemesLoaded' },
              { target: 'deciding', actions: { type: 'appendSchemes', params: answered } },
            ],
            onError: { target: 'stalled', actions: { type: 'setNotice', params: failed } },
          },
        },
        stalled: { on: { 'reload.requested': { target: 'refreshing', actions: 'clearNotice' } } },
        refreshing: {
          tags: 'busy',
          invoke: {
            id: 'listSchemesOfWatchlists',
            src: 'listSchemesOfWatchlists',
            input: { request: { file_index: 0 } },
            onDone: { target: 'deciding', actions: { type: 'replaceSchemes', params: answered } },
            onError: { target: 'stalled', actions: { type: 'setNotice', params: failed } },
          },
        },
      },
    },
    adding: {
      description: 'The whole list with its ticks, a flow of its own, stands in the place of the watchlists.',
      on: {
        'addition.left': [
          {
            guard: { type: 'isUncertain', params: ({ event }) => event.isUncertain },
            target: 'viewing.refreshing',
            actions: 'setViewingMode',
          },
          { target: 'viewing', actions: 'setViewingMode' },
        ],
        'lists.changed': changing,
      },
    },
    advising: {
      id: 'advising',
      description: 'Advice on the picked list is paid for in a flow of its own, above the list.',
      on: {
        'list.picked': {},
        'advice.left': [{ guard: ({ event }) => event.isRefused, target: 'viewing.refreshing' }, { target: 'viewing' }],
        'lists.changed': changing,
      },
    },
  },
});
