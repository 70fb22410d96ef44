import { assign, enqueueActions, setup, type SnapshotFrom } from 'xstate';
import type { ChartTypes } from './chart-types.ts';
import { noticeOf, raisedNotices, type Notice } from './notice.ts';
import { failureOf, port } from './port.ts';

export interface ResourceContext<Request, Answer> {
  readonly request: Request;
  readonly value: Answer | null;
  readonly notice: Notice | null;
  /** The reason that the last load failed: the provider's code, '-1' for a failed request (C-20). */
  readonly failure: { readonly code: string; readonly messageText: string } | null;
}
export type ResourceEvent<Request, Answer> =
  | { type: 'reload.requested'; request?: Request }
  | { type: 'value.replaced'; value: Answer };
export type ResourceView<Answer> =
  | { screen: 'loading' }
  | { screen: 'loaded'; value: Answer; isBusy: boolean; notice: Notice | null }
  | { screen: 'unavailable'; notice: Notice | null };

/**
 * A load with its retry (flows.md, shared mechanisms): the answer to a superseded load is dropped, a failed refresh
 * leaves the old value.
 */
export const resourceMachine = <Request, Answer>() =>
  setup({
    types: {} as ChartTypes<ResourceContext<Request, Answer>, ResourceEvent<Request, Answer>, { request: Request }>,
    actors: {
      /** INV-61. */
      load: port<Request, Answer>('load'),
    },
    actions: {
      /** INV-61. */
      setValue: assign((_, { value }: { value: Answer }) => ({ value, notice: null, failure: null })),
      /** DO-427, INV-60. */
      setFailure: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
        const notice = noticeOf(error);
        const failure = failureOf(error);
        enqueue.assign({
          notice,
          failure:
            failure.kind === 'refused'
              ? { code: failure.code, messageText: failure.text }
              : { code: '-1', messageText: '' },
        });
        for (const raised of raisedNotices(notice, 'alert')) enqueue.emit(raised);
      }),
      setRequest: assign(({ context, event }) => ({
        request: event.type === 'reload.requested' && event.request !== undefined ? event.request : context.request,
      })),
    },
  }).createMachine({
    id: 'resource',
    context: ({ input }) => ({ request: input.request, value: null, notice: null, failure: null }),
    initial: 'loading',
    states: {
      loading: {
        tags: 'busy',
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ context }) => ({ request: context.request }),
          onDone: {
            target: 'loaded',
            actions: { type: 'setValue', params: ({ event }) => ({ value: event.output.answer }) },
          },
          onError: {
            target: 'unavailable',
            actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
          },
        },
        on: { 'reload.requested': { target: 'loading', reenter: true, actions: 'setRequest' } },
      },
      unavailable: { on: { 'reload.requested': { target: 'loading', actions: 'setRequest' } } },
      loaded: {
        initial: 'settled',
        on: {
          'reload.requested': { target: '.refreshing', reenter: true, actions: 'setRequest' },
          'value.replaced': {
            target: '.settled',
            actions: { type: 'setValue', params: ({ event }) => ({ value: event.value }) },
          },
        },
        states: {
          settled: {},
          refreshing: {
            tags: 'busy',
            invoke: {
              id: 'load',
              src: 'load',
              input: ({ context }) => ({ request: context.request }),
              onDone: {
                target: 'settled',
                actions: { type: 'setValue', params: ({ event }) => ({ value: event.output.answer }) },
              },
              onError: {
                target: 'settled',
                actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
              },
            },
          },
        },
      },
    },
  });

type ResourceSnapshot<Request, Answer> = SnapshotFrom<ReturnType<typeof resourceMachine<Request, Answer>>>;

/** The view of a single load: `toView` converts the answer for the screen. */
export const resourceView =
  <Request, Answer, Shown = Answer>(toView: (answer: Answer) => Shown) =>
  (snapshot: ResourceSnapshot<Request, Answer>): ResourceView<Shown> => {
    const { value, notice } = snapshot.context;
    if (snapshot.matches('loading')) return { screen: 'loading' };
    if (snapshot.matches('unavailable') || value === null) return { screen: 'unavailable', notice };
    return { screen: 'loaded', value: toView(value), isBusy: snapshot.hasTag('busy'), notice };
  };
