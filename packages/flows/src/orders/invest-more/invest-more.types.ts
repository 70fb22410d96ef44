import type { Amount, Order } from '@folioflow/api/contract';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { OperationPorts } from '../../kit/operation-port.ts';
import type { Exit } from '../../kit/routes.ts';
import type { SubmissionKeySource } from '../../kit/submission-key.ts';
import type { AttemptedRequest } from '../../parts/identity/refused-action.ts';
import type { ClosedGate } from '../../parts/order/order-confirmation/order-confirmation.types.ts';
import type { RetryContext } from '../../parts/order/order-confirmation/pending-retry.ts';
import type { PurchaseTerms } from '../../parts/order/purchase-agreement.ts';
import type { RecentOrderView, RepeatConfirmation } from '../../parts/order/recent-order/recent-order.types.ts';

export interface InvestMoreInput {
  /** An order with units, as the provider returned it. */
  readonly order: Order;
  readonly newSubmission: SubmissionKeySource;
}

/** Rupees as typed. */
export interface InvestmentDraft {
  readonly amount: string;
}

export type InvestmentProblem = 'belowMinimum' | 'tooManyDecimals';

/** The order and the amount to add. */
export interface AdditionalInvestment extends InvestmentDraft, AttemptedRequest {
  readonly order: Order;
}

export interface InvestMoreContext extends InvestMoreInput, RepeatConfirmation, RetryContext<InvestmentDraft> {
  readonly draft: InvestmentDraft;
  readonly gate: ClosedGate | null;
  readonly notice: Notice | null;
  readonly placed: Order | null;
}

export type InvestMoreEvent =
  /** Text of the field, in rupees. */
  | { type: 'draft.changed'; amount: string }
  | { type: 'investment.submitted' }
  /** Looks up whether an order whose answer was lost was placed. */
  | { type: 'check.requested' };

export type InvestMoreOutput =
  /** Leads to the payment of the new order. */
  { readonly kind: 'placed'; readonly exit: Exit } | { readonly kind: 'stayed' };
export type InvestMoreChart = ChartTypes<InvestMoreContext, InvestMoreEvent, InvestMoreInput, InvestMoreOutput>;

export type InvestMorePorts = OperationPorts<'createAdditionalOrder' | 'listOrders'>;

/** The order to which the amount is added. */
export interface ExistingOrder {
  readonly schemeName: string;
  /** '' if the provider names none. */
  readonly folio: string;
  readonly worth: Amount;
  /** Rupees, inclusive. */
  readonly minimum: Amount;
}

export type InvestMoreView =
  /** The order accepts no additional money; `message` is the provider's text, '' if there is none. */
  | { readonly screen: 'blocked'; readonly message: string }
  | {
      readonly screen: 'entering';
      readonly order: ExistingOrder;
      readonly terms: PurchaseTerms;
      readonly draft: InvestmentDraft;
      readonly problem: InvestmentProblem | null;
      readonly canSubmit: boolean;
      /** The check for a recent identical order: first of the provider's list, then by the user. */
      readonly repeat: RecentOrderView | undefined;
      /** True while the order is compared with recent ones or placed. */
      readonly isBusy: boolean;
      /** True if an earlier attempt may have placed the order; the order list shows it. */
      readonly canCheck: boolean;
      readonly notice: Notice | null;
    }
  /** The order list is fetched to find the order whose answer was lost. */
  | { readonly screen: 'checking'; readonly order: ExistingOrder }
  | { readonly screen: 'placed' };
