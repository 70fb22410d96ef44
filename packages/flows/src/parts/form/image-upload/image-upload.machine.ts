import { and, assign, enqueueActions, setup } from 'xstate';
import { noticeActions } from '../../../kit/notice-actions.ts';
import { submissionFailureNotice, noticeOf, raisedNotices, ruleNotice } from '../../../kit/notice.ts';
import { failureOf, port, type ReceivedAnswer } from '../../../kit/port.ts';
import { requiredValue } from '../../../kit/required-value.ts';
import { submissionActions } from '../../../kit/submission-actions.ts';
import { initialSubmission } from '../../../kit/submission-key.ts';
import {
  CHOSEN_FILE_MAX_BYTES,
  findBrokenImageRule,
  expectedNameOf,
  missingSideOf,
  withoutSlotImage,
} from './image-upload.rules.ts';
import type {
  ImageRef,
  ImageUploadChart,
  PreparedImage,
  PrepareImageRequest,
  UploadRequest,
} from './image-upload.types.ts';

const imageUploadSetup = <Subject, Result>() =>
  setup({
    types: {} as ImageUploadChart<Subject, Result>,
    actors: {
      /** Decision 011. */
      prepareImage: port<PrepareImageRequest, PreparedImage>('prepareImage'),
      /** ON-241, ON-278, INV-42. */
      upload: port<UploadRequest<Subject>, Result>('upload'),
    },
    guards: {
      isKnownSlot: ({ context, event }) => 'slot' in event && context.slots.some(({ name }) => name === event.slot),
      /** ON-234, DO-292, DO-293, INV-42. */
      isImageAllowed: ({ context, event }) =>
        event.type === 'image.chosen' && findBrokenImageRule(event.image, context) === null,
      /** ON-242, ON-259. */
      isLastImagePending: ({ context: { slots, images, pending } }) =>
        slots.every(({ name }) => name === pending?.slot || images[name] !== undefined),
      /** ON-261, ON-262. */
      isMissingSideError: (_, { error }: { error: unknown }) => missingSideOfError(error) !== null,
      isSlotFilled: ({ context, event }) => event.type === 'image.removed' && context.images[event.slot] !== undefined,
    },
    actions: {
      setPendingImage: assign(({ context }, { slot, image }: { slot: string; image: ImageRef }) => ({
        pending: { slot, image },
        images: withoutSlotImage(context.images, slot),
        hasLostAnswer: false,
        ...noNotice,
      })),
      setPreparedImage: assign(({ context: { images, pending } }, { answer }: ReceivedAnswer<PreparedImage>) => ({
        images: pending === null ? images : { ...images, [pending.slot]: answer },
        pending: null,
      })),
      clearPendingImage: assign({ pending: null }),
      removeImage: assign(({ context }, slot: string) => ({
        images: withoutSlotImage(context.images, slot),
        hasLostAnswer: false,
        ...noNotice,
      })),
      /** ON-264. */
      clearImages: assign({ images: {}, hasLostAnswer: false }),
      /** ON-235, DO-294, OM-217. */
      setImageRuleNotice: assign(({ context }, image: ImageRef) => ({
        ...noNotice,
        notice: ruleNotice(findBrokenImageRule(image, context) ?? 'unreadable'),
        expectedName: context.nameRule === undefined ? null : expectedNameOf(image, context.nameRule),
      })),
      /** Decision 020. */
      setUnreadableNotice: assign((_, { error }: { error: unknown }) => {
        const failure = failureOf(error);
        return { ...noNotice, notice: ruleNotice('unreadable', failure.kind === 'refused' ? failure.text : '') };
      }),
      /** ON-261 to ON-263. */
      setMissingSideNotice: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
        enqueue.assign({ ...noNotice, notice: ruleNotice('sideMissing'), missingSide: missingSideOfError(error) });
        for (const raised of raisedNotices(noticeOf(error), 'alert')) enqueue.emit(raised);
      }),
      /** Decision 074. */
      clearProblems: assign({ ...noNotice }),
      setUploadedOutcome: assign((_, result: Result) => ({ outcome: { kind: 'uploaded' as const, result } })),
    },
  }).extend({
    actions: {
      ...noticeActions<ImageUploadChart<Subject, Result>>('alert'),
      ...submissionActions<ImageUploadChart<Subject, Result>>(),
    },
  });

