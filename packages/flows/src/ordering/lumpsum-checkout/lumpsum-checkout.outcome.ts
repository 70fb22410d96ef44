import type { Order } from '@folioflow/api/contract';
import { ruleNotice } from '../../kit/notice.ts';
import type { Exit } from '../../kit/routes.ts';
import type { ChosenNominee } from '../../parts/nominee-choice/index.ts';
import type { SecondFactorOutput } from '../../parts/second-factor/index.ts';
import { gateOf } from './lumpsum-checkout.rules.ts';
import type { PayableCheckoutState } from './lumpsum-checkout.state.ts';
import type {
  ClosedGate,
  LumpsumCheckoutContext,
  LumpsumCheckoutOutput,
  OrderResult,
} from './lumpsum-checkout.types.ts';

/** How the second factor of an order ends. */
export type Confirmed = SecondFactorOutput<OrderResult>;
export const createdBy = (output: Confirmed): Order | null =>
  output.kind === 'confirmed' && output.result.kind === 'created' ? output.result.order : null;

export function closedBy(output: Confirmed): ClosedGate {
  if (output.kind === 'confirmed' && output.result.kind === 'refused') return output.result.gate;
  const refusal = output.kind === 'notSent' ? output.refusal : null;
  return gateOf(refusal?.text ?? '', refusal?.navigateScreen);
}

/** To the screen that pays it: the server's mode first (C-74, X-13). */
export const placed = (order: Order | null, otherwise: LumpsumCheckoutOutput): LumpsumCheckoutOutput =>
  order === null
    ? otherwise
    : {
        kind: 'placed',
        exit: {
          to: 'orderEditCheckout',
          state: { selected_order: order, request_mode: order.request_mode ?? 'payment' },
          replace: true,
        },
      };

export const paymentExit = ({ selected_order }: PayableCheckoutState): Exit => ({
  to: 'paymentPage',
  state: { selected_order },
});

/** What stays of codes that were left: after a lost answer the same order must not become a second one. */
export const lostBy = (
  output: Confirmed,
  choice: ChosenNominee | null,
): Partial<Pick<LumpsumCheckoutContext, 'lost' | 'notice'>> =>
  output.kind === 'abandoned' && output.lostSubmission !== undefined && choice !== null
    ? { lost: { submission: output.lostSubmission, choice }, notice: ruleNotice('lostAnswer') }
    : {};
