import type { UpdatePersonalInfoAnswer } from '@folioflow/api/contract';
import { and, assign, enqueueActions, setup } from 'xstate';
import { noticeActions } from '../../../kit/notice-actions.ts';
import { submissionFailureNotice, noticeOf, raisedNotices, ruleNotice, type Notice } from '../../../kit/notice.ts';
import { port, type ReceivedAnswer } from '../../../kit/port.ts';
import { requiredValue } from '../../../kit/required-value.ts';
import { submissionActions } from '../../../kit/submission-actions.ts';
import type { ImageRef } from '../../form/image-upload/image-upload.types.ts';
import {
  initialContext,
  findBrokenNomineeImageRule,
  applyDraftPatch,
  isNameLongEnough,
  isNomineeComplete,
  isImageSlotOpen,
  replaceNominee,
  noticeOfUnusableImage,
  addVisitedFields,
  markSlotFailed,
  addUploadedImage,
  removeSlotImage,
} from './nominee-details.rules.ts';
import type {
  NomineeDetailsChart,
  NomineeField,
  NomineeImageAnswer,
  NomineeImageRequest,
  NomineeSlot,
  SaveNomineeRequest,
} from './nominee-details.types.ts';

const nomineeDetailsSetup = setup({
  types: {} as NomineeDetailsChart,
  actors: {
    /** ON-304. */
    uploadNomineeImage: port<NomineeImageRequest, NomineeImageAnswer>('uploadNomineeImage'),
    /** ON-326. */
    saveNominee: port<SaveNomineeRequest, UpdatePersonalInfoAnswer>('saveNominee'),
  },
  guards: {
    /** ON-324. */
    isFormLocked: ({ context }) => context.isLocked,
    /** ON-322. */
    isImageUnusable: (_, answer: NomineeImageAnswer) => answer.kind === 'unusable',
    /** ON-315 to ON-318. */
    isImageSlotOpen: ({ context, event }) =>
      event.type === 'image.chosen' && isImageSlotOpen(context.draft, event.slot),
    /** ON-323. */
    isImageAllowed: ({ event }) => event.type === 'image.chosen' && findBrokenNomineeImageRule(event.image) === null,
    canRemoveImage: ({ context, event }) =>
      event.type === 'image.removed' && context.draft.slots[event.slot].status !== 'empty',
    /** ON-319 to ON-322. */
    isNomineeComplete: ({ context }) => isNomineeComplete(context.draft),
    /** ON-310. */
    isNomineeNameLongEnough: ({ context }) => isNameLongEnough(context.draft),
  },
  actions: {
    updateDraft: assign(({ context }, patch: { relationship?: string; proof?: string }) => ({
      draft: applyDraftPatch(context, patch),
      hasLostAnswer: false,
    })),
    markFieldVisited: assign(({ context }, field: NomineeField) => ({
      visited: addVisitedFields(context.visited, field),
    })),
    setPendingImage: assign(({ context }, { slot, image }: { slot: NomineeSlot; image: ImageRef }) => ({
      pending: { slot, image },
      slotNotices: { ...context.slotNotices, [slot]: undefined },
      hasLostAnswer: false,
      notice: null,
    })),
    /** ON-235. */
    setImageRuleNotice: assign(({ context }, { slot, image }: { slot: NomineeSlot; image: ImageRef }) => ({
      slotNotices: { ...context.slotNotices, [slot]: ruleNotice(findBrokenNomineeImageRule(image) ?? 'unreadable') },
    })),
    /** ON-313. */
    setUploadedImage: assign(({ context: { draft, pending } }, answer: NomineeImageAnswer) =>
      answer.kind === 'read'
        ? { draft: addUploadedImage(draft, requiredValue(pending, 'pending').slot, answer), pending: null }
        : {},
    ),
    /** ON-322. */
    recordImageFailure: enqueueActions(({ context: { draft, pending, slotNotices }, enqueue }, notice: Notice) => {
      const { slot } = requiredValue(pending, 'pending');
      enqueue.assign({
        draft: markSlotFailed(draft, slot),
        slotNotices: { ...slotNotices, [slot]: notice },
        pending: null,
      });
      for (const raised of raisedNotices(notice, 'alert')) enqueue.emit(raised);
    }),
    removeImage: assign(({ context }, slot: NomineeSlot) => ({
      draft: removeSlotImage(context.draft, slot),
      slotNotices: { ...context.slotNotices, [slot]: undefined },
      hasLostAnswer: false,
    })),
    /** ON-324. */
    setUnchangedOutcome: assign(({ context }) => ({
      outcome: { kind: 'saved' as const, personal: context.personal, ticket: '', sentAt: 0 },
    })),
    /** ON-326. */
    setSavedOutcome: assign(({ context }, { answer, receivedAt }: ReceivedAnswer<UpdatePersonalInfoAnswer>) => ({
      outcome: {
        kind: 'saved' as const,
        personal: replaceNominee(context.personal, context.draft),
        ticket: answer.twofactor_id ?? '',
        sentAt: receivedAt,
      },
    })),
    /** ON-294. */
    setWentBackOutcome: assign(({ context }) => ({ outcome: { kind: 'wentBack' as const, draft: context.draft } })),
  },
}).extend({
  actions: { ...noticeActions<NomineeDetailsChart>('alert'), ...submissionActions<NomineeDetailsChart>() },
});

