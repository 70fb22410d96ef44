import type { StageResponse, VerifyIdProofAnswer, VerifyStageRequest } from '@folioflow/api/contract';
import { assign, setup, type AnyEventObject, type NonReducibleUnknown } from 'xstate';
import type { ChartTypes } from '../../kit/chart-types.ts';
import { noticeActions } from '../../kit/notice-actions.ts';
import { failureNotice, submissionFailureNotice } from '../../kit/notice.ts';
import { operationPort } from '../../kit/operation-port.ts';
import { type ReceivedAnswer } from '../../kit/port.ts';
import { submissionActions } from '../../kit/submission-actions.ts';
import { initialSubmission } from '../../kit/submission-key.ts';
import { imageUploadMachine } from '../../parts/form/image-upload/image-upload.machine.ts';
import type { ImageSlot } from '../../parts/form/image-upload/image-upload.types.ts';
import {
  isStageVerified,
  canConfirm,
  canPresentDocument,
  replaceCardReading,
  stageOf,
  type StageData,
} from '../stage.ts';
import type { IdentityCardName, CardStageContext, CardUploadOutput } from './card-stage.types.ts';

/** Initial context fields of both stages. */
export const initialCardContext = { ...initialSubmission, stage: {}, notice: null } as const;

type CardContextChanges = Partial<CardStageContext>;

/**
 * Returns the setup of both charts; each adds guards and actions of its own with `extend`. `resetFields` are set with
 * every reading of a card, `confirmed` once a card is confirmed.
 */
export const createCardSetup = <
  Context extends CardStageContext,
  Event extends AnyEventObject,
  Input,
  Output extends NonReducibleUnknown,
  Verification extends VerifyStageRequest,
>({
  canTickConfirmation,
  resetFields,
  confirmed,
}: {
  readonly canTickConfirmation: (context: Context) => boolean;
  readonly resetFields: Partial<Context>;
  readonly confirmed: Partial<Context>;
}) => {
  // TypeScript cannot infer that a change of the common fields is a change of the open type.
  const asContextChanges = (changes: CardContextChanges, more: Partial<Context> = {}) =>
    ({ ...changes, ...more }) as Partial<Context>;
  return setup({
    types: {} as ChartTypes<Context, Event, Input, Output>,
    actors: {
      getStageInfo: operationPort('getStageInfo'),
      imageUpload: imageUploadMachine<null, VerifyIdProofAnswer>(),
      verifyStage: operationPort<'verifyStage', Verification>('verifyStage'),
    },
    guards: {
      /** ON-243. */
      isCardUploaded: (_, output: CardUploadOutput) => output.kind === 'uploaded',
      /** ON-230, ON-256. */
      isStageVerified: ({ context }) => isStageVerified(context.stage),
      /** ON-257. */
      isStageEditable: ({ context }) => context.stage.is_verified_editable === true,
      /** ON-229. */
      canPresentDocument: ({ context }) => canPresentDocument(context.stage),
      /** ON-252. */
      canConfirmCard: ({ context }) => canConfirm(context.stage),
      /** ON-231. */
      canTickConfirmation: ({ context }) => canTickConfirmation(context),
      /** Decision 009. */
      hasLostAnswer: ({ context }) => context.hasLostAnswer,
    },
    actions: {
      /** ON-238. */
      setStageInfo: assign((_, eventAnswer: StageResponse) =>
        asContextChanges({ stage: stageOf(eventAnswer), hasLostAnswer: false }, resetFields),
      ),
      /** ON-243, ON-265. */
      setCardReading: assign(({ context }, read: StageData) =>
        asContextChanges({ stage: replaceCardReading(context.stage, read), hasLostAnswer: false }, resetFields),
      ),
      /** ON-232. */
      markStageVerified: assign(({ context }, eventAnswer: StageResponse) =>
        asContextChanges({ stage: { ...context.stage, ...stageOf(eventAnswer), is_verified: true } }, confirmed),
      ),
      ...noticeActions<ChartTypes<Context, Event, Input, Output>>('alert'),
      ...submissionActions<ChartTypes<Context, Event, Input, Output>>(),
    },
  });
};

interface UploadDoneEvent {
  readonly event: { readonly output: CardUploadOutput };
}
const uploadOutputOf = ({ event }: UploadDoneEvent) => event.output;
/** Returns the stage that was read from an uploaded card; empty when the upload was abandoned. */
export const uploadedCardStage = ({ event: { output } }: UploadDoneEvent): StageData =>
  output.kind === 'uploaded' ? stageOf(output.result) : {};

