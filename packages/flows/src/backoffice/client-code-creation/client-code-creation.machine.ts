import type { GetStageInfoAnswer } from '@folioflow/api/contract';
import { assign, enqueueActions, setup } from 'xstate';
import { failed, keepsNotice, lost } from '../../kit/notice.ts';
import { operationPort } from '../../kit/operation-port.ts';
import { nextSubmission, noSubmissionYet } from '../../kit/submission-key.ts';
import {
  creationRequestOf,
  exitNamedBy,
  isClosed,
  isCustomerId,
  obstacleOf,
  pageStateOf,
  stageRequestOf,
} from './client-code-creation.rules.ts';
import { hasSections, sectionsMissing } from '../../kyc/stage.ts';
import type { ClientCodeCreationChart } from './client-code-creation.types.ts';

export const clientCodeCreationMachine = setup({
  types: {} as ClientCodeCreationChart,
  actors: {
    getStageInfo: operationPort('getStageInfo'),
    createClientCode: operationPort('createClientCode'),
  },
  guards: {
    isCustomerIdInvalid: ({ context }) => !isCustomerId(context.customerId),
    isClosed: (_, answer: GetStageInfoAnswer) => isClosed(pageStateOf(answer)),
    hasNoDocuments: (_, answer: GetStageInfoAnswer) => !hasSections(pageStateOf(answer)),
    mayCreate: ({ context }, answer: GetStageInfoAnswer) => obstacleOf(pageStateOf(answer), context.role) === null,
  },
  actions: {
    replaceStage: assign((_, answer: GetStageInfoAnswer) => ({ stage: pageStateOf(answer) })),
    setExit: assign((_, answer: GetStageInfoAnswer) => ({ exit: exitNamedBy(answer) })),
    setNotice: enqueueActions(keepsNotice('alert')),
    clearNotice: assign({ notice: null }),
    nextSubmission: assign(({ context }) => nextSubmission(context)),
    // The documents of a person are cleared as soon as their review ends.
    clearStage: assign({ stage: {} }),
  },
}).createMachine({
  id: 'clientCodeCreation',
  context: ({ input }) => ({
    ...input,
    ...noSubmissionYet,
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
      entry: ['clearNotice', 'clearStage'],
      invoke: {
        id: 'getStageInfo',
        src: 'getStageInfo',
        input: ({ context }) => ({ request: stageRequestOf(context.customerId) }),
        onDone: [
          {
            guard: { type: 'isClosed', params: ({ event }) => event.output.answer },
            target: 'left',
            actions: { type: 'setExit', params: ({ event }) => event.output.answer },
          },
          {
            guard: { type: 'hasNoDocuments', params: ({ event }) => event.output.answer },
            target: 'unavailable',
            actions: { type: 'setNotice', params: sectionsMissing },
          },
          {
            guard: { type: 'mayCreate', params: ({ event }) => event.output.answer },
            target: 'reviewing.awaitingPictures',
            actions: { type: 'replaceStage', params: ({ event }) => event.output.answer },
          },
          {
            target: 'reviewing.readOnly',
            actions: { type: 'replaceStage', params: ({ event }) => event.output.answer },
          },
        ],
        onError: { target: 'unavailable', actions: { type: 'setNotice', params: failed } },
      },
    },
    unavailable: { on: { 'client.reloadRequested': 'loading' } },
    reviewing: {
      initial: 'readOnly',
      on: { 'client.reloadRequested': 'loading' },
      states: {
        readOnly: {},
        awaitingPictures: {
          description: 'The pictures belong to the documents: the confirmation is offered once each of them is shown.',
          on: { 'pictures.shown': 'unconfirmed', 'picture.failed': 'picturesMissing' },
        },
        picturesMissing: {},
        unconfirmed: { on: { 'confirmation.ticked': 'confirmed' } },
        confirmed: {
          on: {
            'confirmation.unticked': 'unconfirmed',
            'creation.submitted': {
              target: '#clientCodeCreation.creating',
              actions: ['nextSubmission', 'clearNotice'],
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
        onDone: 'left',
        onError: { target: 'reviewing.confirmed', actions: { type: 'setNotice', params: lost } },
      },
    },
    left: { type: 'final', entry: 'clearStage' },
  },
  output: ({ context }) =>
    isCustomerId(context.customerId) ? { kind: 'left', exit: context.exit } : { kind: 'clientMissing' },
});
