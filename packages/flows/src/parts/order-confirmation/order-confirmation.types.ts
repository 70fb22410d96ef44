import type { Notice } from '../../kit/notice.ts';
import type { InvestorRoute } from '../../kit/routes.ts';
import type { SecondFactorInput } from '../second-factor/index.ts';

/** The provider's 020: no order may be placed now, and where to go instead. */
export interface ClosedGate {
  readonly message: string;
  readonly redirect: InvestorRoute;
}

/** What a confirmed order leads to; `Placed` is what the provider says of it. */
export type OrderResult<Placed> =
  | { readonly kind: 'created'; readonly order: Placed }
  | { readonly kind: 'refused'; readonly gate: ClosedGate };

/** The submission whose answer never came, and for which order it was. */
export interface LostOrder<Order> {
  readonly submission: string;
  readonly order: Order;
}

/** The submission that may have become an order. */
export interface SoughtOrder {
  readonly submission: string;
}

/** What the list of orders says of a submission; `unknown` where its provider tells no keys (decision 009). */
export type FoundOrder<Placed> =
  | { readonly kind: 'found'; readonly order: Placed }
  | { readonly kind: 'absent' | 'unknown' };

/** How a confirmation ends, for the flow that asked for it. */
export type OrderEnd<Placed> =
  | { readonly kind: 'placed'; readonly order: Placed }
  /** `isTold`: the refusal was announced already. */
  | { readonly kind: 'blocked'; readonly gate: ClosedGate; readonly isTold: boolean }
  /** What became of the order whose answer never came is to be looked up; see `findingPlaced`. */
  | { readonly kind: 'sought'; readonly lostSubmission: string }
  /** Back to what was being ordered, which is as it was. `lostSubmission`: an answer never came; keep it with the order. */
  | { readonly kind: 'back'; readonly notice: Notice | null; readonly lostSubmission: string | undefined };

/** What the flow says of the order that is to be confirmed. */
export interface OrderConfirmationInput<Subject> extends Pick<SecondFactorInput<Subject>, 'subject' | 'newSubmission'> {
  readonly codes: SecondFactorInput<Subject>['codes'];
  readonly gate: ClosedGate | null;
  /** Of `lostSubmissionOf`: the same order again is the same submission (INV-04). */
  readonly lostSubmission: string | undefined;
}