export const nomineeDetailsMachine = nomineeDetailsSetup.createMachine({
  id: 'nomineeDetails',
  context: ({ input }) => initialContext(input),
  initial: 'deciding',
  states: {
    deciding: {
      always: [{ guard: 'isFormLocked', target: 'locked' }, { target: 'entering' }],
    },
    locked: {
      description: 'The nominee is verified: it is shown and cannot be changed (ON-324).',
      on: {
        'nominee.continued': {
          target: 'saved',
          actions: 'setUnchangedOutcome',
        },
        'nominee.previousRequested': { target: 'wentBack', actions: 'setWentBackOutcome' },
      },
    },
    entering: {
      on: {
        'draft.changed': { actions: { type: 'updateDraft', params: ({ event }) => event.patch } },
        'field.visited': { actions: { type: 'markFieldVisited', params: ({ event }) => event.field } },
        'image.chosen': [
          {
            guard: and(['isImageSlotOpen', 'isImageAllowed']),
            target: 'uploading',
            actions: { type: 'setPendingImage', params: ({ event }) => event },
          },
          { guard: 'isImageSlotOpen', actions: { type: 'setImageRuleNotice', params: ({ event }) => event } },
        ],
        'image.removed': {
          guard: 'canRemoveImage',
          actions: { type: 'removeImage', params: ({ event }) => event.slot },
        },
        'nominee.submitted': [
          {
            guard: and(['isNomineeComplete', 'isNomineeNameLongEnough']),
            target: 'saving',
            actions: ['setSubmissionKey', 'clearNotice'],
          },
          {
            description: 'A name of four letters can be submitted and is not saved (D-69).',
            guard: 'isNomineeComplete',
            actions: { type: 'markFieldVisited', params: 'name' },
          },
        ],
        'nominee.previousRequested': { target: 'wentBack', actions: 'setWentBackOutcome' },
      },
    },
    uploading: {
      tags: 'busy',
      invoke: {
        id: 'uploadNomineeImage',
        src: 'uploadNomineeImage',
        input: ({ context: { draft, pending } }) => ({
          request: { ...requiredValue(pending, 'pending'), nominee: draft.nominee },
        }),
        onDone: [
          {
            guard: { type: 'isImageUnusable', params: ({ event }) => event.output.answer },
            target: 'entering',
            actions: { type: 'recordImageFailure', params: ({ event }) => noticeOfUnusableImage(event.output.answer) },
          },
          { target: 'entering', actions: { type: 'setUploadedImage', params: ({ event }) => event.output.answer } },
        ],
        onError: {
          target: 'entering',
          actions: { type: 'recordImageFailure', params: ({ event }) => noticeOf(event.error) },
        },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveNominee',
        src: 'saveNominee',
        input: ({ context: { personal, draft, submission } }) => ({
          request: { personal: replaceNominee(personal, draft) },
          submission,
        }),
        onDone: { target: 'saved', actions: { type: 'setSavedOutcome', params: ({ event }) => event.output } },
        onError: { target: 'entering', actions: { type: 'setNotice', params: submissionFailureNotice } },
      },
    },
    saved: { type: 'final' },
    wentBack: { type: 'final' },
  },
  output: ({ context }) => context.outcome,
});
