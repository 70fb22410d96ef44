import type { Order } from '@folioflow/api/contract';
import { isWorldStep } from '../../../model-testing/journey.ts';
import type { Notice } from '../../../kit/notice.ts';
import { throwViolation, type Edge, type Monitor } from '../../../model-testing/walk.ts';
import type { RecentOrderOutput } from '../recent-order/recent-order.types.ts';
import type { SecondFactorInput } from '../../identity/second-factor/second-factor.types.ts';
import type { ClosedGate } from './order-confirmation.types.ts';

/** The input of the confirmation that this step starts; the walk reports a child like a port. */
export const startedConfirmation = <Subject>({
  starts,
}: Pick<Edge, 'starts'>): SecondFactorInput<Subject> | undefined =>
  starts.find(({ port }) => port === 'secondFactor') as unknown as SecondFactorInput<Subject> | undefined;

/** The order passes the comparison with recent orders; after a match only by `repeat.confirmed`. */
export const isRecentOrderCheckPassed = (step: Edge['step']): boolean => {
  if (!isWorldStep(step) || step.step !== 'finished' || step.child !== 'recentOrder') return false;
  const end = step.ending as RecentOrderOutput | string;
  return typeof end === 'string' ? end !== 'Left' : end.kind !== 'left';
};

/** INV-01: only the submit starts the comparison with recent orders, and only its end starts the order. */
export const orderStartedBySubmit = <C>(
  submit: string,
  isStarted: (edge: Pick<Edge, 'starts'>) => boolean,
): Monitor<C, null> => ({
  name: 'INV-01',
  start: null,
  step(_, { step, starts }) {
    const isCompared = starts.some(({ port }) => port === 'recentOrder');
    if (isCompared && (!('type' in step) || step.type !== submit))
      throwViolation('the comparison starts without a submit');
    if (isStarted({ starts }) && !isRecentOrderCheckPassed(step))
      throwViolation('the order starts without passing the comparison');
    return null;
  },
});

/** INV-22: the flow starts nothing against the flag of the order. */
export const noActionAgainstFlag = <C extends { readonly order: Order }>(
  isAllowed: (order: Order) => boolean,
): Monitor<C, null> => ({
  name: 'INV-22',
  start: null,
  step(_, { starts, to }) {
    if (starts.length > 0 && !isAllowed(to.context.order))
      throwViolation('an action starts against the flag of the order');
    return null;
  },
});

/** INV-21: after a 020 the flow starts nothing and shows the reason. */
export const closedGateBlocks = <C extends { readonly gate: ClosedGate | null }>(): Monitor<
  C,
  { isClosed: boolean }
> => ({
  name: 'INV-21',
  start: { isClosed: false },
  step({ isClosed }, { to, starts }) {
    if (isClosed && starts.length > 0) throwViolation('a port starts after the gate was closed');
    if (isClosed && to.value !== 'blocked') throwViolation('a closed gate does not block');
    return { isClosed: isClosed || to.context.gate !== null };
  },
});

/** A failed look-up leaves the order as uncertain as before (INV-04, decision 009). */
export const failedLookUpLeavesUncertain = <C extends { readonly notice: Notice | null }>(): Monitor<C, null> => ({
  name: 'INV-04 looking up',
  start: null,
  step(_, { step, to }) {
    if (!isWorldStep(step) || step.step !== 'failed' || step.port !== 'findPlaced') return null;
    if (step.failure.kind === 'fault' && to.context.notice?.kind !== 'lostAnswer')
      throwViolation('an order whose look-up failed no longer counts as unknown');
    return null;
  },
});
