import type { FreshOrder, Order } from '@folioflow/api/contract';
import { assign, enqueueActions, setup } from 'xstate';
import { keepsNotice, raisedBy, unsure } from '../../kit/notice.ts';
import { port } from '../../kit/port.ts';
import type { NomineeLists } from '../../parts/nominee-choice/index.ts';
import { nomineeChoiceMachine } from '../../parts/nominee-choice/nominee-choice.machine.ts';
import {
  confirmationInput,
  endedAs,
  lostSubmissionOf,
  lostWith,
  notFoundNotice,
  orderEndOf,
  type FoundOrder,
  type OrderEnd,
  type OrderResult,
  type SoughtOrder,
} from '../../parts/order-confirmation/index.ts';
import { secondFactorMachine } from '../../parts/second-factor/second-factor.machine.ts';
import { paymentExit, placed } from './lumpsum-checkout.outcome.ts';
import { freshOrderOf, primaryAccount } from './lumpsum-checkout.rules.ts';
import { isPayable, type FreshCheckoutState } from './lumpsum-checkout.state.ts';
import type {
  LumpsumCheckoutContext,
  LumpsumCheckoutEmitted,
  LumpsumCheckoutEvent,
  LumpsumCheckoutInput,
  LumpsumCheckoutOutput,
} from './lumpsum-checkout.types.ts';

type End = OrderEnd<Order>;

export const lumpsumCheckoutMachine = setup({
  types: {} as {
    context: LumpsumCheckoutContext;
    events: LumpsumCheckoutEvent;
    input: LumpsumCheckoutInput;
    output: LumpsumCheckoutOutput;
    emitted: LumpsumCheckoutEmitted;
    tags: 'busy';
  },
  actors: {
    nomineeChoice: nomineeChoiceMachine,
    secondFactor: secondFactorMachine<FreshOrder, OrderResult<Order>>(),
    findPlaced: port<SoughtOrder, FoundOrder<Order>>('findPlaced'),
  },
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
    keepPlaced: assign((_, end: End) => (end.kind === 'placed' ? { outcome: placed(end.order) } : {})),
    closeGate: enqueueActions(({ enqueue }, end: End) => {
      if (end.kind !== 'blocked') return;
      enqueue.assign({ gate: end.gate });
      const refused = { kind: 'refused', text: end.gate.message, via: 'answer', errors: [] } as const;
      if (!end.isTold) for (const raised of raisedBy(refused, 'alert')) enqueue.emit(raised);
    }),
    comeBack: assign(({ context: { settled, lost } }, end: End) => ({
      notice: end.kind === 'back' ? end.notice : null,
      lost: lostWith(end, settled, lost),
    })),
    keepFound: assign((_, found: FoundOrder<Order>) =>
      found.kind === 'found' ? { outcome: placed(found.order) } : { notice: notFoundNotice(found) },
    ),
    keepNotice: enqueueActions(keepsNotice('alert')),
    forgetNotice: assign({ notice: null }),
    leaveToPay: assign(({ context: { state } }) =>
      state !== null && isPayable(state) ? { outcome: { kind: 'left', exit: paymentExit(state) } } : {},
    ),
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
          actions: 'leaveToPay',
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
        input: ({ context }) =>
          confirmationInput({
            codes: 'mobile',
            subject: orderIn(context),
            gate: context.gate,
            lostSubmission: lostSubmissionOf(context.lost, context.settled),
            newSubmission: context.newSubmission,
          }),
        onDone: [
          {
            guard: endedAs('placed'),
            target: 'placed',
            actions: { type: 'keepPlaced', params: ({ event }) => orderEndOf(event.output) },
          },
          {
            guard: endedAs('blocked'),
            target: 'blocked',
            actions: { type: 'closeGate', params: ({ event }) => orderEndOf(event.output) },
          },
          {
            guard: endedAs('sought'),
            target: 'checking',
            actions: { type: 'comeBack', params: ({ event }) => orderEndOf(event.output) },
          },
          { target: 'choosing', actions: { type: 'comeBack', params: ({ event }) => orderEndOf(event.output) } },
        ],
      },
    },
    checking: {
      tags: 'busy',
      description: 'The list of orders knows the key of a lost one. Created again, it goes on with the same key.',
      invoke: {
        id: 'findPlaced',
        src: 'findPlaced',
        input: ({ context }) => ({ request: { submission: context.lost?.submission ?? '' } }),
        onDone: [
          {
            guard: ({ event }) => event.output.answer.kind === 'found',
            target: 'placed',
            actions: { type: 'keepFound', params: ({ event }) => event.output.answer },
          },
          { target: 'choosing', actions: { type: 'keepFound', params: ({ event }) => event.output.answer } },
        ],
        onError: { target: 'choosing', actions: { type: 'keepNotice', params: unsure } },
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
