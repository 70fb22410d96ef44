import type { AddWatchlistAnswer, ListWatchlistSchemesAnswer, Scheme } from '@folioflow/api/contract';
import { and, assign, setup } from 'xstate';
import { noticeActions } from '../../kit/notice-actions.ts';
import { failureNotice, uncertainFailureNotice, type NoticeUpdate } from '../../kit/notice.ts';
import { operationPort } from '../../kit/operation-port.ts';
import { isProviderRefusal } from '../../kit/port.ts';
import { addWatchlistRequest, isWatchlistName, findSavedWatchlist } from './watchlist-creation.rules.ts';
import type { WatchlistCreationChart } from './watchlist-creation.types.ts';

const eventLists = ({ event }: { event: { output: { answer: ListWatchlistSchemesAnswer } } }) =>
  event.output.answer.result;

export const watchlistCreationMachine = setup({
  types: {} as WatchlistCreationChart,
  actors: {
    addWatchlist: operationPort('addWatchlist'),
    listWatchlistSchemes: operationPort('listWatchlistSchemes'),
  },
  guards: {
    /** DO-202. */
    hasTickedSchemes: ({ context }) => context.ticked.length > 0,
    isSchemeTicked: ({ context }, { _id }: Scheme) => context.ticked.some((scheme) => scheme._id === _id),
    /** DO-204, DO-205. */
    isBelowSchemeLimit: ({ context }) => context.ticked.length < context.limit,
    isOnlyTickedScheme: ({ context }, id: string) => context.ticked.every(({ _id }) => _id === id),
    isWatchlistNameValid: ({ event }) => event.type === 'name.submitted' && isWatchlistName(event.name),
    /** INV-58. */
    isSaveUncertain: ({ context }) => context.isUncertain,
    /** DO-211, decision 009. */
    isProviderRefusal: (_, event: { error: unknown }) => isProviderRefusal({ event }),
    isSavedWatchlistListed: ({ context }, lists: ListWatchlistSchemesAnswer['result']) =>
      findSavedWatchlist(context, lists) !== undefined,
  },
  actions: {
    /** DO-201. */
    appendTickedScheme: assign(({ context }, scheme: Scheme) => ({
      ticked: [...context.ticked, scheme],
      isOverLimit: false,
    })),
    /** DO-201. */
    removeTickedScheme: assign(({ context }, id: string) => ({
      ticked: context.ticked.filter(({ _id }) => _id !== id),
      isOverLimit: false,
    })),
    /** DO-204, DO-431. */
    markSchemeLimitExceeded: assign({ isOverLimit: true }),
    /** DO-204. */
    clearSchemeLimitExceeded: assign({ isOverLimit: false }),
    /** DO-207, DO-208. */
    setWatchlistName: assign((_, name: string) => ({ name: name.trim(), notice: null })),
    /** DO-211, DO-424. */
    setNameNotice: assign((_, { notice }: NoticeUpdate) => ({ notice })),
    markSaveUncertain: assign({ isUncertain: true }),
    /** Decision 074. */
    clearNotice: noticeActions<WatchlistCreationChart>('alert').clearNotice,
    /** DO-209, DO-210. */
    setSavedOutcome: assign(({ context }, { result, messageText }: AddWatchlistAnswer) => ({
      outcome: {
        kind: 'saved' as const,
        lists: result,
        addedId: result.added_watchlist_id,
        message: messageText,
        schemes: context.ticked,
      },
    })),
    setFoundOutcome: assign(({ context }, lists: ListWatchlistSchemesAnswer['result']) => ({
      outcome: {
        kind: 'saved' as const,
        lists,
        addedId: findSavedWatchlist(context, lists)?.id ?? '',
        message: '',
        schemes: context.ticked,
      },
    })),
    /** DO-203. */
    setLeftOutcome: assign(({ context: { ticked, isUncertain } }) => ({
      outcome: { kind: 'left' as const, ticked, isUncertain },
    })),
  },
}).createMachine({
  id: 'watchlistCreation',
  context: ({ input: { limit, known, ticked = [] } }) => ({
    limit,
    known,
    ticked,
    isOverLimit: false,
    name: '',
    isUncertain: false,
    notice: null,
    outcome: { kind: 'left', ticked, isUncertain: false },
  }),
  initial: 'selecting',
  states: {
    selecting: {
      initial: 'deciding',
      on: { 'selection.left': 'left', 'limit.acknowledged': { actions: 'clearSchemeLimitExceeded' } },
      states: {
        deciding: { always: [{ guard: 'hasTickedSchemes', target: 'some' }, { target: 'none' }] },
        none: {
          on: {
            'scheme.ticked': [
              {
                guard: 'isBelowSchemeLimit',
                target: 'some',
                actions: { type: 'appendTickedScheme', params: ({ event }) => event.scheme },
              },
              { actions: 'markSchemeLimitExceeded' },
            ],
          },
        },
        some: {
          on: {
            'scheme.ticked': [
              { guard: { type: 'isSchemeTicked', params: ({ event }) => event.scheme } },
              {
                guard: 'isBelowSchemeLimit',
                actions: { type: 'appendTickedScheme', params: ({ event }) => event.scheme },
              },
              { actions: 'markSchemeLimitExceeded' },
            ],
            'scheme.unticked': [
              {
                guard: { type: 'isOnlyTickedScheme', params: ({ event }) => event.id },
                target: 'none',
                actions: { type: 'removeTickedScheme', params: ({ event }) => event.id },
              },
              { actions: { type: 'removeTickedScheme', params: ({ event }) => event.id } },
            ],
            'naming.started': {
              target: '#watchlistCreation.naming',
              actions: ['clearSchemeLimitExceeded', 'clearNotice'],
            },
          },
        },
      },
    },
    naming: {
      on: {
        'naming.cancelled': 'selecting',
        'name.submitted': [
          {
            guard: and(['isSaveUncertain', 'isWatchlistNameValid']),
            target: 'checking',
            actions: { type: 'setWatchlistName', params: ({ event }) => event.name },
          },
          {
            guard: 'isWatchlistNameValid',
            target: 'saving',
            actions: { type: 'setWatchlistName', params: ({ event }) => event.name },
          },
        ],
      },
    },
    checking: {
      tags: 'busy',
      description: 'An earlier attempt lost its answer: the lists show whether it was saved, before it is sent again.',
      invoke: {
        id: 'listWatchlistSchemes',
        src: 'listWatchlistSchemes',
        input: { request: { file_index: 0 } },
        onDone: [
          {
            guard: { type: 'isSavedWatchlistListed', params: eventLists },
            target: 'saved',
            actions: { type: 'setFoundOutcome', params: eventLists },
          },
          { target: 'saving' },
        ],
        onError: { target: 'naming', actions: { type: 'setNameNotice', params: failureNotice } },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'addWatchlist',
        src: 'addWatchlist',
        input: ({ context }) => ({ request: addWatchlistRequest(context) }),
        onDone: { target: 'saved', actions: { type: 'setSavedOutcome', params: ({ event }) => event.output.answer } },
        onError: [
          {
            description: 'Shown beside the name, without an alert (DO-211, DO-424).',
            guard: { type: 'isProviderRefusal', params: ({ event }) => ({ error: event.error }) },
            target: 'naming',
            actions: { type: 'setNameNotice', params: failureNotice },
          },
          {
            target: 'naming',
            actions: [{ type: 'setNameNotice', params: uncertainFailureNotice }, 'markSaveUncertain'],
          },
        ],
      },
    },
    saved: { type: 'final' },
    left: { type: 'final', entry: 'setLeftOutcome' },
  },
  output: ({ context }) => context.outcome,
});
