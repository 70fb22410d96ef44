import type { BankListResult, SchemeChart } from '@folioflow/api/contract';
import { assign, enqueueActions, setup } from 'xstate';
import { failed, keepsNotice, raisedBy } from '../../kit/notice.ts';
import { fetchChart } from '../../kit/on-demand.ts';
import { operationPort } from '../../kit/operation-port.ts';
import { port } from '../../kit/port.ts';
import { listsRequest } from '../../parts/mandate-choice/mandate-choice.rules.ts';
import {
  confirmationInput,
  endedAs,
  lostSubmissionOf,
  lostWith,
  notFoundNotice,
  orderEndOf,
  type OrderEnd,
  type SoughtOrder,
} from '../../parts/order-confirmation/index.ts';
import { later, type SipChild } from './sip-checkout.children.ts';
import {
  choiceIn,
  gateIn,
  mandateInput,
  needsMandate,
  nomineeInput,
  offerIn,
  placedAt,
  problemIn,
  sipOf,
  sipOrderIn,
  termsRequest,
} from './sip-checkout.rules.ts';
import type {
  PlacedSip,
  SipCheckoutContext,
  SipCheckoutEmitted,
  SipCheckoutEvent,
  SipCheckoutInput,
  SipCheckoutOutput,
  SipFound,
} from './sip-checkout.types.ts';

type End = OrderEnd<PlacedSip>;

