import { assign, setup } from 'xstate';
import type { ChartTypes } from '../../../kit/chart-types.ts';
import type { Notice } from '../../../kit/notice.ts';
import { secondFactorMachine } from '../../identity/second-factor/second-factor.machine.ts';
import { confirmationActions } from './order-actions.ts';
import { confirmationGuards, confirmationInput, confirmationTransitions } from './order-confirmation.rules.ts';
import type { ClosedGate, OrderConfirmationEnd, OrderResult } from './order-confirmation.types.ts';
import type { PendingRetry } from './pending-retry.ts';

/** Type tests: each line marked with an expected error must not compile (checked by tsc). */
interface Context {
  readonly gate: ClosedGate | null;
  readonly notice: Notice | null;
  readonly retry: PendingRetry<string> | null;
}
type Chart = ChartTypes<Context, { type: 'order.submitted' }>;

const actors = { secondFactor: secondFactorMachine<string, OrderResult<string>>() };
declare const types: Chart;
const context: Context = { gate: null, notice: null, retry: null };
const invoke = {
  id: 'secondFactor',
  src: 'secondFactor',
  input: confirmationInput({ codes: 'mobile', subject: '', gate: null, retry: null, newSubmission: () => '' }),
  onDone: confirmationTransitions('placed', 'reviewing'),
} as const;

setup({
  types,
  actors,
  guards: confirmationGuards,
  actions: {
    ...confirmationActions<Chart, string>(() => ''),
    setPlacedOrder: assign((_, end: OrderConfirmationEnd<string>) => (end.kind === 'placed' ? { notice: null } : {})),
  },
}).createMachine({ context, invoke });

setup({
  types,
  actors,
  guards: confirmationGuards,
  actions: {
    ...confirmationActions<Chart, string>(() => ''),
    setOrder: assign((_, end: OrderConfirmationEnd<string>) => (end.kind === 'placed' ? { notice: null } : {})),
  },
  // @ts-expect-error the chart has no action `setPlacedOrder`
}).createMachine({ context, invoke });

setup({
  types,
  actors,
  actions: {
    ...confirmationActions<Chart, string>(() => ''),
    setPlacedOrder: assign((_, end: OrderConfirmationEnd<string>) => (end.kind === 'placed' ? { notice: null } : {})),
  },
  // @ts-expect-error the chart has none of the guards
}).createMachine({ context, invoke });

// @ts-expect-error the chart has no `retry`
confirmationActions<ChartTypes<Omit<Context, 'retry'>, { type: 'order.submitted' }>, string>(() => '');
