import type { StageResponse, UploadChequeAnswer, VerifyStageRequest } from '@folioflow/api/contract';
import { assign, setup } from 'xstate';
import { verifiedAccountOf, CHEQUE_SLOT, type VerifiedAccount } from '../../banking/verified-account.ts';
import { noticeActions } from '../../kit/notice-actions.ts';
import { failureNotice, submissionFailureNotice } from '../../kit/notice.ts';
import { operationPort } from '../../kit/operation-port.ts';
import { submissionActions } from '../../kit/submission-actions.ts';
import { initialSubmission } from '../../kit/submission-key.ts';
import { bankDetailsMachine } from '../../parts/bank/bank-details/bank-details.machine.ts';
import type { BankDetails, BankDetailsOutput } from '../../parts/bank/bank-details/bank-details.types.ts';
import type { ImageUploadOutput } from '../../parts/form/image-upload/image-upload.types.ts';
import { imageUploadMachine } from '../../parts/form/image-upload/image-upload.machine.ts';
import { stageOf } from '../stage.ts';
import { isBankVerified, accountListsOf } from './kyc-bank.rules.ts';
import type { KycBankChart } from './kyc-bank.types.ts';

type VerifyBankRequest = Extract<VerifyStageRequest, { verify_stage: 'bank' }>;

export const kycBankMachine = setup({
  types: {} as KycBankChart,
  actors: {
    getStageInfo: operationPort('getStageInfo'),
    bankDetails: bankDetailsMachine,
    imageUpload: imageUploadMachine<BankDetails, UploadChequeAnswer>(),
    verifyStage: operationPort<'verifyStage', VerifyBankRequest>('verifyStage'),
  },
  guards: {
    /** ON-230. */
    isBankVerified: (_, answer: StageResponse) => isBankVerified(stageOf(answer)),
    /** ON-277. */
    isChequeUploaded: (_, output: ImageUploadOutput<UploadChequeAnswer>) => output.kind === 'uploaded',
    /** ON-277. */
    hasCheque: ({ context }) => context.hasCheque,
    /** Decision 009. */
    hasLostAnswer: ({ context }) => context.hasLostAnswer,
  },
  actions: {
    /** ON-270. */
    setStageInfo: assign(({ context }, answer: StageResponse) => ({ stage: { ...context.stage, ...stageOf(answer) } })),
    /** ON-276. */
    setVerifiedAccount: assign((_, output: BankDetailsOutput) =>
      output.kind === 'verified'
        ? { account: verifiedAccountOf(output.details, output.answer), draft: output.details, hasLostAnswer: false }
        : {},
    ),
    clearVerifiedAccount: assign({ account: null, hasCheque: false, notice: null, hasLostAnswer: false }),
    /** ON-279. */
    markChequeUploaded: assign({ hasCheque: true, notice: null, hasLostAnswer: false }),
    ...noticeActions<KycBankChart>('alert'),
    ...submissionActions<KycBankChart>(),
  },
}).createMachine({
  id: 'kycBank',
  context: ({ input }) => ({
    ...input,
    ...initialSubmission,
    stage: {},
    draft: null,
    account: null,
    hasCheque: false,
    notice: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      entry: 'clearNotice',
      invoke: {
        id: 'getStageInfo',
        src: 'getStageInfo',
        input: { request: { stage_name: 'bank' } },
        onDone: [
          {
            guard: { type: 'isBankVerified', params: ({ event }) => event.output.answer },
            target: 'verified',
            actions: { type: 'setStageInfo', params: ({ event }) => event.output.answer },
          },
          { target: 'detailing', actions: { type: 'setStageInfo', params: ({ event }) => event.output.answer } },
        ],
        onError: {
          target: 'unavailable',
          actions: { type: 'setNotice', params: failureNotice },
        },
      },
    },
    unavailable: {
      description: 'Not this stage’s turn, or no answer: no form, no upload (D-04).',
      on: { 'stage.reloadRequested': 'loading' },
    },
    detailing: {
      invoke: {
        id: 'bankDetails',
        src: 'bankDetails',
        input: ({ context: { stage, draft, newSubmission } }) => ({
          rules: 'stage',
          ...accountListsOf(stage),
          draft: draft ?? undefined,
          newSubmission,
        }),
        onDone: {
          target: 'presentingCheque',
          actions: { type: 'setVerifiedAccount', params: ({ event }) => event.output },
        },
      },
    },
    presentingCheque: {
      invoke: {
        id: 'imageUpload',
        src: 'imageUpload',
        input: ({ context: { account, newSubmission } }) => ({
          slots: [{ name: CHEQUE_SLOT, label: CHEQUE_SLOT }],
          shouldCreateTiff: true,
          subject: requireAccount(account).details,
          newSubmission,
        }),
        onDone: [
          {
            guard: { type: 'isChequeUploaded', params: ({ event }) => event.output },
            target: 'reviewing',
            actions: [
              {
                type: 'setStageInfo',
                params: ({ event: { output } }) => (output.kind === 'uploaded' ? output.result : emptyStageAnswer),
              },
              'markChequeUploaded',
            ],
          },
          { guard: 'hasCheque', target: 'reviewing' },
          { target: 'detailing', actions: 'clearVerifiedAccount' },
        ],
      },
      on: { 'details.changeRequested': { target: 'detailing', actions: 'clearVerifiedAccount' } },
    },
    reviewing: {
      description: 'The account is verified and its cheque was read; nothing is final before Confirm.',
      on: {
        'stage.submitted': { target: 'submitting', actions: ['setSubmissionKey', 'clearNotice'] },
        'cheque.replaced': 'presentingCheque',
        'details.changeRequested': { target: 'detailing', actions: 'clearVerifiedAccount' },
        'stage.reloadRequested': { guard: 'hasLostAnswer', target: 'loading', actions: 'clearVerifiedAccount' },
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        id: 'verifyStage',
        src: 'verifyStage',
        // The provider already has the cheque and its copy, so they are not sent again.
        input: ({ context: { submission } }) => ({ request: { verify_stage: 'bank' }, submission }),
        onDone: {
          target: 'verified',
          actions: { type: 'setStageInfo', params: ({ event }) => event.output.answer },
        },
        onError: { target: 'reviewing', actions: { type: 'setNotice', params: submissionFailureNotice } },
      },
    },
    verified: { type: 'final', description: 'The account is the primary one; the next stage is open (INV-41).' },
  },
});

const emptyStageAnswer = { code: '000', messageText: '' } as const;

function requireAccount(account: VerifiedAccount | null): VerifiedAccount {
  if (account === null) throw new Error('A cheque is asked for once the account is verified.');
  return account;
}