export const sipCheckoutMachine = setup({
  types: {} as {
    context: SipCheckoutContext;
    events: SipCheckoutEvent;
    input: SipCheckoutInput;
    output: SipCheckoutOutput;
    emitted: SipCheckoutEmitted;
    tags: 'busy';
  },
  actors: {
    getSchemeStatistics: operationPort('getSchemeStatistics'),
    listBankAccounts: operationPort('listBankAccounts'),
    fetchChart: fetchChart<SipChild>(),
    nomineeChoice: later.nomineeChoice.chart,
    mandateChoice: later.mandateChoice.chart,
    secondFactor: later.secondFactor.chart,
    findPlaced: port<SoughtOrder, SipFound>('findPlaced'),
  },
  guards: {
    needsMandate: ({ context }) => needsMandate(context),
    isComplete: ({ context }) => choiceIn(context) !== null,
    mayPlace: ({ context }) => choiceIn(context) !== null && problemIn(context) === null,
    wasFound: (_, found: SipFound) => found.kind === 'found',
  },
  actions: {
    keepTerms: assign(({ context: { asked, today } }, chart: SchemeChart) =>
      asked === null ? {} : { gate: gateIn(chart), ...offerIn(chart, asked, today) },
    ),
    keepLists: assign((_, lists: BankListResult) => ({ lists })),
    keepNominee: assign(({ context: { offer }, event }) =>
      event.type === 'nominee.settled' && offer !== null
        ? {
            nominee: { option: event.option, nomineeId: event.nomineeId },
            offer: {
              ...offer,
              nominees: event.nominees,
              isNoneRegistered: event.isNoneRegistered,
              noNomineeForm: event.noNomineeForm,
            },
          }
        : {},
    ),
    forgetNominee: assign({ nominee: null }),
    keepMandate: assign(({ event }) =>
      event.type === 'mandate.settled' ? { mandateId: event.mandateId, lists: event.lists } : {},
    ),
    forgetMandate: assign({ mandateId: null }),
    keepPlaced: assign((_, end: End) => (end.kind === 'placed' ? { outcome: placedAt(end.order) } : {})),
    keepFound: assign((_, found: SipFound) =>
      found.kind === 'found' ? { outcome: placedAt(found.order) } : { notice: notFoundNotice(found) },
    ),
    closeGate: enqueueActions(({ enqueue }, end: End) => {
      if (end.kind !== 'blocked') return;
      enqueue.assign({ gate: end.gate });
      const refused = { kind: 'refused', text: end.gate.message, via: 'answer', errors: [] } as const;
      if (!end.isTold) for (const raised of raisedBy(refused, 'alert')) enqueue.emit(raised);
    }),
    keepLost: assign(({ context }, end: End) => ({ lost: lostWith(end, choiceIn(context), context.lost) })),
    comeBack: assign((_, end: End) => (end.kind === 'back' ? { notice: end.notice } : {})),
    keepNotice: enqueueActions(keepsNotice('alert')),
    forgetNotice: assign({ notice: null }),
  },
}).createMachine({
  id: 'sipCheckout',
  context: ({ input }) => ({
    ...input,
    offer: null,
    notOffered: null,
    lists: null,
    nominee: null,
    mandateId: null,
    gate: null,
    notice: null,
    lost: null,
    outcome: { kind: 'stayed' },
  }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [{ guard: ({ context }) => context.asked === null, target: 'orderMissing' }, { target: 'loading' }],
    },
    orderMissing: { type: 'final', description: 'Opened without a SIP: the not-found text and a link.' },
    blocked: { type: 'final', description: 'No order is taken now: why, and where to go instead.' },
    notOffered: { type: 'final', description: 'The provider does not offer what was asked for: what, and the scheme.' },
    loading: {
      tags: 'busy',
      entry: 'forgetNotice',
      initial: 'deciding',
      states: {
        deciding: {
          always: [
            { guard: ({ context }) => context.gate !== null, target: '#sipCheckout.blocked' },
            { guard: ({ context }) => context.notOffered !== null, target: '#sipCheckout.notOffered' },
            { guard: ({ context }) => context.offer === null, target: 'terms' },
            { guard: ({ context }) => context.lists === null, target: 'accounts' },
            { target: 'nominees' },
          ],
        },
        terms: {
          description: 'Scheme, option, limits and days are the provider’s; the page before only said what to ask for.',
          invoke: {
            id: 'getSchemeStatistics',
            src: 'getSchemeStatistics',
            input: ({ context }) => ({ request: termsRequest(required(context.asked)) }),
            onDone: { target: 'deciding', actions: { type: 'keepTerms', params: ({ event }) => event.output.answer } },
            onError: { target: '#sipCheckout.unavailable', actions: { type: 'keepNotice', params: failed } },
          },
        },
        accounts: {
          invoke: {
            id: 'listBankAccounts',
            src: 'listBankAccounts',
            input: ({ context: { asked, offer } }) => ({
              request: listsRequest(sipOf({ asked: required(asked), offer: required(offer) })),
            }),
            onDone: {
              target: 'deciding',
              actions: { type: 'keepLists', params: ({ event }) => event.output.answer.result },
            },
            onError: { target: '#sipCheckout.unavailable', actions: { type: 'keepNotice', params: failed } },
          },
        },
        nominees: {
          invoke: {
            id: 'fetchChart',
            src: 'fetchChart',
            input: { request: 'nomineeChoice' },
            onDone: '#sipCheckout.choosing',
            onError: { target: '#sipCheckout.unavailable', actions: { type: 'keepNotice', params: failed } },
          },
        },
      },
    },
    unavailable: { on: { 'checkout.reloadRequested': 'loading' } },
    choosing: {
      entry: 'forgetNotice',
      invoke: { id: 'nomineeChoice', src: 'nomineeChoice', input: ({ context }) => nomineeInput(context) },
      initial: 'nomineePending',
      on: {
        'nominee.settled': { actions: 'keepNominee' },
        'nominee.unsettled': { target: '.nomineePending', actions: 'forgetNominee' },
      },
      states: {
        nomineePending: {
          on: {
            'nominee.settled': [
              { guard: 'needsMandate', target: 'fetchingMandates', actions: 'keepNominee' },
              { target: 'withoutMandate', actions: 'keepNominee' },
            ],
          },
        },
        withoutMandate: {
          description: 'Each installment is paid by hand (DO-330).',
          on: { 'review.requested': { guard: 'isComplete', target: '#sipCheckout.reviewing' } },
        },
        fetchingMandates: {
          tags: 'busy',
          invoke: {
            id: 'fetchChart',
            src: 'fetchChart',
            input: { request: 'mandateChoice' },
            onDone: 'withMandate',
            onError: { target: 'mandatesNotFetched', actions: { type: 'keepNotice', params: failed } },
          },
        },
        mandatesNotFetched: { on: { 'checkout.reloadRequested': 'fetchingMandates' } },
        withMandate: {
          invoke: { id: 'mandateChoice', src: 'mandateChoice', input: ({ context }) => mandateInput(context) },
          initial: 'mandatePending',
          on: { 'mandate.unsettled': { target: '.mandatePending', actions: 'forgetMandate' } },
          states: {
            mandatePending: { on: { 'mandate.settled': { target: 'ready', actions: 'keepMandate' } } },
            ready: {
              on: {
                'mandate.settled': { actions: 'keepMandate' },
                'review.requested': { guard: 'isComplete', target: '#sipCheckout.reviewing' },
              },
            },
          },
        },
      },
    },
    reviewing: {
      description: 'What is agreed to stands in words before a code is sent; nothing can be changed meanwhile.',
      on: {
        'review.left': { target: 'choosing' },
        'order.submitted': { guard: 'mayPlace', target: 'fetchingCodes', actions: 'forgetNotice' },
      },
    },
    fetchingCodes: {
      tags: 'busy',
      invoke: {
        id: 'fetchChart',
        src: 'fetchChart',
        input: { request: 'secondFactor' },
        onDone: 'confirming',
        onError: { target: 'reviewing', actions: { type: 'keepNotice', params: failed } },
      },
    },
    confirming: {
      invoke: {
        id: 'secondFactor',
        src: 'secondFactor',
        input: ({ context }) =>
          confirmationInput({
            codes: 'mobile',
            subject: sipOrderIn(context),
            gate: context.gate,
            lostSubmission: lostSubmissionOf(context.lost, choiceIn(context)),
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
            actions: { type: 'keepLost', params: ({ event }) => orderEndOf(event.output) },
          },
          {
            target: 'reviewing',
            actions: [
              { type: 'keepLost', params: ({ event }) => orderEndOf(event.output) },
              { type: 'comeBack', params: ({ event }) => orderEndOf(event.output) },
            ],
          },
        ],
      },
    },
    checking: {
      tags: 'busy',
      description: 'The answer never came: the list of SIPs tells what became of it.',
      invoke: {
        id: 'findPlaced',
        src: 'findPlaced',
        input: ({ context }) => ({ request: { submission: required(context.lost).submission } }),
        onDone: [
          {
            guard: { type: 'wasFound', params: ({ event }) => event.output.answer },
            target: 'placed',
            actions: { type: 'keepFound', params: ({ event }) => event.output.answer },
          },
          { target: 'reviewing', actions: { type: 'keepFound', params: ({ event }) => event.output.answer } },
        ],
        onError: { target: 'reviewing', actions: { type: 'keepNotice', params: failed } },
      },
    },
    placed: { type: 'final' },
  },
  output: ({ context }) => context.outcome,
});

function required<T>(value: T | null): T {
  if (value === null) throw new Error('A step of the checkout is reached without what comes before it.');
  return value;
}
