import type { VerifyBankAccountAnswer } from '@folioflow/api/contract';
import { assign, setup } from 'xstate';
import { submissionFailureNotice } from '../../../kit/notice.ts';
import { port } from '../../../kit/port.ts';
import {
  selectBankByIfsc,
  applyDraftPatch,
  bankDetailsOfDraft,
  initialBankDraft,
  missingBankFields,
} from './bank-details.rules.ts';
import { initialRetry } from '../../order/order-confirmation/pending-retry.ts';
import { retryActions } from '../../order/order-confirmation/retry-actions.ts';
import type { BankDetails, BankDetailsChart, BankDraft, VerifyAccountRequest } from './bank-details.types.ts';

export const bankDetailsMachine = setup({
  types: {} as BankDetailsChart,
  actors: {
    /** ON-276, OM-198. */
    verifyAccount: port<VerifyAccountRequest, VerifyBankAccountAnswer>('verifyAccount'),
  },
  guards: {
    /** ON-275, OM-275. */
    areBankDetailsComplete: ({ context }) => missingBankFields(context.draft, context).length === 0,
  },
  actions: {
    /** ON-272, ON-274, OM-273, OM-274. */
    updateDraft: assign(({ context }, patch: Partial<BankDraft>) => {
      const { draft: typed, rejected } = applyDraftPatch(context.draft, patch, context.rules);
      const draft = selectBankByIfsc(context.draft, context, typed);
      const isSame = JSON.stringify(draft) === JSON.stringify(context.draft);
      return isSame ? { rejected } : { draft, rejected, notice: null };
    }),
    ...retryActions<BankDetailsChart, BankDetails>(({ draft }) => bankDetailsOfDraft(draft)),
    /** ON-276, ON-277. */
    setVerifiedOutcome: assign(({ context: { draft } }, answer: VerifyBankAccountAnswer) => ({
      outcome: { kind: 'verified', details: bankDetailsOfDraft(draft), answer },
    })),
    /** Decision 074. */
    clearProblems: assign({ notice: null, rejected: null }),
  },
}).createMachine({
  id: 'bankDetails',
  context: ({ input }) => ({
    ...input,
    ...initialRetry,
    draft: initialBankDraft(input),
    rejected: null,
    notice: null,
    outcome: { kind: 'unfinished' },
  }),
  initial: 'entering',
  states: {
    entering: {
      on: {
        'draft.changed': { actions: { type: 'updateDraft', params: ({ event }) => event.patch } },
        'details.submitted': {
          guard: 'areBankDetailsComplete',
          target: 'verifying',
          actions: ['setSubmissionKey', 'clearProblems'],
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
          request: { details: bankDetailsOfDraft(draft), isAdditional },
          submission,
        }),
        onDone: {
          target: 'verified',
          actions: { type: 'setVerifiedOutcome', params: ({ event }) => event.output.answer },
        },
        onError: { target: 'entering', actions: { type: 'recordFailedAttempt', params: submissionFailureNotice } },
      },
    },
    verified: { type: 'final' },
  },
  output: ({ context }) => context.outcome,
});
