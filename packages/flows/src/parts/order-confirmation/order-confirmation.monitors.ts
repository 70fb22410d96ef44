import type { Order } from '@folioflow/api/contract';
import { isWorldStep } from '../../kit/journey.ts';
import type { Notice } from '../../kit/notice.ts';
import { violated, type Edge, type Monitor } from '../../kit/walk.ts';
import type { SecondFactorInput, SecondFactorOutput } from '../second-factor/index.ts';
import type { ClosedGate } from './order-confirmation.types.ts';

/** The input of the confirmation that this step starts; a child is started like a port. */
export const confirmationIn = <Subject>({ starts }: Pick<Edge, 'starts'>): SecondFactorInput<Subject> | undefined =>
  starts.find(({ port }) => port === 'secondFactor') as unknown as SecondFactorInput<Subject> | undefined;

/** INV-01: the order is started by its submit alone. */
export const startedBySubmit = <C>(
  submit: string,
  isStarted: (edge: Pick<Edge, 'starts'>) => boolean,
): Monitor<C, null> => ({
  name: 'INV-01',
  start: null,
  step(_, { step, starts }) {
    if (isStarted({ starts }) && (!('type' in step) || step.type !== submit)) violated('it starts without a submit');
    return null;
  },
});

/** INV-22: nothing starts against the flag of the order. */
export const followsFlag = <C extends { readonly order: Order }>(
  isAllowed: (order: Order) => boolean,
): Monitor<C, null> => ({
  name: 'INV-22',
  start: null,
  step(_, { starts, to }) {
    if (starts.length > 0 && !isAllowed(to.context.order)) violated('something is done to an order against its flag');
    return null;
  },
});

/** INV-21: after a 020 nothing starts, and the flow shows why. */
export const closedGateBlocks = <C extends { readonly gate: ClosedGate | null }>(): Monitor<
  C,
  { isClosed: boolean }
> => ({
  name: 'INV-21',
  start: { isClosed: false },
  step({ isClosed }, { to, starts }) {
    if (isClosed && starts.length > 0) violated('something starts after the gate was closed');
    if (isClosed && to.value !== 'blocked') violated('a closed gate does not block');
    return { isClosed: isClosed || to.context.gate !== null };
  },
});

/** A look-up that fails tells nothing of the lost order: it stays as unknown as before (INV-04, decision 009). */
export const failedCheckTellsNothing = <C extends { readonly notice: Notice | null }>(): Monitor<C, null> => ({
  name: 'INV-04 looking up',
  start: null,
  step(_, { step, to }) {
    if (!isWorldStep(step) || step.step !== 'failed' || step.port !== 'findPlaced') return null;
    if (step.failure.kind === 'fault' && to.context.notice?.kind !== 'lostAnswer')
      violated('an order whose look-up failed is no longer said to be unknown');
    return null;
  },
});

interface Sent {
  readonly sent: string;
  readonly lost: string;
  readonly submission: string | undefined;
}

/** INV-04 across confirmations: an order whose answer never came goes on with its submission, any other order with one of its own. */
export const sameOrderSameSubmission = <C>(): Monitor<C, Sent> => ({
  name: 'INV-04',
  start: { sent: '', lost: '', submission: undefined },
  step({ sent, lost, submission }, edge) {
    const confirmation = confirmationIn(edge);
    if (confirmation) {
      const order = JSON.stringify(confirmation.subject);
      const expected = order === lost ? submission : undefined;
      if (confirmation.lostSubmission !== expected) violated('an order goes on with another submission than its own');
      return { sent: order, lost, submission };
    }
    const output = 'as' in edge.step ? (edge.step.as as SecondFactorOutput<unknown> | string) : '';
    if (typeof output === 'string' || output.kind !== 'abandoned' || output.lostSubmission === undefined)
      return { sent, lost, submission };
    return { sent, lost: sent, submission: output.lostSubmission };
  },
});
