import type { BankAccount, SaveBankAccountAnswer } from '@folioflow/api/contract';
import { assign, setup } from 'xstate';
import { requiredValue } from '../../kit/required-value.ts';
import { bankDetailsMachine } from '../../parts/bank/bank-details/bank-details.machine.ts';
import type { BankDetails, BankDetailsOutput } from '../../parts/bank/bank-details/bank-details.types.ts';
import type { ImageUploadOutput } from '../../parts/form/image-upload/image-upload.types.ts';
import { imageUploadMachine } from '../../parts/form/image-upload/image-upload.machine.ts';
import { verifiedAccountOf, CHEQUE_SLOT } from '../verified-account.ts';
import type {
  BankAccountAdditionContext,
  BankAccountAdditionEvent,
  BankAccountAdditionInput,
  BankAccountAdditionOutput,
} from './bank-account-addition.types.ts';

export const bankAccountAdditionMachine = setup({
  types: {} as {
    context: BankAccountAdditionContext;
    events: BankAccountAdditionEvent;
    input: BankAccountAdditionInput;
    output: BankAccountAdditionOutput;
  },
  actors: {
    bankDetails: bankDetailsMachine,
    imageUpload: imageUploadMachine<BankDetails, SaveBankAccountAnswer>(),
  },
  guards: {
    /** OM-203. */
    hasPrimaryAccount: ({ context }) => context.hasPrimary,
    /** OM-197. */
    isChequeUploaded: (_, output: ImageUploadOutput<SaveBankAccountAnswer>) => output.kind === 'uploaded',
  },
  actions: {
    /** OM-203. */
    setNotPermittedOutcome: assign({ outcome: { kind: 'notPermitted' } }),
    /** OM-196. */
    setVerifiedAccount: assign((_, output: BankDetailsOutput) =>
      output.kind === 'verified'
        ? { account: verifiedAccountOf(output.details, output.answer), draft: output.details }
        : {},
    ),
    clearVerifiedAccount: assign({ account: null }),
    /** OM-197. */
    setAddedOutcome: assign((_, accounts: readonly BankAccount[]) => ({
      outcome: { kind: 'added' as const, accounts },
    })),
  },
}).createMachine({
  id: 'bankAccountAddition',
  context: ({ input }) => ({ ...input, draft: null, account: null, outcome: { kind: 'cancelled' } }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [{ guard: 'hasPrimaryAccount', target: 'notPermitted' }, { target: 'adding' }],
    },
    notPermitted: { type: 'final', entry: 'setNotPermittedOutcome' },
    adding: {
      type: 'parallel',
      description: 'The cancel question is shown over the form and does not change it.',
      states: {
        work: {
          initial: 'detailing',
          states: {
            detailing: {
              invoke: {
                id: 'bankDetails',
                src: 'bankDetails',
                input: ({ context: { accountTypes, banks, draft, hasAccounts, newSubmission } }) => ({
                  rules: 'list',
                  accountTypes,
                  banks,
                  isAdditional: hasAccounts,
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
              description: 'The account is verified; Confirm uploads its cheque and adds the account to the list.',
              invoke: {
                id: 'imageUpload',
                src: 'imageUpload',
                input: ({ context: { account, newSubmission } }) => ({
                  slots: [{ name: CHEQUE_SLOT, label: CHEQUE_SLOT }],
                  shouldCreateTiff: false,
                  subject: requiredValue(account, 'account').details,
                  newSubmission,
                }),
                onDone: [
                  {
                    guard: { type: 'isChequeUploaded', params: ({ event }) => event.output },
                    target: '#bankAccountAddition.added',
                    actions: {
                      type: 'setAddedOutcome',
                      params: ({ event: { output } }) =>
                        output.kind === 'uploaded' ? output.result.result.customer_bank_list : [],
                    },
                  },
                  { target: 'detailing', actions: 'clearVerifiedAccount' },
                ],
              },
              on: { 'details.changeRequested': { target: 'detailing', actions: 'clearVerifiedAccount' } },
            },
          },
        },
        dialog: {
          initial: 'closed',
          states: {
            closed: { on: { 'addition.cancelRequested': 'asking' } },
            asking: {
              on: {
                'cancellation.confirmed': '#bankAccountAddition.cancelled',
                'cancellation.declined': 'closed',
              },
            },
          },
        },
      },
    },
    added: { type: 'final' },
    cancelled: { type: 'final' },
  },
  output: ({ context }) => context.outcome,
});
