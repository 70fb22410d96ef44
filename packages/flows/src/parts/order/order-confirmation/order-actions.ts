import { assign, enqueueActions } from 'xstate';
import type { Notice } from '../../../kit/notice.ts';
import type { SharedAction, TypesWith } from '../../../kit/shared-action.ts';
import { alertRefusedOrder, blockOrdering } from './order-confirmation.rules.ts';
import type { ClosedGate, OrderConfirmationEnd } from './order-confirmation.types.ts';
import { nextPendingRetry, type PendingRetry } from './pending-retry.ts';

interface ConfirmationContext<Draft> {
  readonly gate: ClosedGate | null;
  readonly notice: Notice | null;
  readonly retry: PendingRetry<Draft> | null;
}

interface ConfirmationActions<T extends TypesWith<ConfirmationContext<unknown>>> {
  /** Stores the reason of a closed gate and announces it, unless the refusal was already announced. */
  readonly setOrderingBlocked: SharedAction<T, OrderConfirmationEnd<unknown>>;
  /** Stores a refusal of the order and raises it as an alert (DO-278). */
  readonly recordRefusedOrder: SharedAction<T, OrderConfirmationEnd<unknown>>;
  /** Stores the notice and the retry of a confirmation that ended without an order. */
  readonly recordAbandonedConfirmation: SharedAction<T, OrderConfirmationEnd<unknown>>;
}

/**
 * Returns the actions of a chart that places an order, for its `setup`. `draftOf` returns the draft that a retry must
 * have again; null while it is incomplete.
 */
export const confirmationActions = <T extends TypesWith<ConfirmationContext<Draft>>, Draft>(
  draftOf: (context: T['context']) => Draft | null,
) =>
  ({
    /** INV-21. */
    setOrderingBlocked: enqueueActions(blockOrdering<unknown>),
    /** DO-278, decision 079. */
    recordRefusedOrder: enqueueActions(alertRefusedOrder<unknown>),
    /** INV-04, decision 009. */
    recordAbandonedConfirmation: assign(
      ({ context }: { context: ConfirmationContext<Draft> }, end: OrderConfirmationEnd<unknown>) => ({
        notice: end.kind === 'back' ? end.notice : null,
        retry: nextPendingRetry(context.retry, draftOf(context as T['context']), end),
      }),
    ),
    // XState types an action by the whole chart; these use only the fields that `T` is required to have.
  }) as unknown as ConfirmationActions<T>;
