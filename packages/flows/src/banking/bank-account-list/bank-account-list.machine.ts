import type { BankAccount } from '@folioflow/api/contract';
import { assign, setup } from 'xstate';
import { failureNotice } from '../../kit/notice.ts';
import { noticeActions } from '../../kit/notice-actions.ts';
import { operationPort } from '../../kit/operation-port.ts';
import { nextPendingRetry, findRetryOfDraft } from '../../parts/order/order-confirmation/pending-retry.ts';
import type { PinConfirmationOutput } from '../../parts/identity/pin-confirmation/pin-confirmation.types.ts';
import { pinConfirmationMachine } from '../../parts/identity/pin-confirmation/pin-confirmation.machine.ts';
import { bankAccountAdditionMachine } from '../bank-account-addition/bank-account-addition.machine.ts';
import type { BankAccountAdditionOutput } from '../bank-account-addition/bank-account-addition.types.ts';
import { findAccount, hasPrimary, accountListsOf } from './bank-account-list.rules.ts';
import type {
  BankAccountsAnswer,
  BankAccountListChart,
  BankAccountListContext,
  PrimaryChangeDraft,
  PrimaryChangeAnswer,
} from './bank-account-list.types.ts';

export const bankAccountListMachine = setup({
  types: {} as BankAccountListChart,
  actors: {
    listBankAccounts: operationPort('listBankAccounts'),
    bankAccountAddition: bankAccountAdditionMachine,
    pinConfirmation: pinConfirmationMachine<BankAccount, PrimaryChangeAnswer>(),
  },
  guards: {
    /** OM-205. */
    hasCompleteAccountList: (_, output: PinConfirmationOutput<PrimaryChangeAnswer>) => isAccountListUpToDate(output),
    /** OM-197. */
    isAccountAdded: (_, { kind }: BankAccountAdditionOutput) => kind === 'added',
    canAddAccount: ({ context }) => !hasPrimary(context.accounts),
    /** OM-204. */
    canAccountBecomePrimary: ({ context, event }) =>
      event.type === 'primary.requested' && findAccount(context.accounts, event.id)?.is_primary === false,
  },
  actions: {
    ...noticeActions<BankAccountListChart>('alert'),
    /** OM-195. */
    setAccounts: assign(({ context: { retry } }, answer: BankAccountsAnswer) => ({
      accounts: answer.result.customer_bank_list,
      lists: accountListsOf(answer),
      // The list shows that the change had its effect: a repeated request is another change.
      retry: findAccount(answer.result.customer_bank_list, retry?.draft.changingId ?? '')?.is_primary ? null : retry,
    })),
    /** Decision 074. */
    clearChangeMessages: assign({ done: null, notice: null }),
    /** OM-197. */
    recordAddedAccounts: assign((_, output: BankAccountAdditionOutput) =>
      output.kind === 'added' ? { done: 'added' as const, accounts: output.accounts } : {},
    ),
    /** OM-205. */
    setRequestedPrimaryAccount: assign(({ event }) =>
      event.type === 'primary.requested' ? { changingId: event.id } : {},
    ),
    /** OM-205, decision 009. */
    recordPrimaryChange: assign(({ context }, output: PinConfirmationOutput<PrimaryChangeAnswer>) => {
      if (output.kind === 'confirmed')
        return {
          done: 'primaryChanged' as const,
          retry: null,
          changingId: '',
          ...(output.result.result && { accounts: output.result.result.customer_bank_list }),
        };
      return { retry: nextPendingRetry(context.retry, primaryChangeOf(context), output), changingId: '' };
    }),
  },
}).createMachine({
  id: 'bankAccountList',
  context: ({ input }) => ({
    ...input,
    accounts: [],
    lists: { accountTypes: [], banks: [] },
    changingId: '',
    retry: null,
    done: null,
    notice: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      entry: 'clearNotice',
      invoke: {
        id: 'listBankAccounts',
        src: 'listBankAccounts',
        input: { request: {} },
        onDone: { target: 'listed', actions: { type: 'setAccounts', params: ({ event }) => event.output.answer } },
        onError: { target: 'unavailable', actions: { type: 'setNotice', params: failureNotice } },
      },
    },
    unavailable: { on: { 'accounts.reloadRequested': 'loading' } },
    listed: {
      initial: 'settled',
      states: {
        settled: {
          on: {
            'accounts.reloadRequested': { target: 'refreshing', actions: 'clearChangeMessages' },
            'addition.requested': {
              guard: 'canAddAccount',
              target: '#bankAccountList.adding',
              actions: 'clearChangeMessages',
            },
            'primary.requested': {
              guard: 'canAccountBecomePrimary',
              target: 'confirming',
              actions: ['clearChangeMessages', 'setRequestedPrimaryAccount'],
            },
          },
        },
        refreshing: {
          tags: 'busy',
          description: 'A reload; the current list remains until the answer arrives.',
          invoke: {
            id: 'listBankAccounts',
            src: 'listBankAccounts',
            input: { request: {} },
            onDone: { target: 'settled', actions: { type: 'setAccounts', params: ({ event }) => event.output.answer } },
            onError: { target: 'settled', actions: { type: 'setNotice', params: failureNotice } },
          },
        },
        confirming: {
          description: 'The account that receives redemptions changes only with a PIN.',
          invoke: {
            id: 'pinConfirmation',
            src: 'pinConfirmation',
            input: ({ context }) => ({
              subject: requireChangingAccount(context),
              isConfirmationAllowed: true,
              shouldAlertRefusal: true,
              newSubmission: context.newSubmission,
              lostSubmission: findRetryOfDraft(context.retry, primaryChangeOf(context))?.submission,
            }),
            onDone: [
              {
                guard: { type: 'hasCompleteAccountList', params: ({ event }) => event.output },
                target: 'settled',
                actions: { type: 'recordPrimaryChange', params: ({ event }) => event.output },
              },
              { target: 'refreshing', actions: { type: 'recordPrimaryChange', params: ({ event }) => event.output } },
            ],
          },
        },
      },
    },
    adding: {
      invoke: {
        id: 'bankAccountAddition',
        src: 'bankAccountAddition',
        input: ({ context: { accounts, lists, newSubmission } }) => ({
          ...lists,
          hasPrimary: hasPrimary(accounts),
          hasAccounts: accounts.length > 0,
          newSubmission,
        }),
        onDone: [
          {
            guard: { type: 'isAccountAdded', params: ({ event }) => event.output },
            target: 'listed',
            actions: { type: 'recordAddedAccounts', params: ({ event }) => event.output },
          },
          {
            target: 'listed.refreshing',
            actions: { type: 'recordAddedAccounts', params: ({ event }) => event.output },
          },
        ],
      },
    },
  },
});

const primaryChangeOf = ({ changingId }: BankAccountListContext): PrimaryChangeDraft => ({ changingId });

/** No reload is needed: the answer contained the list, or nothing was changed. */
const isAccountListUpToDate = (output: PinConfirmationOutput<PrimaryChangeAnswer>): boolean =>
  output.kind === 'confirmed'
    ? output.result.result !== undefined
    : !(output.kind === 'abandoned' && output.lostSubmission !== undefined);

function requireChangingAccount({ accounts, changingId }: BankAccountListContext): BankAccount {
  const account = findAccount(accounts, changingId);
  if (account === undefined) throw new Error('Only a listed account can be made primary.');
  return account;
}