const eventAnswer = ({ event }: { readonly event: { readonly output: ReceivedAnswer<StageResponse> } }) =>
  event.output.answer;

/** Returns the states of every card stage: load, upload, review, Confirm. */
export const createCardStates = <
  Context,
  Verification,
  const ConfirmedTarget extends string,
  const UploadTransitions extends readonly object[],
  const TickTransitions extends readonly object[],
  const ReviewTransitions extends object,
>({
  id,
  name,
  slots,
  request,
  confirmed,
  read,
  ticked,
  review,
}: {
  /** Id of the chart that includes the states. */
  readonly id: string;
  readonly name: IdentityCardName;
  readonly slots: readonly ImageSlot[];
  readonly request: (context: Context) => Verification;
  /** Target after an accepted Confirm. */
  readonly confirmed: ConfirmedTarget;
  /** Transitions after an upload that precede the review. */
  readonly read: UploadTransitions;
  /** Transitions after a tick that is not allowed yet. */
  readonly ticked: TickTransitions;
  /** Further events of the review. */
  readonly review: ReviewTransitions;
}) =>
  ({
    loading: {
      tags: 'busy',
      entry: 'clearNotice',
      invoke: {
        id: 'getStageInfo',
        src: 'getStageInfo',
        input: { request: { stage_name: name } },
        onDone: { target: 'deciding', actions: { type: 'setStageInfo', params: eventAnswer } },
        onError: { target: 'unavailable', actions: { type: 'setNotice', params: failureNotice } },
      },
    },
    deciding: { always: [{ guard: 'isStageVerified', target: 'verified' }, { target: 'presentingCard' }] },
    unavailable: {
      description: 'No answer, or another stage is due: no upload control (D-04).',
      on: { 'stage.reloadRequested': 'loading' },
    },
    presentingCard: {
      entry: 'clearNotice',
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'canPresentDocument', target: 'permitted' }, { target: 'notPermitted' }] },
        permitted: {
          description:
            'The pictures are chosen and sent; where the provider misses a side, all are chosen again (D-55).',
          invoke: {
            id: 'imageUpload',
            src: 'imageUpload',
            input: ({ context: { newSubmission } }: { readonly context: CardStageContext }) => ({
              slots,
              shouldCreateTiff: false,
              subject: null,
              newSubmission,
            }),
            onDone: [
              ...read,
              {
                guard: { type: 'isCardUploaded', params: uploadOutputOf },
                target: `#${id}.reviewing`,
                actions: { type: 'setCardReading', params: uploadedCardStage },
              },
              { guard: 'isStageVerified', target: `#${id}.verified` },
              { target: 'permitted', reenter: true },
            ],
          },
        },
        notPermitted: {
          description: 'Not verified, and no card is taken now (ON-229).',
          on: { 'stage.reloadRequested': `#${id}.loading` },
        },
      },
    },
    reviewing: {
      initial: 'unconfirmed',
      on: {
        ...review,
        'card.replaced': { guard: 'canPresentDocument', target: 'presentingCard' },
        'stage.reloadRequested': { guard: 'hasLostAnswer', target: 'loading' },
      },
      states: {
        unconfirmed: {
          on: { 'confirmation.ticked': [{ guard: 'canTickConfirmation', target: 'confirmed' }, ...ticked] },
        },
        confirmed: {
          on: {
            'confirmation.unticked': 'unconfirmed',
            'stage.submitted': { target: `#${id}.submitting`, actions: ['setSubmissionKey', 'clearNotice'] },
          },
        },
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        id: 'verifyStage',
        src: 'verifyStage',
        input: ({ context }: { readonly context: Context & CardStageContext }) => ({
          request: request(context),
          submission: context.submission,
        }),
        onDone: { target: confirmed, actions: { type: 'markStageVerified', params: eventAnswer } },
        onError: { target: 'reviewing.confirmed', actions: { type: 'setNotice', params: submissionFailureNotice } },
      },
    },
    verified: {
      description: 'The way to the next stage is open (INV-41).',
      on: {
        'stage.editRequested': { guard: 'isStageEditable', target: 'presentingCard' },
        'stage.reloadRequested': 'loading',
      },
    },
  }) as const;
