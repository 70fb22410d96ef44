import { secondFactor } from '../../identity/second-factor/second-factor.flow.ts';
import type { OrderResult } from './order-confirmation.types.ts';

/**
 * A part: the second factor of an order. The parent invokes it with `confirmationInput(…)`, uses
 * `confirmationTransitions` as its `onDone`, and binds `confirm` by `createOrderConfirmPort`.
 */
export const orderConfirmation = <Subject, Placed>() => secondFactor<Subject, OrderResult<Placed>>();
