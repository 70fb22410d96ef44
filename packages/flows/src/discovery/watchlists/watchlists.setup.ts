import type { ListWatchlistSchemesAnswer } from '@folioflow/api/contract';
import { assign, enqueueActions, setup } from 'xstate';
import { noticeActions } from '../../kit/notice-actions.ts';
import { port } from '../../kit/port.ts';
import { requiredValue } from '../../kit/required-value.ts';
import {
  appendUnknownSchemes,
  hasMissingSchemes,
  contextAfterFirstFile,
  findPickedUnadvisedWatchlist,
} from './watchlists.rules.ts';
import type { WatchlistsChange, WatchlistsChart } from './watchlists.types.ts';

/** Actors, guards and actions of the watchlists. */
export const watchlistsSetup = setup({
  types: {} as WatchlistsChart,
  actors: {
    /** DO-197, DO-398, DO-399. */
    listSchemesOfWatchlists: port<{ file_index: number }, ListWatchlistSchemesAnswer>('listSchemesOfWatchlists'),
    /** Decision 040. */
    findPaidAdvice: port<{ watchlistId: string }, string | null>('findPaidAdvice'),
  },
  guards: {
    /** DO-186. */
    isAddingModeRequested: ({ context }) => context.isAdding,
    hasMissingSchemes: ({ context }) => hasMissingSchemes(context),
    hasNoNewSchemes: ({ context }, { result }: ListWatchlistSchemesAnswer) =>
      appendUnknownSchemes(context.schemes, result.scheme_list) === context.schemes,
    isPickedWatchlistUnadvised: ({ context }) => findPickedUnadvisedWatchlist(context) !== null,
    /** Decision 040. */
    canSearchPaidAdvice: ({ context }) => {
      const list = findPickedUnadvisedWatchlist(context);
      return list !== null && !context.searchedListIds.includes(list.id);
    },
    /** An accepted save leaves at least one list, so an answer without lists is incomplete. */
    hasWatchlistsInChange: (_, { lists }: WatchlistsChange) => lists.scheme_watch_list.length > 0,
    /** Decision 040. */
    isPaidAdviceFound: (_, { adviceId }: { adviceId: string | null }) => adviceId !== null,
    /** Decision 040. */
    isAdviceRefused: (_, isRefused: boolean) => isRefused,
    isSaveUncertain: (_, isUncertain: boolean) => isUncertain,
  },
  actions: {
    /** DO-197. */
    replaceSchemes: assign(({ context }, answer: ListWatchlistSchemesAnswer) =>
      contextAfterFirstFile(answer, context.schemes),
    ),
    /** DO-197. */
    appendSchemes: assign(({ context }, { result }: ListWatchlistSchemesAnswer) => ({
      schemes: appendUnknownSchemes(context.schemes, result.scheme_list),
      fileIndex: context.fileIndex + 1,
    })),
    markAllFilesLoaded: assign({ isComplete: true }),
    /** DO-188. */
    selectWatchlist: assign((_, picked: string) => ({ picked, hasSaved: false })),
    /** Decision 040. */
    appendSearchedWatchlist: assign(({ context }) => ({
      searchedListIds: [
        ...context.searchedListIds,
        requiredValue(findPickedUnadvisedWatchlist(context), 'unadvisedWatchlist').id,
      ],
    })),
    /** DO-186, DO-191. */
    setAddingMode: assign({ isAdding: true }),
    /** DO-186, DO-203. */
    setViewingMode: assign({ isAdding: false }),
    /** DO-209, DO-210. */
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
    /** Decision 074. */
    clearMessages: assign({ notice: null, hasSaved: false }),
  },
}).extend({ actions: { ...noticeActions<WatchlistsChart>('alert') } });
