import type { PaymentOrderInfo } from '@folioflow/api/contract';
import { assign, setup } from 'xstate';
import { failureNotice, submissionFailureNotice } from '../../kit/notice.ts';
import { noticeActions } from '../../kit/notice-actions.ts';
import { port } from '../../kit/port.ts';
import { requiredValue } from '../../kit/required-value.ts';
import { initialRetry } from '../../parts/order/order-confirmation/pending-retry.ts';
import { retryActions } from '../../parts/order/order-confirmation/retry-actions.ts';
import {
  advisorOf,
  adviceDraftOf,
  adviceSelectionOf,
  isAdviceUnavailable,
  expertAdviceOutputOf,
  createPaidAdvice,
  parsePaidAdvice,
  planOf,
} from './expert-advice.rules.ts';
import type {
  AdviceConfirmation,
  AdviceDraft,
  AdviceSelection,
  CardCheckoutOutcome,
  PaidAdviceConfirmation,
  ExpertAdviceChart,
  PaidAdvice,
} from './expert-advice.types.ts';

const errorOf = ({ event }: { event: { error: unknown } }): unknown => event.error;

export const expertAdviceMachine = setup({
  types: {} as ExpertAdviceChart,
  actors: {
    /** Decision 040. */
    findPaidAdvice: port<{ watchlistId: string }, PaidAdvice | null>('findPaidAdvice'),
    /** DO-221, DO-402. */
    createAdviceOrder: port<AdviceSelection, PaymentOrderInfo>('createAdviceOrder'),
    openCheckout: port<PaymentOrderInfo, CardCheckoutOutcome>('openCheckout'),
    /** DO-223, DO-403. */
    confirmAdviceOrder: port<PaidAdviceConfirmation, AdviceConfirmation>('confirmAdviceOrder'),
  },
  guards: {
    /** INV-09, decision 040. */
    isPaidAdviceFound: (_, paid: PaidAdvice | null) => paid !== null,
    /** DO-190. */
    isAdviceUnavailable: (_, error: unknown) => isAdviceUnavailable(error),
    /** DO-223. */
    isCheckoutPaid: (_, { kind }: CardCheckoutOutcome) => kind === 'paid',
    /** INV-09, decision 040. */
    isAdvicePaid: ({ context }) => context.paid !== null,
    /** DO-215. */
    isAdvisorChosen: ({ context }) => advisorOf(context) !== undefined,
    /** DO-219. */
    isPlanChosen: ({ context }) => planOf(context) !== undefined,
    /** DO-214. */
    isAdvisorListed: ({ context: { advisors }, event }) =>
      event.type === 'advisor.chosen' && advisors.some(({ _id }) => _id === event.id),
    /** DO-218. */
    isPlanListed: ({ context: { plans }, event }) =>
      event.type === 'plan.chosen' && plans.some(({ id }) => id === event.id),
  },
  actions: {
    ...noticeActions<ExpertAdviceChart>('alert'),
    ...retryActions<ExpertAdviceChart, AdviceDraft>(adviceDraftOf),
    /** DO-214. */
    selectAdvisor: assign(({ event }) => (event.type === 'advisor.chosen' ? { advisorId: event.id } : {})),
    /** DO-218. */
    selectPlan: assign(({ event }) => (event.type === 'plan.chosen' ? { planId: event.id } : {})),
    /** DO-222. */
    setPaymentOrder: assign((_, order: PaymentOrderInfo) => ({ order, retry: null })),
    /** DO-223. */
    setCheckoutPayment: assign(({ context }, outcome: CardCheckoutOutcome) =>
      outcome.kind === 'paid' ? { paid: createPaidAdvice(context, outcome.response) } : {},
    ),
    /** Decision 040. */
    setFoundPaidAdvice: assign((_, paid: PaidAdvice | null) => ({ paid, retry: null })),
    /** DO-224, DO-225. */
    setAdviceConfirmation: assign((_, confirmation: AdviceConfirmation) => ({ confirmation })),
  },
}).createMachine({
  id: 'expertAdvice',
  context: ({ input }) => ({
    ...input,
    ...initialRetry,
    advisorId: null,
    planId: null,
    order: null,
    paid: parsePaidAdvice(input.storedText),
    confirmation: null,
    notice: null,
  }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isAdvicePaid', target: 'paidUnconfirmed' }, { target: 'choosingAdvisor' }] },
    choosingAdvisor: {
      on: {
        'advisor.chosen': { guard: 'isAdvisorListed', actions: 'selectAdvisor' },
        'advisor.confirmed': { guard: 'isAdvisorChosen', target: 'choosingPlan' },
        'advice.left': 'left',
      },
    },
    choosingPlan: {
      on: {
        'plan.chosen': { guard: 'isPlanListed', actions: ['selectPlan', 'clearNotice'] },
        'plan.confirmed': { guard: 'isPlanChosen', target: 'findingPayment', actions: 'clearNotice' },
        'plan.cancelled': { target: 'choosingAdvisor', actions: 'clearNotice' },
      },
    },
    findingPayment: {
      tags: 'busy',
      description: 'Another tab may have paid for this watchlist since the choice began (INV-09).',
      invoke: {
        id: 'findPaidAdvice',
        src: 'findPaidAdvice',
        input: ({ context }) => ({ request: { watchlistId: context.watchlist.id } }),
        onDone: [
          {
            guard: { type: 'isPaidAdviceFound', params: ({ event }) => event.output.answer },
            target: 'paidUnconfirmed',
            actions: { type: 'setFoundPaidAdvice', params: ({ event }) => event.output.answer },
          },
          { target: 'creatingOrder', actions: 'setSubmissionKey' },
        ],
        onError: { target: 'choosingPlan', actions: { type: 'setNotice', params: failureNotice } },
      },
    },
    creatingOrder: {
      tags: 'busy',
      invoke: {
        id: 'createAdviceOrder',
        src: 'createAdviceOrder',
        input: ({ context }) => ({ request: adviceSelectionOf(context), submission: context.submission }),
        onDone: { target: 'paying', actions: { type: 'setPaymentOrder', params: ({ event }) => event.output.answer } },
        onError: [
          {
            description: 'Advice is not sold on this list any more, as when another tab or device has bought it.',
            guard: { type: 'isAdviceUnavailable', params: errorOf },
            target: 'left',
            actions: { type: 'recordFailedAttempt', params: submissionFailureNotice },
          },
          { target: 'choosingPlan', actions: { type: 'recordFailedAttempt', params: submissionFailureNotice } },
        ],
      },
    },
    paying: {
      tags: 'busy',
      description: 'The window of the checkout is open and can take any time; its own Close ends it (INV-58).',
      invoke: {
        id: 'openCheckout',
        src: 'openCheckout',
        input: ({ context }) => ({ request: requiredValue(context.order, 'order') }),
        onDone: [
          {
            guard: { type: 'isCheckoutPaid', params: ({ event }) => event.output.answer },
            target: 'confirming',
            actions: [{ type: 'setCheckoutPayment', params: ({ event }) => event.output.answer }, 'setSubmissionKey'],
          },
          { target: 'choosingPlan' },
        ],
        onError: { target: 'choosingPlan', actions: { type: 'setNotice', params: failureNotice } },
      },
    },
    confirming: {
      tags: 'busy',
      entry: 'clearNotice',
      invoke: {
        id: 'confirmAdviceOrder',
        src: 'confirmAdviceOrder',
        input: ({ context: { watchlist, paid, submission } }) => {
          const { advisor, plan, payment } = requiredValue(paid, 'paid');
          return { request: { watchlist, advisor, plan, payment }, submission };
        },
        onDone: {
          target: 'subscribed',
          actions: { type: 'setAdviceConfirmation', params: ({ event }) => event.output.answer },
        },
        onError: {
          target: 'paidUnconfirmed',
          actions: { type: 'recordFailedAttempt', params: submissionFailureNotice },
        },
      },
    },
    paidUnconfirmed: {
      description: 'The money is out: the same payment is handed in again, and no second checkout opens (INV-09).',
      on: {
        'confirmation.retried': { target: 'confirming', actions: 'setSubmissionKey' },
        'advice.left': 'left',
      },
    },
    subscribed: { type: 'final' },
    left: { type: 'final' },
  },
  output: ({ context }) => expertAdviceOutputOf(context),
});
