import type { VerifyBankAccountAnswer } from '@folioflow/api/contract';
import { assign, setup } from 'xstate';
import { noticeActions } from '../../kit/notice-actions.ts';
import { submissionActions } from '../../kit/submission-actions.ts';
import { submissionFailureNotice } from '../../kit/notice.ts';
import { port } from '../../kit/port.ts';
import { initialSubmission } from '../../kit/submission-key.ts';
import { selectBankByIfsc, applyDraftPatch, detailsOf, initialDraft, missingFields } from './bank-details.rules.ts';
import type { BankDetailsChart, BankDraft, VerifyAccountRequest } from './bank-details.types.ts';

export const bankDetailsMachine = setup({
  types: {} as BankDetailsChart,
  actors: { verifyAccount: port<VerifyAccountRequest, VerifyBankAccountAnswer>('verifyAccount') },
  guards: {
    isComplete: ({ context }) => missingFields(context.draft, context).length === 0,
  },
  actions: {
    updateDraft: assign(({ context }, patch: Partial<BankDraft>) => {
      const { draft: typed, overlong } = applyDraftPatch(context.draft, patch, context.rules);
      const draft = selectBankByIfsc(context.draft, context, typed);
      const isSame = JSON.stringify(draft) === JSON.stringify(context.draft);
      return isSame ? { overlong } : { draft, overlong, notice: null, hasLostAnswer: false };
    }),
    ...noticeActions<BankDetailsChart>('alert'),
    ...submissionActions<BankDetailsChart>(),
    clearProblems: assign({ notice: null, overlong: null }),
  },
}).createMachine({
  id: 'bankDetails',
  context: ({ input }) => ({
    ...input,
    ...initialSubmission,
    draft: initialDraft(input),
    overlong: null,
    notice: null,
    outcome: { kind: 'unfinished' },
  }),
  initial: 'entering',
  states: {
    entering: {
      on: {
        'draft.changed': { actions: { type: 'updateDraft', params: ({ event }) => event.patch } },
        'details.submitted': {
          guard: 'isComplete',
          target: 'verifying',
          actions: ['nextSubmission', 'clearProblems'],
        },
      },
    },
    verifying: {
      tags: 'busy',
      description: 'The provider asks the bank whether this account is the investor’s.',
      invoke: {
        id: 'verifyAccount',
        src: 'verifyAccount',
        input: ({ context: { draft, isAdditional = false, submission } }) => ({
          request: { details: detailsOf(draft), isAdditional },
          submission,
        }),
        onDone: {
          target: 'verified',
          actions: assign({
            outcome: ({ context, event }) => ({
              kind: 'verified',
              details: detailsOf(context.draft),
              answer: event.output.answer,
            }),
          }),
        },
        onError: { target: 'entering', actions: { type: 'setNotice', params: submissionFailureNotice } },
      },
    },
    verified: { type: 'final' },
  },
  output: ({ context }) => context.outcome,
});
