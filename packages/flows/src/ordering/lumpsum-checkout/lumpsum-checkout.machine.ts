import type { FreshOrder } from '@folioflow/api/contract';
import { assign, enqueueActions, setup } from 'xstate';
import { raisedBy } from '../../kit/notice.ts';
import type { NomineeLists } from '../../parts/nominee-choice/index.ts';
import { nomineeChoiceMachine } from '../../parts/nominee-choice/nominee-choice.machine.ts';
import { secondFactorMachine } from '../../parts/second-factor/second-factor.machine.ts';
import { closedBy, createdBy, lostBy, paymentExit, placed, type Confirmed } from './lumpsum-checkout.outcome.ts';
import { freshOrderOf, isGateClosed, lostSubmissionOf, primaryAccount } from './lumpsum-checkout.rules.ts';
import { isPayable, type FreshCheckoutState, type PayableCheckoutState } from './lumpsum-checkout.state.ts';
import type {
  ClosedGate,
  LumpsumCheckoutContext,
  LumpsumCheckoutEmitted,
  LumpsumCheckoutEvent,
  LumpsumCheckoutInput,
  LumpsumCheckoutOutput,
  OrderResult,
} from './lumpsum-checkout.types.ts';

export const lumpsumCheckoutMachine = setup({
  types: {} as {
    context: LumpsumCheckoutContext;
    events: LumpsumCheckoutEvent;
    input: LumpsumCheckoutInput;
    output: LumpsumCheckoutOutput;
    emitted: LumpsumCheckoutEmitted;
  },
  actors: { nomineeChoice: nomineeChoiceMachine, secondFactor: secondFactorMachine<FreshOrder, OrderResult>() },
  guards: {
    hasPrimaryAccount: ({ context }) => primaryAccount(freshIn(context).bank_account_list) !== null,
  },
  actions: {
    keepChoice: assign(({ event }) =>
      event.type === 'nominee.settled'
        ? {
            settled: { option: event.option, nomineeId: event.nomineeId },
            lists: {
              nominees: event.nominees,
              isNoneRegistered: event.isNoneRegistered,
              noNomineeForm: event.noNomineeForm,
            },
          }
        : {},
    ),
    forgetChoice: assign({ settled: null }),
    keepLost: assign(({ context }, output: Confirmed) => lostBy(output, context.settled)),
    forgetNotice: assign({ notice: null }),
    closeGate: assign((_, { gate }: { gate: ClosedGate }) => ({ gate })),
    sayGate: enqueueActions(({ enqueue }, { gate }: { gate: ClosedGate }) => {
      const refused = { kind: 'refused', text: gate.message, via: 'answer', errors: [] } as const;
      for (const raised of raisedBy(refused, 'alert')) enqueue.emit(raised);
    }),
  },
}).createMachine({
  id: 'lumpsumCheckout',
  context: ({ input }) => ({
    ...input,
    settled: null,
    lists: null,
    gate: null,
    notice: null,
    lost: null,
    outcome: { kind: 'stayed' },
  }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: ({ context }) => context.state === null, target: 'orderMissing' },
        { guard: ({ context }) => context.state !== null && isPayable(context.state), target: 'payable' },
        { target: 'choosing' },
      ],
    },
    orderMissing: { type: 'final', description: 'Opened without an order: the not-found text and a link.' },
    blocked: { type: 'final', description: 'The provider answered 020: its message and a link.' },
    payable: {
      description: 'The order exists already and waits for its payment; no nominee, no code (A40).',
      on: {
        'payment.requested': {
          target: 'left',
          actions: assign({ outcome: ({ context }) => ({ kind: 'left', exit: paymentExit(payableIn(context)) }) }),
        },
      },
    },
    choosing: {
      invoke: { id: 'nomineeChoice', src: 'nomineeChoice', input: ({ context }) => nomineeInput(context) },
      initial: 'nomineePending',
      states: {
        nomineePending: { on: { 'nominee.settled': { target: 'ready', actions: 'keepChoice' } } },
        ready: {
          on: {
            'nominee.settled': { actions: 'keepChoice' },
            'nominee.unsettled': { target: 'nomineePending', actions: 'forgetChoice' },
            'order.submitted': {
              guard: 'hasPrimaryAccount',
              target: '#lumpsumCheckout.confirming',
              actions: 'forgetNotice',
            },
          },
        },
      },
    },
    confirming: {
      invoke: {
        id: 'secondFactor',
        src: 'secondFactor',
        input: ({ context }) => ({
          codes: 'mobile',
          subject: orderIn(context),
          permitted: context.gate === null,
          alreadySent: false,
          coolsDownAtEntry: true,
          mayResend: true,
          mayAbandon: true,
          refusalAs: 'alert',
          newSubmission: context.newSubmission,
          lostSubmission: lostSubmissionOf(context),
        }),
        onDone: [
          {
            guard: ({ event }) => createdBy(event.output) !== null,
            target: 'placed',
            actions: assign({
              outcome: ({ context, event }) => placed(createdBy(event.output), context.outcome),
            }),
          },
          {
            guard: ({ event }) => event.output.kind === 'confirmed',
            target: 'blocked',
            actions: [
              { type: 'closeGate', params: ({ event }) => ({ gate: closedBy(event.output) }) },
              { type: 'sayGate', params: ({ event }) => ({ gate: closedBy(event.output) }) },
            ],
          },
          {
            guard: ({ event }) => event.output.kind === 'notSent' && isGateClosed(event.output.refusal?.code ?? ''),
            target: 'blocked',
            actions: { type: 'closeGate', params: ({ event }) => ({ gate: closedBy(event.output) }) },
          },
          {
            guard: ({ event }) => event.output.kind === 'notSent',
            target: 'choosing',
            actions: assign({ notice: ({ event }) => (event.output.kind === 'notSent' ? event.output.notice : null) }),
          },
          { target: 'choosing', actions: { type: 'keepLost', params: ({ event }) => event.output } },
        ],
      },
    },
    placed: { type: 'final' },
    left: { type: 'final' },
  },
  output: ({ context }) => context.outcome,
});

function freshIn({ state }: LumpsumCheckoutContext): FreshCheckoutState {
  if (state === null || isPayable(state)) throw new Error('Only a fresh order has a nominee to choose.');
  return state;
}

function payableIn({ state }: LumpsumCheckoutContext): PayableCheckoutState {
  if (state === null || !isPayable(state)) throw new Error('Only an order that exists is paid.');
  return state;
}

/** The order as it stands; the choice and the account are guarded before. */
function orderIn(context: LumpsumCheckoutContext): FreshOrder {
  const state = freshIn(context);
  const account = primaryAccount(state.bank_account_list);
  if (account === null || context.settled === null) throw new Error('An order needs a nominee and a primary account.');
  return freshOrderOf(state, account, context.settled);
}

function nomineeInput(context: LumpsumCheckoutContext) {
  const state = freshIn(context);
  const given: Omit<NomineeLists, 'nominees'> & { nominees: NomineeLists['nominees'] | null } = context.lists ?? {
    nominees: state.nominee_list,
    isNoneRegistered: state.is_no_nominee_registered,
    noNomineeForm: state.no_nominee_form,
  };
  return {
    ...given,
    clientCode: state.client_code,
    scheme: { scheme_name: state.selected_order.scheme_name, scheme_code: state.selected_order.scheme_code },
    chosen: context.settled,
    newSubmission: context.newSubmission,
  };
}
