import type { ListWatchlistSchemesAnswer, ModifyWatchlistAnswer } from '@folioflow/api/contract';
import { assign, setup } from 'xstate';
import { failureNotice, uncertainFailureNotice, type NoticeUpdate } from '../../kit/notice.ts';
import { operationPort } from '../../kit/operation-port.ts';
import { isProviderRefusal } from '../../kit/port.ts';
import { requiredValue } from '../../kit/required-value.ts';
import { findChangeableWatchlist, toggleRequest } from './scheme-watchlists.rules.ts';
import type { SchemeWatchlistsChart } from './scheme-watchlists.types.ts';

export const schemeWatchlistsMachine = setup({
  types: {} as SchemeWatchlistsChart,
  actors: {
    listWatchlistSchemes: operationPort('listWatchlistSchemes'),
    modifyWatchlist: operationPort('modifyWatchlist'),
  },
  guards: {
    /** Decision 067. */
    canChangeWatchlist: ({ context }, id: string) => findChangeableWatchlist(context, id) !== undefined,
    isProviderRefusal: (_, event: { error: unknown }) => isProviderRefusal({ event }),
  },
  actions: {
    /** Decision 067. */
    setLists: assign((_, { result }: ListWatchlistSchemesAnswer) => ({
      lists: { scheme_watch_list: result.scheme_watch_list, watch_list: result.watch_list },
      schemes: result.scheme_list,
      limit: result.total_allowed_schemes_in_watchlist,
    })),
    /** Decision 067. */
    setChangedWatchlist: assign((_, changedId: string) => ({ changedId, notice: null })),
    /** Decision 067. */
    setSavedLists: assign((_, { result: { scheme_watch_list, watch_list } }: ModifyWatchlistAnswer) => ({
      lists: { scheme_watch_list, watch_list },
      savedLists: { scheme_watch_list, watch_list },
    })),
    setNotice: assign((_, { notice }: NoticeUpdate) => ({ notice })),
    /** Decision 074. */
    clearNotice: assign({ notice: null, changedId: '' }),
  },
}).createMachine({
  id: 'schemeWatchlists',
  context: ({ input }) => ({
    ...input,
    lists: { scheme_watch_list: [], watch_list: [] },
    schemes: [],
    limit: 0,
    changedId: '',
    savedLists: null,
    notice: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'listWatchlistSchemes',
        src: 'listWatchlistSchemes',
        input: { request: { file_index: 0 } },
        onDone: { target: 'choosing', actions: { type: 'setLists', params: ({ event }) => event.output.answer } },
        onError: { target: 'unavailable', actions: { type: 'setNotice', params: failureNotice } },
      },
      on: { 'dialog.closed': 'left' },
    },
    unavailable: {
      on: { 'reload.requested': { target: 'loading', actions: 'clearNotice' }, 'dialog.closed': 'left' },
    },
    choosing: {
      on: {
        'list.toggled': {
          guard: { type: 'canChangeWatchlist', params: ({ event }) => event.id },
          target: 'changing',
          actions: { type: 'setChangedWatchlist', params: ({ event }) => event.id },
        },
        'dialog.closed': 'left',
      },
    },
    changing: {
      tags: 'busy',
      invoke: {
        id: 'modifyWatchlist',
        src: 'modifyWatchlist',
        input: ({ context }) => ({
          request: toggleRequest(
            requiredValue(findChangeableWatchlist(context, context.changedId), 'changedWatchlist'),
            context,
          ),
        }),
        onDone: { target: 'choosing', actions: { type: 'setSavedLists', params: ({ event }) => event.output.answer } },
        onError: [
          {
            guard: { type: 'isProviderRefusal', params: ({ event }) => ({ error: event.error }) },
            target: 'choosing',
            actions: { type: 'setNotice', params: failureNotice },
          },
          { target: 'checking', actions: { type: 'setNotice', params: uncertainFailureNotice } },
        ],
      },
    },
    checking: {
      tags: 'busy',
      description: 'The answer to a change was lost: the lists show whether it was saved.',
      invoke: {
        id: 'listWatchlistSchemes',
        src: 'listWatchlistSchemes',
        input: { request: { file_index: 0 } },
        onDone: {
          target: 'choosing',
          actions: ['clearNotice', { type: 'setLists', params: ({ event }) => event.output.answer }],
        },
        onError: { target: 'unavailable', actions: { type: 'setNotice', params: failureNotice } },
      },
      on: { 'dialog.closed': 'left' },
    },
    left: { type: 'final' },
  },
  output: ({ context: { savedLists } }) => ({ kind: 'left', lists: savedLists }),
});
