import type { AddWatchlistAnswer, ListWatchlistSchemesAnswer, Scheme } from '@folioflow/api/contract';
import { assign, setup } from 'xstate';
import { failed, unsure, type Told } from '../../kit/notice.ts';
import { operationPort } from '../../kit/operation-port.ts';
import { wasRefused } from '../../kit/port.ts';
import { additionOf, isWatchlistName, savedBefore } from './watchlist-creation.rules.ts';
import type { WatchlistCreationChart } from './watchlist-creation.types.ts';

const answered = ({ event }: { event: { output: { answer: ListWatchlistSchemesAnswer } } }) =>
  event.output.answer.result;

export const watchlistCreationMachine = setup({
  types: {} as WatchlistCreationChart,
  actors: {
    addWatchlist: operationPort('addWatchlist'),
    listWatchlistSchemes: operationPort('listWatchlistSchemes'),
  },
  guards: {
    hasTicks: ({ context }) => context.ticked.length > 0,
    isTicked: ({ context }, { _id }: Scheme) => context.ticked.some((scheme) => scheme._id === _id),
    isWithinLimit: ({ context }) => context.ticked.length < context.limit,
    isLast: ({ context }, id: string) => context.ticked.every(({ _id }) => _id === id),
    hasName: (_, name: string) => isWatchlistName(name),
    isUncertain: ({ context }) => context.isUncertain,
    isSaved: ({ context }, lists: ListWatchlistSchemesAnswer['result']) => savedBefore(context, lists) !== undefined,
  },
  actions: {
    tick: assign(({ context }, scheme: Scheme) => ({ ticked: [...context.ticked, scheme], isOverLimit: false })),
    untick: assign(({ context }, id: string) => ({
      ticked: context.ticked.filter(({ _id }) => _id !== id),
      isOverLimit: false,
    })),
    sayLimit: assign({ isOverLimit: true }),
    forgetLimit: assign({ isOverLimit: false }),
    keepName: assign((_, name: string) => ({ name: name.trim(), notice: null })),
    keepNotice: assign((_, { notice }: Told) => ({ notice })),
    keepDoubt: assign({ isUncertain: true }),
    forgetNotice: assign({ notice: null }),
    keepSaved: assign(({ context }, { result, messageText }: AddWatchlistAnswer) => ({
      outcome: {
        kind: 'saved' as const,
        lists: result,
        added: result.added_watchlist_id,
        message: messageText,
        schemes: context.ticked,
      },
    })),
    keepFound: assign(({ context }, lists: ListWatchlistSchemesAnswer['result']) => ({
      outcome: {
        kind: 'saved' as const,
        lists,
        added: savedBefore(context, lists)?.id ?? '',
        message: '',
        schemes: context.ticked,
      },
    })),
    keepTicks: assign(({ context: { ticked, isUncertain } }) => ({
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
      on: { 'selection.left': 'left', 'limit.acknowledged': { actions: 'forgetLimit' } },
      states: {
        deciding: { always: [{ guard: 'hasTicks', target: 'some' }, { target: 'none' }] },
        none: {
          on: {
            'scheme.ticked': [
              {
                guard: 'isWithinLimit',
                target: 'some',
                actions: { type: 'tick', params: ({ event }) => event.scheme },
              },
              { actions: 'sayLimit' },
            ],
          },
        },
        some: {
          on: {
            'scheme.ticked': [
              { guard: { type: 'isTicked', params: ({ event }) => event.scheme } },
              { guard: 'isWithinLimit', actions: { type: 'tick', params: ({ event }) => event.scheme } },
              { actions: 'sayLimit' },
            ],
            'scheme.unticked': [
              {
                guard: { type: 'isLast', params: ({ event }) => event.id },
                target: 'none',
                actions: { type: 'untick', params: ({ event }) => event.id },
              },
              { actions: { type: 'untick', params: ({ event }) => event.id } },
            ],
            'naming.started': { target: '#watchlistCreation.naming', actions: ['forgetLimit', 'forgetNotice'] },
          },
        },
      },
    },
    naming: {
      on: {
        'naming.cancelled': 'selecting',
        'name.submitted': [
          {
            guard: ({ context, event }) => context.isUncertain && isWatchlistName(event.name),
            target: 'checking',
            actions: { type: 'keepName', params: ({ event }) => event.name },
          },
          {
            guard: { type: 'hasName', params: ({ event }) => event.name },
            target: 'saving',
            actions: { type: 'keepName', params: ({ event }) => event.name },
          },
        ],
      },
    },
    checking: {
      tags: 'busy',
      description: 'An earlier attempt lost its answer: the lists tell whether it was saved, before it is sent again.',
      invoke: {
        id: 'listWatchlistSchemes',
        src: 'listWatchlistSchemes',
        input: { request: { file_index: 0 } },
        onDone: [
          {
            guard: { type: 'isSaved', params: answered },
            target: 'saved',
            actions: { type: 'keepFound', params: answered },
          },
          { target: 'saving' },
        ],
        onError: { target: 'naming', actions: { type: 'keepNotice', params: failed } },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'addWatchlist',
        src: 'addWatchlist',
        input: ({ context }) => ({ request: additionOf(context) }),
        onDone: { target: 'saved', actions: { type: 'keepSaved', params: ({ event }) => event.output.answer } },
        onError: [
          {
            description: 'Said where the name is typed, and by no alert (DO-211, DO-424).',
            guard: wasRefused,
            target: 'naming',
            actions: { type: 'keepNotice', params: failed },
          },
          { target: 'naming', actions: [{ type: 'keepNotice', params: unsure }, 'keepDoubt'] },
        ],
      },
    },
    saved: { type: 'final' },
    left: { type: 'final', entry: 'keepTicks' },
  },
  output: ({ context }) => context.outcome,
});
