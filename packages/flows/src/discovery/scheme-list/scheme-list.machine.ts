import { PAGE_SIZE, type ListSchemesAnswer } from '@folioflow/api/contract';
import { assign, enqueueActions, setup } from 'xstate';
import { noticeOf, raisedBy } from '../../kit/notice.ts';
import { operationPort } from '../../kit/operation-port.ts';
import { failureOf } from '../../kit/port.ts';
import { noFilters, parseFilters, withFilter } from './filters.ts';
import { isAnotherPage, newSchemes, pageSizeOf, schemesOf, shownPage } from './scheme-list.rules.ts';
import type { SchemeListContext, SchemeListEmitted, SchemeListEvent, SchemeListInput } from './scheme-list.types.ts';

/** Between two list files, so that a person's own gesture comes first (A01, "in idle time"). */
const IDLE_PAUSE_MS = 250;

export const schemeListMachine = setup({
  types: {} as {
    context: SchemeListContext;
    events: SchemeListEvent;
    input: SchemeListInput;
    emitted: SchemeListEmitted;
    tags: 'busy';
  },
  actors: { listSchemes: operationPort('listSchemes') },
  delays: { IDLE_PAUSE: IDLE_PAUSE_MS },
  guards: {
    hasNextPage: ({ context }) => shownPage(context).hasNext,
    hasPreviousPage: ({ context }) => shownPage(context).hasPrevious,
    lacksWantedPage: ({ context }) => context.wantsNextPage && !shownPage(context).hasNext,
    isAnotherPage: ({ context, event }) =>
      event.type === 'page.chosen' && isAnotherPage(shownPage(context), event.page),
    awaitsNoPage: ({ context }) => !context.wantsNextPage,
  },
  actions: {
    changeFilter: assign(({ context, event }) =>
      event.type === 'filter.changed'
        ? { filters: withFilter(context.filters, event.name, event.values), page: 1, wantsNextPage: false }
        : {},
    ),
    sortBy: assign(({ event }) => (event.type === 'sort.chosen' ? { sort: event.sort, page: 1 } : {})),
    turnTo: assign(({ event }) => (event.type === 'page.chosen' ? { page: event.page, wantsNextPage: false } : {})),
    clearFilters: assign({ filters: noFilters, page: 1, wantsNextPage: false }),
    startAnew: assign((_, answer: ListSchemesAnswer) => ({
      schemes: schemesOf(answer),
      pageSize: pageSizeOf(answer),
      fileIndex: 1,
      wantsNextPage: false,
      notice: null,
      failure: null,
    })),
    join: assign(({ context }, answer: ListSchemesAnswer) => ({
      schemes: [...context.schemes, ...newSchemes(context.schemes, answer)],
      fileIndex: context.fileIndex + 1,
    })),
    turnOn: assign({ page: ({ context }) => shownPage(context).page + 1 }),
    turnBack: assign({ page: ({ context }) => shownPage(context).page - 1 }),
    turnToWanted: assign(({ context }) =>
      context.wantsNextPage && shownPage(context).hasNext
        ? { page: shownPage(context).page + 1, wantsNextPage: false }
        : {},
    ),
    wantNextPage: assign({ wantsNextPage: true }),
    keepFailure: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      const notice = noticeOf(error);
      const failure = failureOf(error);
      enqueue.assign({
        notice,
        wantsNextPage: false,
        failure:
          failure.kind === 'refused'
            ? { code: failure.code, messageText: failure.text }
            : { code: '-1', messageText: '' },
      });
      for (const raised of raisedBy(notice, 'alert')) enqueue.emit(raised);
    }),
    forgetFailure: assign({ notice: null, failure: null }),
  },
}).createMachine({
  id: 'schemeList',
  context: ({ input: { lists, kept } }) => ({
    lists,
    filters: parseFilters(kept),
    sort: 'asListed',
    page: 1,
    pageSize: PAGE_SIZE,
    schemes: [],
    fileIndex: 0,
    wantsNextPage: false,
    notice: null,
    failure: null,
  }),
  initial: 'loading',
  on: { 'filter.changed': { actions: 'changeFilter' }, 'filters.cleared': { actions: 'clearFilters' } },
  states: {
    loading: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'listSchemes',
        src: 'listSchemes',
        input: { request: { file_index: 0 } },
        onDone: [
          {
            guard: ({ event }) => schemesOf(event.output.answer).length === 0,
            target: 'loaded.complete',
            actions: { type: 'startAnew', params: ({ event }) => event.output.answer },
          },
          { target: 'loaded.pausing', actions: { type: 'startAnew', params: ({ event }) => event.output.answer } },
        ],
        onError: {
          target: 'unavailable',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
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
              {
                guard: ({ context, event }) => newSchemes(context.schemes, event.output.answer).length === 0,
                target: 'complete',
              },
              { target: 'deciding', actions: { type: 'join', params: ({ event }) => event.output.answer } },
            ],
            onError: {
              target: 'stalled',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
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
            'reload.requested': 'fetching',
          },
        },
        complete: {
          entry: assign({ wantsNextPage: false }),
          on: { 'reload.requested': 'refreshing', 'sort.chosen': { actions: 'sortBy' } },
        },
        refreshing: {
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            id: 'listSchemes',
            src: 'listSchemes',
            input: { request: { file_index: 0 } },
            onDone: [
              {
                guard: ({ event }) => schemesOf(event.output.answer).length === 0,
                target: 'complete',
                actions: { type: 'startAnew', params: ({ event }) => event.output.answer },
              },
              { target: 'pausing', actions: { type: 'startAnew', params: ({ event }) => event.output.answer } },
            ],
            onError: {
              target: 'stalled',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
  },
});
