import { isYes, type ListClientsAnswer, type UploadElogPhotoAnswer } from '@folioflow/api/contract';
import { assign, enqueueActions, setup } from 'xstate';
import { noticeActions } from '../../kit/notice-actions.ts';
import { failureNotice, submissionFailureNotice, raisedNotices, type NoticeUpdate } from '../../kit/notice.ts';
import { operationPort } from '../../kit/operation-port.ts';
import { failureOf } from '../../kit/port.ts';
import { requiredValue } from '../../kit/required-value.ts';
import { canUploadElog } from './client-row.ts';
import type { ClientListChart, ClientListContext } from './client-list.types.ts';

interface ErrorArgs {
  readonly event: { readonly error: unknown };
}
const eventError = ({ event }: ErrorArgs) => ({ error: event.error });
const refusalMessage = ({ event }: ErrorArgs) => {
  const failure = failureOf(event.error);
  return { text: failure.kind === 'refused' ? failure.text : '' };
};

const listInvocation = {
  id: 'listClients',
  src: 'listClients',
  input: { request: {} },
} as const;
const setRefusalMessage = { type: 'setMessageInsteadOfClients', params: refusalMessage } as const;
const setFailureNotice = { type: 'setNotice', params: failureNotice } as const;
interface DoneArgs {
  readonly event: { readonly output: { readonly answer: ListClientsAnswer } };
}
const eventAnswer = ({ event }: DoneArgs) => event.output.answer;
const messageAnswerGuard = { type: 'hasMessageInsteadOfClients', params: eventAnswer } as const;
const listRefusedGuard = { type: 'isListRefused', params: eventError } as const;
const setAnswerMessage = {
  type: 'setMessageInsteadOfClients',
  params: ({ event }: DoneArgs) => ({ text: event.output.answer.messageText }),
} as const;
const setAnswerClients = {
  type: 'setClients',
  params: ({ event }: DoneArgs) => event.output.answer.result,
} as const;

const removeId = (ids: readonly string[], id: string) => ids.filter((each) => each !== id);
/** The same key after a lost answer, otherwise a new key. */
const uploadKeyOf = ({ uploadKeys, lostUploads, newSubmission }: ClientListContext, id: string): string =>
  lostUploads.includes(id) ? requiredValue(uploadKeys[id], 'uploadKey') : newSubmission();

const clientListSetup = setup({
  types: {} as ClientListChart,
  actors: {
    listClients: operationPort('listClients'),
    uploadElogPhoto: operationPort('uploadElogPhoto'),
  },
  guards: {
    /** OM-236, OM-329. */
    hasMessageInsteadOfClients: (_, answer: ListClientsAnswer) => answer.is_redirect === true,
    /** The provider refuses the list to this role and sends a message to show in its place (OM-236). */
    isListRefused: (_, { error }: { error: unknown }) => {
      const failure = failureOf(error);
      return failure.kind === 'refused' && isYes(failure.answer.is_redirect);
    },
    canUploadElog: ({ context: { clients, role }, event }) =>
      event.type === 'elog.submitted' &&
      clients.some((client) => client._id === event.customerId && canUploadElog(client, role)),
  },
  actions: {
    /** OM-230. */
    setClients: assign((_, clients: ListClientsAnswer['result']) => ({ clients, notice: null, failedUpload: null })),
    /** OM-236, OM-329. */
    setMessageInsteadOfClients: assign((_, { text }: { text: string }) => ({
      message: text,
      clients: [],
      notice: null,
      failedUpload: null,
      uploadedId: '',
    })),
    /** Decision 074. */
    clearMessages: assign({ notice: null, uploadedId: '' }),
    addCodeRequest: assign(({ context: { codeRequests }, event }) =>
      event.type === 'clientCode.requested'
        ? { codeRequests: { ...codeRequests, [event.customerId]: event.requestedAt } }
        : {},
    ),
    /** OM-249, INV-04. */
    setUploadingClient: assign(({ context, event }) =>
      event.type === 'elog.submitted'
        ? {
            uploadingId: event.customerId,
            uploadKeys: { ...context.uploadKeys, [event.customerId]: uploadKeyOf(context, event.customerId) },
            failedUpload: null,
            uploadedId: '',
          }
        : {},
    ),
    /** OM-249. */
    recordUploadedElog: enqueueActions(({ context, enqueue }, answer: UploadElogPhotoAnswer) => {
      const uploadedId = requiredValue(context.uploadingId, 'uploadingId');
      enqueue.assign({ uploadingId: null, uploadedId, lostUploads: removeId(context.lostUploads, uploadedId) });
      enqueue.raise({ type: 'clients.replaced', clients: answer.client_result.result });
    }),
    /** OM-330. */
    recordUploadFailure: enqueueActions(({ context, enqueue }, { notice, hasLostAnswer }: NoticeUpdate) => {
      const customerId = requiredValue(context.uploadingId, 'uploadingId');
      enqueue.assign({
        uploadingId: null,
        failedUpload: { customerId, notice },
        ...(hasLostAnswer && { lostUploads: [...removeId(context.lostUploads, customerId), customerId] }),
      });
      for (const raised of raisedNotices(notice, 'alert')) enqueue.emit(raised);
    }),
  },
}).extend({ actions: { ...noticeActions<ClientListChart>('alert') } });

