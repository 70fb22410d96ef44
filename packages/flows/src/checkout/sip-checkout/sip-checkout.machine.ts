import { failureNotice } from '../../kit/notice.ts';
import { requiredValue } from '../../kit/required-value.ts';
import {
  confirmationTransitions,
  lookUpTransitions,
} from '../../parts/order/order-confirmation/order-confirmation.rules.ts';
import { termsFailureTransitions } from '../../parts/order/order-offer/order-offer.ts';
import { recentOrderTransitions } from '../../parts/order/recent-order/recent-order.transitions.ts';
import {
  secondFactorInput,
  mandateChoiceInput,
  nomineeChoiceInput,
  recentOrderCheckInput,
} from './sip-checkout.children.ts';
import { accountsRequest, schemeStatisticsRequest } from './sip-checkout.rules.ts';
import { sipCheckoutSetup } from './sip-checkout.setup.ts';

export const sipCheckoutMachine = sipCheckoutSetup.createMachine({
  id: 'sipCheckout',
  context: ({ input }) => ({
    ...input,
    confirmedUntil: 0,
    offer: null,
    notOffered: null,
    lists: null,
    nominee: null,
    mandateNumber: null,
    gate: null,
    notice: null,
    retry: null,
    outcome: { kind: 'stayed' },
  }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [{ guard: 'isOrderMissing', target: 'orderMissing' }, { target: 'loading' }],
    },
    orderMissing: {
      type: 'final',
      description: 'Opened without a SIP, or with an unknown scheme: the not-found text and a link.',
    },
    blocked: { type: 'final', description: 'Orders are not accepted now: the reason and a link.' },
    notOffered: {
      type: 'final',
      description: 'The provider does not offer a part of the request: that part, and a link to the scheme.',
    },
    loading: {
      tags: 'busy',
      entry: 'clearNotice',
      initial: 'deciding',
      states: {
        deciding: {
          always: [
            { guard: 'isGateClosed', target: '#sipCheckout.blocked' },
            { guard: 'isSipNotOffered', target: '#sipCheckout.notOffered' },
            { guard: 'isOfferMissing', target: 'terms' },
            { guard: 'isAccountListMissing', target: 'accounts' },
            { target: '#sipCheckout.choosing' },
          ],
        },
        terms: {
          description:
            'Scheme, option, limits and days come from the provider; the navigation state only contains the request.',
          invoke: {
            id: 'getSchemeStatistics',
            src: 'getSchemeStatistics',
            input: ({ context }) => ({ request: schemeStatisticsRequest(context) }),
            onDone: { target: 'deciding', actions: { type: 'setOffer', params: ({ event }) => event.output.answer } },
            onError: termsFailureTransitions('#sipCheckout.orderMissing', '#sipCheckout.unavailable'),
          },
        },
        accounts: {
          invoke: {
            id: 'listBankAccounts',
            src: 'listBankAccounts',
            input: ({ context }) => ({ request: accountsRequest(context) }),
            onDone: {
              target: 'deciding',
              actions: { type: 'setBankLists', params: ({ event }) => event.output.answer.result },
            },
            onError: { target: '#sipCheckout.unavailable', actions: { type: 'setNotice', params: failureNotice } },
          },
        },
      },
    },
    unavailable: { on: { 'checkout.reloadRequested': 'loading' } },
    choosing: {
      entry: 'clearNotice',
      invoke: { id: 'nomineeChoice', src: 'nomineeChoice', input: ({ context }) => nomineeChoiceInput(context) },
      initial: 'nomineePending',
      on: {
        'nominee.settled': { actions: 'setNominee' },
        'nominee.unsettled': { target: '.nomineePending', actions: 'clearNominee' },
      },
      states: {
        nomineePending: {
          on: {
            'nominee.settled': [
              { guard: 'isMandateOfSuggestionRequired', target: 'nomineeSuggested', actions: 'setNominee' },
              { guard: 'isMandateRequired', target: 'withMandate', actions: 'setNominee' },
              { target: 'withoutMandate', actions: 'setNominee' },
            ],
          },
        },
        nomineeSuggested: {
          description: 'The last choice of the investor is suggested; the mandates are loaded once it is confirmed.',
          on: {
            'nominee.confirmed': 'withMandate',
            'nominee.settled': { target: 'withMandate', actions: 'setNominee' },
          },
        },
        withoutMandate: {
          description: 'Each instalment is paid by hand (DO-330).',
          on: { 'review.requested': { guard: 'isChoiceComplete', target: '#sipCheckout.reviewing' } },
        },
        withMandate: {
          invoke: { id: 'mandateChoice', src: 'mandateChoice', input: ({ context }) => mandateChoiceInput(context) },
          initial: 'mandatePending',
          on: { 'mandate.unsettled': { target: '.mandatePending', actions: 'clearMandate' } },
          states: {
            mandatePending: { on: { 'mandate.settled': { target: 'ready', actions: 'setMandate' } } },
            ready: {
              on: {
                'mandate.settled': { actions: 'setMandate' },
                'review.requested': { guard: 'isChoiceComplete', target: '#sipCheckout.reviewing' },
              },
            },
          },
        },
      },
    },
    reviewing: {
      description: 'The terms are shown before a code is sent; nothing can be changed here.',
      on: {
        'review.left': { target: 'choosing' },
        'order.submitted': { guard: 'canPlaceSip', target: 'checkingRecentOrder', actions: 'clearNotice' },
      },
    },
    checkingRecentOrder: {
      description:
        'The user confirms the repetition of a recent order, which may come from another tab, before a code is sent.',
      invoke: {
        id: 'recentOrder',
        src: 'recentOrder',
        input: ({ context }) => recentOrderCheckInput(context),
        onDone: recentOrderTransitions('confirming', 'reviewing'),
      },
    },
    confirming: {
      invoke: {
        id: 'secondFactor',
        src: 'secondFactor',
        input: ({ context }) => secondFactorInput(context),
        onDone: confirmationTransitions('placed', 'reviewing'),
      },
    },
    checking: {
      tags: 'busy',
      description: 'The answer was lost: the SIP list shows whether the SIP was placed.',
      invoke: {
        id: 'findPlaced',
        src: 'findPlaced',
        input: ({ context }) => ({ request: { submission: requiredValue(context.retry, 'retry').submission } }),
        ...lookUpTransitions('placed', 'reviewing'),
      },
    },
    placed: { type: 'final' },
  },
  output: ({ context }) => context.outcome,
});
