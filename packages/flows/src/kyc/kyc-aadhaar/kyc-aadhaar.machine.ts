import type {
  GetStageInfoAnswer,
  GetStageInfoRequest,
  StageResponse,
  VerifyIdProofAnswer,
  VerifyStageAnswer,
} from '@folioflow/api/contract';
import { assign, enqueueActions, setup } from 'xstate';
import { noticeOf, raisedBy } from '../../kit/notice.ts';
import { failedBy, port } from '../../kit/port.ts';
import { nextSubmission, noSubmissionYet } from '../../kit/submission-key.ts';
import { imageUploadMachine } from '../../parts/image-upload/image-upload.machine.ts';
import {
  currentStageExit,
  failed,
  isStageVerified,
  lost,
  mayConfirm,
  mayPresent,
  readAgain,
  stageOf,
  type Stage,
} from '../stage.ts';
import { aadhaarSlots, confirmed, readBy, verifyAadhaarRequest } from './kyc-aadhaar.rules.ts';
import type {
  KycAadhaarContext,
  KycAadhaarEmitted,
  KycAadhaarEvent,
  KycAadhaarInput,
  KycAadhaarOutput,
  VerifyAadhaarRequest,
} from './kyc-aadhaar.types.ts';

export const kycAadhaarMachine = setup({
  types: {} as {
    context: KycAadhaarContext;
    events: KycAadhaarEvent;
    input: KycAadhaarInput;
    output: KycAadhaarOutput;
    emitted: KycAadhaarEmitted;
    tags: 'busy';
  },
  actors: {
    getStageInfo: port<GetStageInfoRequest, GetStageInfoAnswer>('getStageInfo'),
    imageUpload: imageUploadMachine<null, VerifyIdProofAnswer>(),
    verifyStage: port<VerifyAadhaarRequest, VerifyStageAnswer>('verifyStage'),
  },
  guards: {
    isVerified: ({ context }) => isStageVerified(context.stage),
    isEditable: ({ context }) => context.stage.is_verified_editable === true,
    mayPresent: ({ context }) => mayPresent(context.stage),
    mayConfirm: ({ context }) => mayConfirm(context.stage),
    hasLostAnswer: ({ context }) => context.hasLostAnswer,
  },
  actions: {
    keepStage: assign((_, answer: StageResponse) => ({ stage: stageOf(answer), hasLostAnswer: false })),
    keepCard: assign(({ context }, read: Stage) => ({ stage: readAgain(context.stage, read), hasLostAnswer: false })),
    keepNotice: enqueueActions(
      ({ enqueue }, { error, whenFailed }: { error: unknown; whenFailed: 'unreachable' | 'lostAnswer' }) => {
        const notice = noticeOf(error, whenFailed);
        enqueue.assign({ notice, currentStage: currentStageExit(error) });
        for (const raised of raisedBy(notice, 'alert')) enqueue.emit(raised);
      },
    ),
    forgetNotice: assign({ notice: null, currentStage: null }),
    nextSubmission: assign(({ context }) => nextSubmission(context)),
    markLostAnswer: assign({ hasLostAnswer: true }),
    leave: assign(({ context }, answer: StageResponse) => ({
      stage: { ...context.stage, ...stageOf(answer), is_verified: true },
      outcome: confirmed,
    })),
  },
}).createMachine({
  id: 'kycAadhaar',
  context: ({ input }) => ({
    ...input,
    ...noSubmissionYet,
    stage: {},
    notice: null,
    currentStage: null,
    outcome: { kind: 'unfinished' },
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      entry: 'forgetNotice',
      invoke: {
        id: 'getStageInfo',
        src: 'getStageInfo',
        input: { request: { stage_name: 'aadhaar' } },
        onDone: { target: 'deciding', actions: { type: 'keepStage', params: ({ event }) => event.output.answer } },
        onError: { target: 'unavailable', actions: { type: 'keepNotice', params: failed } },
      },
    },
    deciding: { always: [{ guard: 'isVerified', target: 'verified' }, { target: 'presentingCard' }] },
    unavailable: {
      description: 'No answer, or another stage is due: no upload control (D-04).',
      on: { 'stage.reloadRequested': 'loading' },
    },
    presentingCard: {
      entry: 'forgetNotice',
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'mayPresent', target: 'permitted' }, { target: 'notPermitted' }] },
        permitted: {
          description: 'Both sides are chosen; a side that the provider misses empties both (D-55).',
          invoke: {
            id: 'imageUpload',
            src: 'imageUpload',
            input: ({ context: { newSubmission } }) => ({
              slots: aadhaarSlots,
              wantsTiff: false,
              subject: null,
              newSubmission,
            }),
            onDone: [
              {
                guard: ({ event }) => readBy(event.output) !== null,
                target: '#kycAadhaar.reviewing',
                actions: { type: 'keepCard', params: ({ event }) => readBy(event.output) ?? {} },
              },
              { guard: 'isVerified', target: '#kycAadhaar.verified' },
              { target: 'permitted', reenter: true },
            ],
          },
        },
        notPermitted: {
          description: 'Not verified, and no card is taken now (ON-229).',
          on: { 'stage.reloadRequested': '#kycAadhaar.loading' },
        },
      },
    },
    reviewing: {
      initial: 'unconfirmed',
      on: {
        'card.replaced': { guard: 'mayPresent', target: 'presentingCard' },
        'stage.reloadRequested': { guard: 'hasLostAnswer', target: 'loading' },
      },
      states: {
        unconfirmed: { on: { 'confirmation.ticked': { guard: 'mayConfirm', target: 'confirmed' } } },
        confirmed: {
          on: {
            'confirmation.unticked': 'unconfirmed',
            'stage.submitted': { target: '#kycAadhaar.submitting', actions: ['nextSubmission', 'forgetNotice'] },
          },
        },
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        id: 'verifyStage',
        src: 'verifyStage',
        input: ({ context: { submission } }) => ({ request: verifyAadhaarRequest, submission }),
        onDone: { target: 'left', actions: { type: 'leave', params: ({ event }) => event.output.answer } },
        onError: [
          {
            guard: failedBy('refused'),
            target: 'reviewing.confirmed',
            actions: { type: 'keepNotice', params: failed },
          },
          {
            target: 'reviewing.confirmed',
            actions: [{ type: 'keepNotice', params: lost }, 'markLostAnswer'],
          },
        ],
      },
    },
    verified: {
      description: 'The way to the next stage is open (INV-41).',
      on: {
        'stage.editRequested': { guard: 'isEditable', target: 'presentingCard' },
        'stage.reloadRequested': 'loading',
      },
    },
    left: {
      type: 'final',
      description: 'Confirmed: the app goes on to the bank; until it has, the way there is shown.',
    },
  },
  output: ({ context }) => context.outcome,
});