export const clientListMachine = clientListSetup.createMachine({
  id: 'clientList',
  context: ({ input }) => ({
    ...input,
    clients: [],
    notice: null,
    message: '',
    uploadingId: null,
    uploadKeys: {},
    lostUploads: [],
    failedUpload: null,
    uploadedId: '',
  }),
  type: 'parallel',
  description: 'The list and the upload of a photograph are independent.',
  on: { 'clientCode.requested': { actions: 'addCodeRequest' } },
  states: {
    list: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          entry: 'clearMessages',
          invoke: {
            ...listInvocation,
            onDone: [
              { guard: messageAnswerGuard, target: 'message', actions: setAnswerMessage },
              { target: 'loaded', actions: setAnswerClients },
            ],
            onError: [
              { guard: listRefusedGuard, target: 'message', actions: setRefusalMessage },
              { target: 'unavailable', actions: setFailureNotice },
            ],
          },
        },
        unavailable: { on: { 'reload.requested': 'loading' } },
        message: { on: { 'reload.requested': 'loading' } },
        loaded: {
          initial: 'settled',
          on: {
            'reload.requested': { target: '.refreshing', reenter: true, actions: 'clearMessages' },
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
                ...listInvocation,
                onDone: [
                  { guard: messageAnswerGuard, target: '#clientList.list.message', actions: setAnswerMessage },
                  { target: 'settled', actions: setAnswerClients },
                ],
                onError: [
                  { guard: listRefusedGuard, target: '#clientList.list.message', actions: setRefusalMessage },
                  { target: 'settled', actions: setFailureNotice },
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
        idle: {
          on: { 'elog.submitted': { guard: 'canUploadElog', target: 'uploading', actions: 'setUploadingClient' } },
        },
        uploading: {
          tags: 'busy',
          description:
            'One upload at a time: each answer contains the whole list, and two answers could arrive in any order.',
          invoke: {
            id: 'uploadElogPhoto',
            src: 'uploadElogPhoto',
            input: ({ context: { uploadKeys, uploadingId } }) => ({
              request: {
                customer_id: requiredValue(uploadingId, 'uploadingId'),
                is_backoffice: true,
                stage_name: 'elog photo upload',
              },
              submission: requiredValue(uploadKeys[requiredValue(uploadingId, 'uploadingId')], 'uploadKey'),
            }),
            onDone: {
              target: 'idle',
              actions: { type: 'recordUploadedElog', params: ({ event }) => event.output.answer },
            },
            onError: { target: 'idle', actions: { type: 'recordUploadFailure', params: submissionFailureNotice } },
          },
        },
      },
    },
  },
});
