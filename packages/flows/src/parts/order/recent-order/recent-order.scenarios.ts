import { journeysOf } from '../../../model-testing/journey.ts';
import { unreachableFault } from '../../../kit/port.ts';
import type { World } from '../../../model-testing/walk.ts';
import { recentOrderFlow } from './recent-order.flow.ts';
import type { RecentOrderInput, RepeatableKind } from './recent-order.types.ts';
import { recentOrderMachine } from './recent-order.machine.ts';

/** 15:04 on 20 November 2026 in India. */
export const recentlyPlacedAt = 1_795_167_250_000;

const lists = {
  lumpsum: 'single',
  sip: 'xsip',
  stp: 'stp',
  swp: 'single',
  redemption: 'single',
  mandate: null,
} as const;

export const recentOrderInput = (kind: RepeatableKind = 'lumpsum'): RecentOrderInput => ({
  order: { kind, listType: lists[kind], subjectKey: 'order-1', amount: 1_500_000 },
  lostSubmission: undefined,
  confirmedUntil: 0,
});

const input = recentOrderInput();
const { done, elapsed, failed, scenario, scenarios } = journeysOf(
  { ...recentOrderFlow, machine: recentOrderMachine },
  {
    purpose:
      'Compares a submitted order with those of the last ten minutes, and requires a confirmation before an identical one is placed. A failed or slow list lets an order pass, but no mandate.',
    input,
    children: {},
  },
);

const found = done('findRecentOrder', { placedAt: recentlyPlacedAt });
const askingScenario = (kind: RepeatableKind) =>
  scenario('confirmingRepeat', { input: recentOrderInput(kind), steps: [found] });

export const recentOrderJourneys = scenarios({
  Checking: scenario('checkingRecentOrder'),
  Asking: askingScenario('lumpsum'),
  AskingSip: askingScenario('sip'),
  AskingStp: askingScenario('stp'),
  AskingSwp: askingScenario('swp'),
  AskingRedemption: askingScenario('redemption'),
  AskingMandate: askingScenario('mandate'),
  Passed: scenario('passed', { steps: [done('findRecentOrder', null)] }),
  PassedAfterFailure: scenario('passed', { steps: [failed('findRecentOrder', unreachableFault())] }),
  PassedAfterWait: scenario('passed', { steps: [elapsed('RECENT_ORDER_WAIT')] }),
  Unchecked: scenario('unchecked', {
    input: recentOrderInput('mandate'),
    steps: [failed('findRecentOrder', unreachableFault())],
  }),
  PassedConfirmed: scenario('passed', { steps: [found, { type: 'repeat.confirmed' }] }),
  Left: scenario('left', { steps: [found, { type: 'repeat.left' }] }),
});

export const recentOrderWorld: World<typeof recentOrderMachine> = {
  inputs: [input, recentOrderInput('mandate')],
  events: { 'repeat.confirmed': [{}], 'repeat.left': [{}] },
  answers: { findRecentOrder: [{ placedAt: recentlyPlacedAt }, null] },
  secrets: [],
};
