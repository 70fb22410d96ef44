import type { Amount, Order } from '@folioflow/api/contract';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { OperationPorts } from '../../kit/operation-port.ts';
import type { Exit } from '../../kit/routes.ts';
import type { NewSubmission } from '../../kit/submission-key.ts';
import type { ClosedGate } from '../../parts/order-confirmation/index.ts';
import type { PurchaseTerms } from '../../parts/purchase-agreement.ts';

export interface InvestMoreInput {
  /** That holds units, as the provider answered it. */
  readonly order: Order;
  readonly newSubmission: NewSubmission;
}

/** Rupees as typed. */
export interface InvestmentDraft {
  readonly amount: string;
}

/** How much is added to which order. */
export interface Investment extends InvestmentDraft {
  readonly order: Order;
}

export interface InvestMoreContext extends InvestMoreInput {
  readonly draft: InvestmentDraft;
  /** The key of the order that is under way or was asked for last; '' before. */
  readonly submission: string;
  readonly gate: ClosedGate | null;
  readonly notice: Notice | null;
  /** What was asked for when an answer was lost last, and under which key; '' before. */
  readonly lost: InvestmentDraft | null;
  readonly lostSubmission: string;
  readonly placed: Order | null;
}

export type InvestMoreEvent =
  /** Rupees as they stand in the field. */
  | { type: 'draft.changed'; amount: string }
  | { type: 'investment.submitted' }
  /** Whether an order whose answer was lost was placed. */
  | { type: 'check.requested' };

export type InvestMoreOutput =
  /** To where the new order is paid. */
  { readonly kind: 'placed'; readonly exit: Exit } | { readonly kind: 'stayed' };
export type InvestMoreChart = ChartTypes<InvestMoreContext, InvestMoreEvent, InvestMoreInput, InvestMoreOutput>;

export type InvestMorePorts = OperationPorts<'createAdditionalOrder' | 'listOrders'>;

/** The order that is added to, and what the provider says of it. */
export interface AddedToOrder {
  readonly schemeName: string;
  /** '' where none is told. */
  readonly folio: string;
  readonly worth: Amount;
  /** Rupees, inclusive. */
  readonly minimum: Amount;
}

export type InvestMoreView =
  /** Nothing can be added to the order; `message` is the provider's, '' where it said none. */
  | { readonly screen: 'blocked'; readonly message: string }
  | {
      readonly screen: 'entering';
      readonly order: AddedToOrder;
      readonly terms: PurchaseTerms;
      readonly draft: InvestmentDraft;
      readonly problem: 'belowMinimum' | null;
      readonly canSubmit: boolean;
      /** The order is being placed. */
      readonly isBusy: boolean;
      /** Nobody knows whether an earlier attempt counted: the list of orders tells. */
      readonly canCheck: boolean;
      readonly notice: Notice | null;
    }
  /** The list of orders is asked what became of one whose answer was lost. */
  | { readonly screen: 'checking'; readonly order: AddedToOrder }
  | { readonly screen: 'placed' };
