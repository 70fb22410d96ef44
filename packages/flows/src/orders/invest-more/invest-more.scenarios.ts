import type { Order } from '@folioflow/api/contract';
import { createSubmissionKeyCounter } from '../../model-testing/submission-key-counter.ts';
import { journeysOf } from '../../model-testing/journey.ts';
import { httpFault, unreachableFault } from '../../kit/port.ts';
import type { World } from '../../model-testing/walk.ts';
import { createClosedGate } from '../../parts/order/order-confirmation/order-confirmation.rules.ts';
import { recentOrderJourneys } from '../../parts/order/recent-order/recent-order.scenarios.ts';
import { allottedOrder, payableOrder } from '../../parts/testing/sample-orders.ts';
import { sampleRefusedAction } from '../../parts/testing/refused-action.ts';
import { investMoreFlow } from './invest-more.flow.ts';
import type { InvestMoreInput } from './invest-more.types.ts';
import { investMoreMachine } from './invest-more.machine.ts';

/** Accepts 1,000 rupees and more, with an exit load. */
export const investableOrder: Order = {
  ...allottedOrder,
  mf_order_scheme_specifications: {
    ...allottedOrder.mf_order_scheme_specifications,
    exitload: { is_allowed: true, value: '1% if redeemed within 1 year', percent: 1 },
  },
};

/** No exit load, no folio and no cut-off. */
export const orderWithoutGain: Order = {
  ...allottedOrder,
  mf_order_folio_no: '',
  mf_order_scheme_specifications: {
    ...allottedOrder.mf_order_scheme_specifications,
    purchase: { cutoff_time: '' },
  },
};

/** The provider's answer: the additional order. */
export const addedOrder: Order = {
  ...payableOrder,
  _id: 'order-9',
  order_id: 'order-9',
  mf_order_number: '10000009',
  mf_order_registration_no: '70000009',
  mf_order_folio_no: investableOrder.mf_order_folio_no,
  mf_order_scheme_name: investableOrder.mf_order_scheme_name,
  mf_order_pay_amount: 5000,
  request_mode: 'payment',
};

const input: InvestMoreInput = { order: investableOrder, newSubmission: createSubmissionKeyCounter() };
const { done, failed, finished, scenario, scenarios } = journeysOf(
  { ...investMoreFlow, machine: investMoreMachine },
  {
    purpose:
      'Adds money to an order with units: the terms are shown beside the amount, then an additional order is placed for payment.',
    routes: ['orderEditCheckout', 'sipEditCheckout'],
    input,
    children: { recentOrder: recentOrderJourneys },
  },
);

const typeAmount = (amount: string) => [{ type: 'draft.changed', amount }] as const;
const checked = [...typeAmount('5000'), { type: 'investment.submitted' }] as const;
const submitted = [...checked, finished('recentOrder', 'Passed')] as const;
const refusedSteps = [...submitted, done('placeAdditionalOrder', sampleRefusedAction('order'))] as const;
const lostAnswer = [...submitted, failed('placeAdditionalOrder', unreachableFault())] as const;
const checkRequested = [...lostAnswer, { type: 'check.requested' }] as const;
const notAllowed = { ...investableOrder, mf_order_is_invest_more: false };
const closed = { kind: 'refused', gate: createClosedGate('You have a pending order.', undefined) } as const;

export const investMoreJourneys = scenarios({
  NotAllowed: scenario('blocked', { input: { order: notAllowed } }),
  Blocked: scenario('blocked', { steps: [...submitted, done('placeAdditionalOrder', closed)] }),
  Entering: scenario('entering'),
  EnteringAmount: scenario('entering', { steps: typeAmount('5000') }),
  EnteringPlain: scenario('entering', { input: { order: orderWithoutGain }, steps: typeAmount('5000') }),
  EnteringBelowMinimum: scenario('entering', { steps: typeAmount('999.999') }),
  EnteringTooManyDecimals: scenario('entering', {
    steps: [...typeAmount('1234.567'), { type: 'investment.submitted' }],
  }),
  EnteringAfterLostAnswer: scenario('entering', { steps: lostAnswer }),
  EnteringAfterRefusal: scenario('entering', { steps: refusedSteps }),
  CheckingRecentOrder: scenario('checkingRecentOrder', { steps: checked, children: { recentOrder: 'Checking' } }),
  ConfirmingRepeat: scenario('checkingRecentOrder', { steps: checked, children: { recentOrder: 'Asking' } }),
  EnteringAfterRepeatLeft: scenario('entering', { steps: [...checked, finished('recentOrder', 'Left')] }),
  Placing: scenario('placing', { steps: submitted }),
  Checking: scenario('checking', { steps: checkRequested }),
  EnteringAfterNotFound: scenario('entering', { steps: [...checkRequested, done('findPlaced', { kind: 'absent' })] }),
  EnteringAfterFailedCheck: scenario('entering', {
    steps: [...checkRequested, failed('findPlaced', httpFault('The service is busy.'))],
  }),
  PlacedBefore: scenario('placed', {
    steps: [...checkRequested, done('findPlaced', { kind: 'found', order: addedOrder })],
  }),
  Placed: scenario('placed', {
    steps: [...submitted, done('placeAdditionalOrder', { kind: 'created', order: addedOrder })],
  }),
});

export const investMoreWorld: World<typeof investMoreMachine> = {
  inputs: [input, { ...input, order: notAllowed }],
  events: {
    'draft.changed': ['5000', '999.999', '1000', '1000.004', 'abc', ''].map((amount) => ({ amount })),
    'investment.submitted': [{}],
    'check.requested': [{}],
  },
  answers: {
    placeAdditionalOrder: [{ kind: 'created', order: addedOrder }, closed, sampleRefusedAction('order')],
    findPlaced: [{ kind: 'found', order: addedOrder }, { kind: 'absent' }, { kind: 'unknown' }],
  },
  counters: ['submission', 'confirmedUntil'],
  secrets: [],
};
