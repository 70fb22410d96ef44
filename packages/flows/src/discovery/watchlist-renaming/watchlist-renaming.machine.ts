import type { ModifyWatchlistAnswer } from '@folioflow/api/contract';
import { assign, setup } from 'xstate';
import { uncertainFailureNotice, type NoticeUpdate } from '../../kit/notice.ts';
import { operationPort } from '../../kit/operation-port.ts';
import { isWatchlistName } from '../watchlist-creation/watchlist-creation.rules.ts';
import type { WatchlistRenamingChart } from './watchlist-renaming.types.ts';

export const watchlistRenamingMachine = setup({
  types: {} as WatchlistRenamingChart,
  actors: { modifyWatchlist: operationPort('modifyWatchlist') },
  guards: {
    isWatchlistNameValid: ({ event }) => event.type === 'name.submitted' && isWatchlistName(event.name),
  },
  actions: {
    /** DO-207, decision 067. */
    setWatchlistName: assign((_, name: string) => ({ name: name.trim(), notice: null })),
    setNotice: assign((_, { notice }: NoticeUpdate) => ({ notice })),
    /** Decision 067. */
    setRenamedOutcome: assign((_, { result: { scheme_watch_list, watch_list } }: ModifyWatchlistAnswer) => ({
      outcome: { kind: 'renamed' as const, lists: { scheme_watch_list, watch_list } },
    })),
  },
}).createMachine({
  id: 'watchlistRenaming',
  context: ({ input }) => ({ ...input, name: input.watchlist.label, notice: null, outcome: { kind: 'left' } }),
  initial: 'naming',
  states: {
    naming: {
      on: {
        'name.submitted': {
          guard: 'isWatchlistNameValid',
          target: 'saving',
          actions: { type: 'setWatchlistName', params: ({ event }) => event.name },
        },
        'naming.cancelled': 'left',
      },
    },
    saving: {
      tags: 'busy',
      description: 'The name and the schemes are replaced, so a repetition after a lost answer has no further effect.',
      invoke: {
        id: 'modifyWatchlist',
        src: 'modifyWatchlist',
        input: ({ context: { watchlist, name } }) => ({
          request: {
            watchlist_id: watchlist.id,
            watchlist_name: name,
            request_mode: 'modify' as const,
            scheme_watchlist: watchlist.scheme_list.map(({ scheme_code }) => ({ scheme_code })),
          },
        }),
        onDone: {
          target: 'saved',
          actions: { type: 'setRenamedOutcome', params: ({ event }) => event.output.answer },
        },
        onError: { target: 'naming', actions: { type: 'setNotice', params: uncertainFailureNotice } },
      },
    },
    saved: { type: 'final' },
    left: { type: 'final' },
  },
  output: ({ context }) => context.outcome,
});
