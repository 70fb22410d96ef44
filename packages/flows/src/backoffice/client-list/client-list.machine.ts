import { isYes, type ListClientsAnswer, type UploadElogPhotoAnswer } from '@folioflow/api/contract';
import { assign, enqueueActions, setup } from 'xstate';
import { keepsNotice, lost, noticeOf, raisedBy, type Told } from '../../kit/notice.ts';
import { operationPort } from '../../kit/operation-port.ts';
import { failureOf } from '../../kit/port.ts';
import { required } from '../../kit/required.ts';
import { mayUploadElog } from './client-row.ts';
import type { ClientListChart, ClientListContext } from './client-list.types.ts';

interface Failed {
  readonly event: { readonly error: unknown };
}
/** The provider refuses the list to this role and sends a message to show in its place (OM-236). */
const isTurnedAway = ({ event }: Failed): boolean => {
  const failure = failureOf(event.error);
  return failure.kind === 'refused' && isYes(failure.answer.is_redirect);
};
const messageIn = ({ event }: Failed) => {
  const failure = failureOf(event.error);
  return { text: failure.kind === 'refused' ? failure.text : '' };
};

const asks = {
  id: 'listClients',
  src: 'listClients',
  input: { request: {} },
} as const;
const saysMessage = { type: 'setMessage', params: messageIn } as const;
const keepsFailure = {
  type: 'setNotice',
  params: ({ event }: Failed) => ({ notice: noticeOf(event.error) }),
} as const;
interface Answered {
  readonly event: { readonly output: { readonly answer: ListClientsAnswer } };
}
const isMessage = ({ event }: Answered) => event.output.answer.is_redirect === true;
const saysAnswer = {
  type: 'setMessage',
  params: ({ event }: Answered) => ({ text: event.output.answer.messageText }),
} as const;
const keepsClients = {
  type: 'setClients',
  params: ({ event }: Answered) => event.output.answer.result,
} as const;

const without = (ids: readonly string[], id: string) => ids.filter((each) => each !== id);
/** The same key after a lost answer, otherwise a new key. */
const keyFor = ({ keys, lost: lostIds, newSubmission }: ClientListContext, id: string): string =>
  lostIds.includes(id) ? required(keys[id]) : newSubmission();

export const clientListMachine = setup({
  types: {} as ClientListChart,
  actors: {
    listClients: operationPort('listClients'),
    uploadElogPhoto: operationPort('uploadElogPhoto'),
  },
  guards: {
    mayUpload: ({ context: { clients, role }, event }) =>
      event.type === 'elog.submitted' &&
      clients.some((client) => client._id === event.customerId && mayUploadElog(client, role)),
  },
  actions: {
    setClients: assign((_, clients: ListClientsAnswer['result']) => ({ clients, notice: null, failed: null })),
    setMessage: assign((_, { text }: { text: string }) => ({
      message: text,
      clients: [],
      notice: null,
      failed: null,
      taken: '',
    })),
    setNotice: enqueueActions(keepsNotice('alert')),
    clearNotice: assign({ notice: null, taken: '' }),
    setUpload: assign(({ context, event }) =>
      event.type === 'elog.submitted'
        ? {
            uploading: event.customerId,
            keys: { ...context.keys, [event.customerId]: keyFor(context, event.customerId) },
            failed: null,
            taken: '',
          }
        : {},
    ),
    recordUploadedElog: enqueueActions(({ context, enqueue }, answer: UploadElogPhotoAnswer) => {
      const taken = required(context.uploading);
      enqueue.assign({ uploading: null, taken, lost: without(context.lost, taken) });
      enqueue.raise({ type: 'clients.replaced', clients: answer.client_result.result });
    }),
    setUploadFailure: enqueueActions(({ context, enqueue }, { notice, hasLostAnswer }: Told) => {
      const customerId = required(context.uploading);
      enqueue.assign({
        uploading: null,
        failed: { customerId, notice },
        ...(hasLostAnswer && { lost: [...without(context.lost, customerId), customerId] }),
      });
      for (const raised of raisedBy(notice, 'alert')) enqueue.emit(raised);
    }),
  },
}).createMachine({
  id: 'clientList',
  context: ({ input }) => ({
    ...input,
    clients: [],
    notice: null,
    message: '',
    uploading: null,
    keys: {},
    lost: [],
    failed: null,
    taken: '',
  }),
  type: 'parallel',
  description: 'The list and the upload of a photograph are independent.',
  states: {
    list: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          entry: 'clearNotice',
          invoke: {
            ...asks,
            onDone: [
              { guard: isMessage, target: 'message', actions: saysAnswer },
              { target: 'loaded', actions: keepsClients },
            ],
            onError: [
              { guard: isTurnedAway, target: 'message', actions: saysMessage },
              { target: 'unavailable', actions: keepsFailure },
            ],
          },
        },
        unavailable: { on: { 'reload.requested': 'loading' } },
        message: { on: { 'reload.requested': 'loading' } },
        loaded: {
          initial: 'settled',
          on: {
            'reload.requested': { target: '.refreshing', reenter: true, actions: 'clearNotice' },
            'clients.replaced': {
              target: '.settled',
              actions: { type: 'setClients', params: ({ event }) => [...event.clients] },
            },
          },
          states: {
            settled: {},
            refreshing: {
              tags: 'busy',
              invoke: {
                ...asks,
                onDone: [
                  { guard: isMessage, target: '#clientList.list.message', actions: saysAnswer },
                  { target: 'settled', actions: keepsClients },
                ],
                onError: [
                  { guard: isTurnedAway, target: '#clientList.list.message', actions: saysMessage },
                  { target: 'settled', actions: keepsFailure },
                ],
              },
            },
          },
        },
      },
    },
    elog: {
      initial: 'idle',
      states: {
        idle: { on: { 'elog.submitted': { guard: 'mayUpload', target: 'uploading', actions: 'setUpload' } } },
        uploading: {
          tags: 'busy',
          description:
            'One upload at a time: each answer contains the whole list, and two answers could arrive in any order.',
          invoke: {
            id: 'uploadElogPhoto',
            src: 'uploadElogPhoto',
            input: ({ context: { keys, uploading } }) => ({
              request: { customer_id: required(uploading), is_backoffice: true, stage_name: 'elog photo upload' },
              submission: required(keys[required(uploading)]),
            }),
            onDone: { target: 'idle', actions: { type: 'recordUploadedElog', params: ({ event }) => event.output.answer } },
            onError: { target: 'idle', actions: { type: 'setUploadFailure', params: lost } },
          },
        },
      },
    },
  },
});
