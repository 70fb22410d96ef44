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
import {
  birthDayOf,
  isBirthDateWrong,
  isChosen,
  mayTick,
  nothingChosen,
  PAN_SLOT,
  readBy,
  verifyPanRequest,
} from './kyc-pan.rules.ts';
import type { KycPanContext, KycPanEmitted, KycPanEvent, KycPanInput, VerifyPanRequest } from './kyc-pan.types.ts';

export const kycPanMachine = setup({
  types: {} as {
    context: KycPanContext;
    events: KycPanEvent;
    input: KycPanInput;
    emitted: KycPanEmitted;
    tags: 'busy' | 'popup';
  },
  actors: {
    getStageInfo: port<GetStageInfoRequest, GetStageInfoAnswer>('getStageInfo'),
    imageUpload: imageUploadMachine<null, VerifyIdProofAnswer>(),
    verifyStage: port<VerifyPanRequest, VerifyStageAnswer>('verifyStage'),
  },
  guards: {
    isVerified: ({ context }) => isStageVerified(context.stage),
    isEditable: ({ context }) => context.stage.is_verified_editable === true,
    mayPresent: ({ context }) => mayPresent(context.stage),
    mayConfirm: ({ context }) => mayConfirm(context.stage),
    mayTick: ({ context }) => mayTick(context),
    isBirthDateWrong: ({ context }) => isBirthDateWrong(context.stage),
    isRealDate: ({ context }) => birthDayOf(context.draft, context.today) !== null,
    isDateChosen: ({ context }) => isChosen(context.draft),
    hasLostAnswer: ({ context }) => context.hasLostAnswer,
  },
  actions: {
    keepStage: assign((_, answer: StageResponse) => ({
      ...nothingChosen,
      hasLostAnswer: false,
      stage: stageOf(answer),
    })),
    keepCard: assign(({ context }, read: Stage) => ({
      ...nothingChosen,
      hasLostAnswer: false,
      stage: readAgain(context.stage, read),
    })),
    markVerified: assign(({ context }, answer: StageResponse) => ({
      stage: { ...context.stage, ...stageOf(answer), is_verified: true },
    })),
    changeDraft: assign(({ context, event }) =>
      event.type === 'draft.changed' ? { draft: { ...context.draft, ...event.patch }, problem: null } : {},
    ),
    rememberBirthDate: assign(({ context: { draft, today } }) => ({
      birthDay: birthDayOf(draft, today),
      problem: null,
      hasLostAnswer: false,
    })),
    sayImpossible: assign({ problem: 'impossible' }),
    sayUnsettled: assign({ problem: 'unsettled' }),
    forgetProblem: assign({ problem: null }),
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
  },
}).createMachine({
  id: 'kycPan',
  context: ({ input }) => ({
    ...input,
    ...noSubmissionYet,
    stage: {},
    ...nothingChosen,
    notice: null,
    currentStage: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      entry: 'forgetNotice',
      invoke: {
        id: 'getStageInfo',
        src: 'getStageInfo',
        input: { request: { stage_name: 'pan' } },
        onDone: { target: 'deciding', actions: { type: 'keepStage', params: ({ event }) => event.output.answer } },
        onError: {
          target: 'unavailable',
          actions: { type: 'keepNotice', params: failed },
        },
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
          invoke: {
            id: 'imageUpload',
            src: 'imageUpload',
            input: ({ context: { newSubmission } }) => ({
              slots: [{ name: PAN_SLOT, label: PAN_SLOT }],
              wantsTiff: false,
              subject: null,
              newSubmission,
            }),
            onDone: [
              {
                guard: ({ event }) => isBirthDateWrong(readBy(event.output) ?? {}),
                target: '#kycPan.correctingBirthDate',
                actions: { type: 'keepCard', params: ({ event }) => readBy(event.output) ?? {} },
              },
              {
                guard: ({ event }) => readBy(event.output) !== null,
                target: '#kycPan.reviewing',
                actions: { type: 'keepCard', params: ({ event }) => readBy(event.output) ?? {} },
              },
              { guard: 'isVerified', target: '#kycPan.verified' },
              { target: 'permitted', reenter: true },
            ],
          },
        },
        notPermitted: {
          description: 'Not verified, and no card is taken now (ON-229).',
          on: { 'stage.reloadRequested': '#kycPan.loading' },
        },
      },
    },
    correctingBirthDate: {
      tags: 'popup',
      description: 'The card shows another date of birth than the one on record (ON-244).',
      exit: 'forgetProblem',
      on: {
        'draft.changed': { actions: 'changeDraft' },
        'birthDate.submitted': [
          { guard: 'isRealDate', target: 'reviewing', actions: 'rememberBirthDate' },
          { guard: 'isDateChosen', actions: 'sayImpossible' },
        ],
        'birthDate.closed': 'reviewing',
      },
    },
    reviewing: {
      initial: 'unconfirmed',
      on: {
        'card.replaced': { guard: 'mayPresent', target: 'presentingCard' },
        'birthDate.changeRequested': { guard: 'isBirthDateWrong', target: 'correctingBirthDate' },
        'stage.reloadRequested': { guard: 'hasLostAnswer', target: 'loading' },
      },
      states: {
        unconfirmed: {
          on: {
            'confirmation.ticked': [
              { guard: 'mayTick', target: 'confirmed' },
              { guard: 'mayConfirm', target: '#kycPan.correctingBirthDate', actions: 'sayUnsettled' },
            ],
          },
        },
        confirmed: {
          on: {
            'confirmation.unticked': 'unconfirmed',
            'stage.submitted': { target: '#kycPan.submitting', actions: ['nextSubmission', 'forgetNotice'] },
          },
        },
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        id: 'verifyStage',
        src: 'verifyStage',
        input: ({ context }) => ({ request: verifyPanRequest(context), submission: context.submission }),
        onDone: {
          target: 'verified',
          actions: { type: 'markVerified', params: ({ event }) => event.output.answer },
        },
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
  },
});
