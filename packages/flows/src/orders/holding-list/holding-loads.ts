import type { ListTransactionsRequest } from '@folioflow/api/contract';
import { isOperationMissing } from '../../kit/port.ts';

export interface FailedLoad {
  readonly error: unknown;
}

interface LoadedEvent<Answer> {
  readonly event: { readonly output: { readonly answer: Answer } };
}

export const answerOf = <Answer>({ event }: LoadedEvent<Answer>): Answer => event.output.answer;
export const errorOf = ({ event }: { event: { error: unknown } }): FailedLoad => ({ error: event.error });

/** The guard of `missingOperationTransitions`, for the `setup` of a chart. */
export const holdingGuards = {
  /** Decisions 077 and 078. */
  isOperationMissing: (_: unknown, { error }: FailedLoad): boolean => isOperationMissing({ event: { error } }),
};

/** The `onError` of an optional operation: the provider does not have it, or it fails now. */
export const missingOperationTransitions = <SetNotice extends string>(setNotice: SetNotice) =>
  [
    { guard: { type: 'isOperationMissing', params: errorOf }, target: 'notOffered' },
    { target: 'unavailable', actions: { type: setNotice, params: errorOf } },
  ] as const;

/** The load of transactions with its retry, a part of a loaded page. */
export const transactionStates = <Context>(requestOf: (context: Context) => ListTransactionsRequest) =>
  ({
    initial: 'loading',
    states: {
      loading: {
        tags: 'busy',
        entry: 'clearTransactionsNotice',
        invoke: {
          id: 'listTransactions',
          src: 'listTransactions',
          input: ({ context }: { context: Context }) => ({ request: requestOf(context) }),
          onDone: { target: 'loaded', actions: { type: 'setTransactions', params: answerOf } },
          onError: { target: 'unavailable', actions: { type: 'setTransactionsNotice', params: errorOf } },
        },
      },
      unavailable: { on: { 'transactions.requested': 'loading' } },
      loaded: {},
    },
  }) as const;
