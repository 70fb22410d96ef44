import type { Notice } from '../../../kit/notice.ts';
import type { InvestorRoute } from '../../../kit/routes.ts';
import type { RefusedAction } from '../../identity/refused-action.ts';
import type { SecondFactorInput } from '../../identity/second-factor/second-factor.types.ts';
import type { PendingRetry } from './pending-retry.ts';

/** The provider's 020: orders are not accepted now, and the screen to open instead. */
export interface ClosedGate {
  readonly message: string;
  readonly redirect: InvestorRoute;
}

/** The result of a confirmed order; `Placed` is the provider's answer. */
export type OrderResult<Placed> =
  | { readonly kind: 'created'; readonly order: Placed }
  | { readonly kind: 'refused'; readonly gate: ClosedGate }
  | RefusedAction;

/** The submission to search for. */
export interface SubmissionSearch {
  readonly submission: string;
}

/** The result of the search in the order list; `unknown` if the provider returns no keys (decision 009). */
export type OrderLookUpResult<Placed> =
  | { readonly kind: 'found'; readonly order: Placed }
  | { readonly kind: 'absent' | 'unknown' };

/** The end of a confirmation, for the flow that started it. */
export type OrderConfirmationEnd<Placed> =
  | { readonly kind: 'placed'; readonly order: Placed }
  /** `isAnnounced`: the refusal was already announced. */
  | { readonly kind: 'blocked'; readonly gate: ClosedGate; readonly isAnnounced: boolean }
  /** The order whose answer was lost is to be looked up; see `findingPlaced`. */
  | { readonly kind: 'sought'; readonly lostSubmission: string }
  /** The provider refused the order: it is not placed, and no earlier attempt can have placed it (decision 079). */
  | { readonly kind: 'refused'; readonly notice: Notice }
  /**
   * Return to the previous step, which is unchanged. `lostSubmission`: an answer was lost; the flow stores it with the
   * draft (`nextPendingRetry`).
   */
  | { readonly kind: 'back'; readonly notice: Notice | null; readonly lostSubmission: string | undefined };

/** The order to confirm. */
export interface OrderConfirmationInput<Subject> extends Pick<SecondFactorInput<Subject>, 'subject' | 'newSubmission'> {
  readonly codes: SecondFactorInput<Subject>['codes'];
  readonly gate: ClosedGate | null;
  /** Result of `findRetryOfDraft`: the same order again is the same submission (INV-04). */
  readonly retry: PendingRetry<unknown> | null;
}