export const imageUploadMachine = <Subject, Result>() =>
  imageUploadSetup<Subject, Result>().createMachine({
    id: 'imageUpload',
    context: ({ input }) => ({
      ...input,
      ...initialSubmission,
      ...noNotice,
      sizeLimit: input.sizeLimit ?? CHOSEN_FILE_MAX_BYTES,
      images: {},
      pending: null,
      outcome: { kind: 'abandoned' },
    }),
    initial: 'choosing',
    states: {
      choosing: {
        description: 'At least one slot is empty.',
        on: {
          'image.chosen': [
            {
              guard: and(['isKnownSlot', 'isImageAllowed']),
              target: 'preparing',
              actions: { type: 'setPendingImage', params: ({ event }) => event },
            },
            { guard: 'isKnownSlot', actions: { type: 'setImageRuleNotice', params: ({ event }) => event.image } },
          ],
          'image.removed': {
            guard: 'isSlotFilled',
            actions: { type: 'removeImage', params: ({ event }) => event.slot },
          },
          'upload.abandoned': 'abandoned',
        },
      },
      preparing: {
        tags: 'busy',
        description: 'The bytes are checked and re-encoded; nothing has been sent yet.',
        invoke: {
          id: 'prepareImage',
          src: 'prepareImage',
          input: ({ context: { pending, shouldCreateTiff } }) => ({
            request: { image: requiredValue(pending, 'pending').image, shouldCreateTiff },
          }),
          onDone: [
            {
              guard: 'isLastImagePending',
              target: 'ready',
              actions: { type: 'setPreparedImage', params: ({ event }) => event.output },
            },
            { target: 'choosing', actions: { type: 'setPreparedImage', params: ({ event }) => event.output } },
          ],
          onError: {
            target: 'choosing',
            actions: ['clearPendingImage', { type: 'setUnreadableNotice', params: ({ event }) => event }],
          },
        },
        on: { 'upload.abandoned': 'abandoned' },
      },
      ready: {
        on: {
          'image.chosen': [
            {
              guard: and(['isKnownSlot', 'isImageAllowed']),
              target: 'preparing',
              actions: { type: 'setPendingImage', params: ({ event }) => event },
            },
            { guard: 'isKnownSlot', actions: { type: 'setImageRuleNotice', params: ({ event }) => event.image } },
          ],
          'image.removed': {
            guard: 'isSlotFilled',
            target: 'choosing',
            actions: { type: 'removeImage', params: ({ event }) => event.slot },
          },
          'upload.submitted': { target: 'uploading', actions: ['setSubmissionKey', 'clearProblems'] },
          'upload.abandoned': 'abandoned',
        },
      },
      uploading: {
        tags: 'busy',
        invoke: {
          id: 'upload',
          src: 'upload',
          input: ({ context: { images, subject, submission } }) => ({ request: { images, subject }, submission }),
          onDone: {
            target: 'uploaded',
            actions: { type: 'setUploadedOutcome', params: ({ event }) => event.output.answer },
          },
          onError: [
            {
              guard: { type: 'isMissingSideError', params: ({ event }) => ({ error: event.error }) },
              target: 'choosing',
              actions: [
                'clearImages',
                { type: 'setMissingSideNotice', params: ({ event }) => ({ error: event.error }) },
              ],
            },
            { target: 'ready', actions: { type: 'setNotice', params: submissionFailureNotice } },
          ],
        },
      },
      uploaded: { type: 'final' },
      abandoned: { type: 'final' },
    },
    output: ({ context }) => context.outcome,
  });
export type ImageUploadMachine<Subject, Result> = ReturnType<typeof imageUploadMachine<Subject, Result>>;

const noNotice = { notice: null, expectedName: null, missingSide: null } as const;

function missingSideOfError(error: unknown): string | null {
  const failure = failureOf(error);
  return failure.kind === 'refused' ? missingSideOf(failure.answer) : null;
}
