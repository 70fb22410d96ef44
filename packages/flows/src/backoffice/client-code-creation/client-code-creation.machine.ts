import type { CreateClientCodeAnswer, GetStageInfoAnswer } from '@folioflow/api/contract';
import { assign, enqueueActions, setup } from 'xstate';
import { noticeActions } from '../../kit/notice-actions.ts';
import { failureNotice, submissionFailureNotice } from '../../kit/notice.ts';
import { operationPort } from '../../kit/operation-port.ts';
import { submissionActions } from '../../kit/submission-actions.ts';
import { initialSubmission } from '../../kit/submission-key.ts';
import {
  creationRequestOf,
  namedExitOf,
  isStageClosed,
  isCustomerId,
  creationObstacleOf,
  pageStateOf,
  stageRequestOf,
} from './client-code-creation.rules.ts';
import { hasSections, missingSectionsNotice } from '../../kyc/stage.ts';
import type { ClientCodeCreationChart } from './client-code-creation.types.ts';

const clientCodeCreationSetup = setup({
  types: {} as ClientCodeCreationChart,
  actors: {
    getStageInfo: operationPort('getStageInfo'),
    createClientCode: operationPort('createClientCode'),
  },
  guards: {
    isCustomerIdInvalid: ({ context }) => !isCustomerId(context.customerId),
    isStageClosed: (_, answer: GetStageInfoAnswer) => isStageClosed(pageStateOf(answer)),
    hasNoDocuments: (_, answer: GetStageInfoAnswer) => !hasSections(pageStateOf(answer)),
    canCreateClientCode: ({ context }, answer: GetStageInfoAnswer) =>
      creationObstacleOf(pageStateOf(answer), context.role) === null,
  },
  actions: {
    setStageInfo: assign((_, answer: GetStageInfoAnswer) => ({ stage: pageStateOf(answer) })),
    setAnswerExit: assign((_, answer: GetStageInfoAnswer) => ({ exit: namedExitOf(answer) })),
    /** OM-243. */
    raiseAcceptance: enqueueActions(({ enqueue }, { messageText }: CreateClientCodeAnswer) => {
      if (messageText !== '') enqueue.emit({ type: 'notice.raised', kind: 'success', text: messageText });
    }),
    // The documents of a person are cleared as soon as their review ends.
    clearStageInfo: assign({ stage: {} }),
  },
}).extend({
  actions: { ...noticeActions<ClientCodeCreationChart>('alert'), ...submissionActions<ClientCodeCreationChart>() },
});

export const clientCodeCreationMachine = clientCodeCreationSetup.createMachine({
  id: 'clientCodeCreation',
  context: ({ input }) => ({
    ...input,
    ...initialSubmission,
    stage: {},
    notice: null,
    exit: { to: 'clientList' },
  }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isCustomerIdInvalid', target: 'clientMissing' }, { target: 'loading' }] },
    clientMissing: {
      type: 'final',
      description: 'No source names a client, or the id is invalid: no call to the provider.',
    },
    loading: {
      tags: 'busy',
      entry: ['clearNotice', 'clearStageInfo'],
      invoke: {
        id: 'getStageInfo',
        src: 'getStageInfo',
        input: ({ context }) => ({ request: stageRequestOf(context.customerId) }),
        onDone: [
          {
            guard: { type: 'isStageClosed', params: ({ event }) => event.output.answer },
            target: 'left',
            actions: { type: 'setAnswerExit', params: ({ event }) => event.output.answer },
          },
          {
            guard: { type: 'hasNoDocuments', params: ({ event }) => event.output.answer },
            target: 'unavailable',
            actions: { type: 'setNotice', params: missingSectionsNotice },
          },
          {
            guard: { type: 'canCreateClientCode', params: ({ event }) => event.output.answer },
            target: 'reviewing.awaitingPictures',
            actions: { type: 'setStageInfo', params: ({ event }) => event.output.answer },
          },
          {
            target: 'reviewing.readOnly',
            actions: { type: 'setStageInfo', params: ({ event }) => event.output.answer },
          },
        ],
        onError: { target: 'unavailable', actions: { type: 'setNotice', params: failureNotice } },
      },
    },
    unavailable: { on: { 'client.reloadRequested': 'loading' } },
    reviewing: {
      initial: 'readOnly',
      on: { 'client.reloadRequested': 'loading' },
      states: {
        readOnly: {},
        awaitingPictures: {
          description:
            'The pictures belong to the documents: the confirmation waits until each is shown, or is known to be missing.',
          on: { 'pictures.settled': 'unconfirmed' },
        },
        unconfirmed: { on: { 'confirmation.ticked': 'confirmed' } },
        confirmed: {
          on: {
            'confirmation.unticked': 'unconfirmed',
            'creation.submitted': {
              target: '#clientCodeCreation.creating',
              actions: ['setSubmissionKey', 'clearNotice'],
            },
          },
        },
      },
    },
    creating: {
      tags: 'busy',
      invoke: {
        id: 'createClientCode',
        src: 'createClientCode',
        input: ({ context: { customerId, submission } }) => ({ request: creationRequestOf(customerId), submission }),
        onDone: {
          target: 'left',
          actions: { type: 'raiseAcceptance', params: ({ event }) => event.output.answer },
        },
        onError: { target: 'reviewing.confirmed', actions: { type: 'setNotice', params: submissionFailureNotice } },
      },
    },
    left: { type: 'final', entry: 'clearStageInfo' },
  },
  output: ({ context }) =>
    isCustomerId(context.customerId) ? { kind: 'left', exit: context.exit } : { kind: 'clientMissing' },
});
