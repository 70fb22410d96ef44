import type { UpdatePersonalInfoAnswer } from '@folioflow/api/contract';
import { assign, setup } from 'xstate';
import { noticeActions } from '../../../kit/notice-actions.ts';
import { submissionFailureNotice } from '../../../kit/notice.ts';
import { port } from '../../../kit/port.ts';
import { submissionActions } from '../../../kit/submission-actions.ts';
import { initialSubmission } from '../../../kit/submission-key.ts';
import {
  detailsDraftOf,
  formFieldsOf,
  isDraftComplete,
  mergeDraftIntoPersonalInfo,
  applyDetailsPatch,
  visitedFieldsAfterChange,
  addVisitedField,
} from './details-form.rules.ts';
import type { DetailField, DetailsDraft, DetailsFormChart, SaveDetailsRequest } from './details-form.types.ts';

export const detailsFormMachine = setup({
  types: {} as DetailsFormChart,
  actors: {
    /** ON-298, ON-303. */
    saveDetails: port<SaveDetailsRequest, UpdatePersonalInfoAnswer>('saveDetails'),
  },
  guards: {
    /** ON-344. */
    isFormLocked: ({ context }) => context.isLocked,
    /** ON-300 to ON-302, ON-345 to ON-348. */
    isDraftComplete: ({ context }) => isDraftComplete(context),
    /** ON-294, ON-355. */
    hasPreviousStep: ({ context }) => context.hasPreviousStep,
  },
  actions: {
    /** ON-349 to ON-351. */
    updateDraft: assign(({ context }, patch: Partial<DetailsDraft>) => ({
      draft: applyDetailsPatch(context.draft, patch),
      visited: visitedFieldsAfterChange(context, patch),
      hasLostAnswer: false,
    })),
    markFieldVisited: assign(({ context }, field: DetailField) => ({ visited: addVisitedField(context, field) })),
    markAllFieldsVisited: assign(({ context }) => ({ visited: formFieldsOf(context), rejected: context.rejected + 1 })),
    ...noticeActions<DetailsFormChart>('alert'),
    ...submissionActions<DetailsFormChart>(),
    /** ON-344. */
    setUnchangedOutcome: assign(({ context: { personal, draft } }) => ({
      outcome: { kind: 'saved' as const, personal, draft },
    })),
    /** ON-292. */
    setSavedOutcome: assign(({ context }) => ({
      outcome: { kind: 'saved' as const, personal: mergeDraftIntoPersonalInfo(context), draft: context.draft },
    })),
    /** ON-294. */
    setWentBackOutcome: assign(({ context }) => ({ outcome: { kind: 'wentBack' as const, draft: context.draft } })),
  },
}).createMachine({
  id: 'detailsForm',
  context: ({ input }) => {
    const draft = input.draft ?? detailsDraftOf(input.personal, input.options);
    return {
      ...input,
      ...initialSubmission,
      draft,
      visited: [],
      rejected: 0,
      notice: null,
      outcome: { kind: 'wentBack', draft },
    };
  },
  initial: 'deciding',
  states: {
    deciding: {
      always: [{ guard: 'isFormLocked', target: 'locked' }, { target: 'entering' }],
    },
    locked: {
      description: 'With a verified nominee the answers are shown and cannot be changed (ON-344).',
      on: {
        'details.continued': {
          target: 'saved',
          actions: 'setUnchangedOutcome',
        },
        'details.previousRequested': { guard: 'hasPreviousStep', target: 'wentBack', actions: 'setWentBackOutcome' },
      },
    },
    entering: {
      on: {
        'draft.changed': { actions: { type: 'updateDraft', params: ({ event }) => event.patch } },
        'field.visited': { actions: { type: 'markFieldVisited', params: ({ event }) => event.field } },
        'details.submitted': [
          { guard: 'isDraftComplete', target: 'saving', actions: ['setSubmissionKey', 'clearNotice'] },
          { actions: 'markAllFieldsVisited' },
        ],
        'details.previousRequested': { guard: 'hasPreviousStep', target: 'wentBack', actions: 'setWentBackOutcome' },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveDetails',
        src: 'saveDetails',
        input: ({ context }) => ({
          request: { attribute: context.attribute, personal: mergeDraftIntoPersonalInfo(context) },
          submission: context.submission,
        }),
        onDone: { target: 'saved', actions: 'setSavedOutcome' },
        onError: { target: 'entering', actions: { type: 'setNotice', params: submissionFailureNotice } },
      },
    },
    saved: { type: 'final' },
    wentBack: { type: 'final' },
  },
  output: ({ context }) => context.outcome,
});
