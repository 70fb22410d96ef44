import type { StageResponse, VerifyIdProofAnswer, VerifyStageRequest } from '@folioflow/api/contract';
import { assign, enqueueActions, setup, type AnyEventObject, type NonReducibleUnknown } from 'xstate';
import type { ChartTypes } from '../../kit/chart-types.ts';
import { failed, lost, raisedBy, type Told } from '../../kit/notice.ts';
import { operationPort } from '../../kit/operation-port.ts';
import { type Reply } from '../../kit/port.ts';
import { nextSubmission, noSubmissionYet } from '../../kit/submission-key.ts';
import { imageUploadMachine } from '../../parts/image-upload/image-upload.machine.ts';
import type { ImageSlot } from '../../parts/image-upload/index.ts';
import { isStageVerified, mayConfirm, mayPresent, readAgain, stageOf, type Stage } from '../stage.ts';
import type { CardName, CardStageContext, CardUpload } from './card-stage.types.ts';

/** What the context of both stages begins with. */
export const nothingKnown = { ...noSubmissionYet, stage: {}, notice: null } as const;

type Changes = Partial<CardStageContext>;

/**
 * What both charts are set up with; each adds guards and actions of its own with `extend`. `afresh` is what is forgotten
 * with every reading of a card, `confirmed` what is known once one was confirmed.
 */
export const cardSetup = <
  Context extends CardStageContext,
  Event extends AnyEventObject,
  Input,
  Output extends NonReducibleUnknown,
  Verification extends VerifyStageRequest,
>({
  mayTick,
  afresh,
  confirmed,
}: {
  readonly mayTick: (context: Context) => boolean;
  readonly afresh: Partial<Context>;
  readonly confirmed: Partial<Context>;
}) => {
  // A change of what both contexts have is one of either: TypeScript cannot see it of an open type.
  const keep = (changes: Changes, more: Partial<Context> = {}) => ({ ...changes, ...more }) as Partial<Context>;
  return setup({
    types: {} as ChartTypes<Context, Event, Input, Output>,
    actors: {
      getStageInfo: operationPort('getStageInfo'),
      imageUpload: imageUploadMachine<null, VerifyIdProofAnswer>(),
      verifyStage: operationPort<'verifyStage', Verification>('verifyStage'),
    },
    guards: {
      isVerified: ({ context }) => isStageVerified(context.stage),
      isEditable: ({ context }) => context.stage.is_verified_editable === true,
      mayPresent: ({ context }) => mayPresent(context.stage),
      mayConfirm: ({ context }) => mayConfirm(context.stage),
      mayTick: ({ context }) => mayTick(context),
      hasLostAnswer: ({ context }) => context.hasLostAnswer,
    },
    actions: {
      setStage: assign((_, answer: StageResponse) => keep({ stage: stageOf(answer), hasLostAnswer: false }, afresh)),
      setReadCard: assign(({ context }, read: Stage) =>
        keep({ stage: readAgain(context.stage, read), hasLostAnswer: false }, afresh),
      ),
      markVerified: assign(({ context }, answer: StageResponse) =>
        keep({ stage: { ...context.stage, ...stageOf(answer), is_verified: true } }, confirmed),
      ),
      setNotice: enqueueActions(({ enqueue }, told: Told) => {
        enqueue.assign(() => keep(told));
        for (const raised of raisedBy(told.notice, 'alert')) enqueue.emit(raised);
      }),
      clearNotice: assign(() => keep({ notice: null })),
      nextSubmission: assign(({ context }) => keep(nextSubmission(context))),
    },
  });
};

interface Uploaded {
  readonly event: { readonly output: CardUpload };
}
const isCardRead = ({ event: { output } }: Uploaded) => output.kind === 'uploaded';
/** What was read from an uploaded card; nothing when the upload was left. */
export const cardRead = ({ event: { output } }: Uploaded): Stage =>
  output.kind === 'uploaded' ? stageOf(output.result) : {};

const answer = ({ event }: { readonly event: { readonly output: Reply<StageResponse> } }) => event.output.answer;

/** The states that every card stage has: its load, the upload, the review of what was read, Confirm. */
export const cardStates = <
  Context,
  Verification,
  const After extends string,
  const Read extends readonly object[],
  const Ticked extends readonly object[],
  const Review extends object,
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
  /** Of the chart that takes the states in. */
  readonly id: string;
  readonly name: CardName;
  readonly slots: readonly ImageSlot[];
  readonly request: (context: Context) => Verification;
  /** Where an accepted Confirm leads. */
  readonly confirmed: After;
  /** Ways that a card takes before its review. */
  readonly read: Read;
  /** Ways that a tick takes which may not be set yet. */
  readonly ticked: Ticked;
  /** Further events of the review. */
  readonly review: Review;
}) =>
  ({
    loading: {
      tags: 'busy',
      entry: 'clearNotice',
      invoke: {
        id: 'getStageInfo',
        src: 'getStageInfo',
        input: { request: { stage_name: name } },
        onDone: { target: 'deciding', actions: { type: 'setStage', params: answer } },
        onError: { target: 'unavailable', actions: { type: 'setNotice', params: failed } },
      },
    },
    deciding: { always: [{ guard: 'isVerified', target: 'verified' }, { target: 'presentingCard' }] },
    unavailable: {
      description: 'No answer, or another stage is due: no upload control (D-04).',
      on: { 'stage.reloadRequested': 'loading' },
    },
    presentingCard: {
      entry: 'clearNotice',
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'mayPresent', target: 'permitted' }, { target: 'notPermitted' }] },
        permitted: {
          description:
            'The pictures are chosen and sent; where the provider misses a side, all are chosen anew (D-55).',
          invoke: {
            id: 'imageUpload',
            src: 'imageUpload',
            input: ({ context: { newSubmission } }: { readonly context: CardStageContext }) => ({
              slots,
              wantsTiff: false,
              subject: null,
              newSubmission,
            }),
            onDone: [
              ...read,
              { guard: isCardRead, target: `#${id}.reviewing`, actions: { type: 'setReadCard', params: cardRead } },
              { guard: 'isVerified', target: `#${id}.verified` },
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
        'card.replaced': { guard: 'mayPresent', target: 'presentingCard' },
        'stage.reloadRequested': { guard: 'hasLostAnswer', target: 'loading' },
      },
      states: {
        unconfirmed: { on: { 'confirmation.ticked': [{ guard: 'mayTick', target: 'confirmed' }, ...ticked] } },
        confirmed: {
          on: {
            'confirmation.unticked': 'unconfirmed',
            'stage.submitted': { target: `#${id}.submitting`, actions: ['nextSubmission', 'clearNotice'] },
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
        onDone: { target: confirmed, actions: { type: 'markVerified', params: answer } },
        onError: { target: 'reviewing.confirmed', actions: { type: 'setNotice', params: lost } },
      },
    },
    verified: {
      description: 'The way to the next stage is open (INV-41).',
      on: {
        'stage.editRequested': { guard: 'isEditable', target: 'presentingCard' },
        'stage.reloadRequested': 'loading',
      },
    },
  }) as const;
