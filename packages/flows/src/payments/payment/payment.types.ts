import type { Order, PaymentAnswer } from '@folioflow/api/contract';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { NoEvents } from '../../kit/flow.ts';
import type { Exit } from '../../kit/routes.ts';
import type { OperationPort } from '../../kit/operation-port.ts';
import type { Port } from '../../kit/port.ts';
import type { NewSubmission } from '../../kit/submission-key.ts';

export interface PaymentInput {
  /** `selected_order` of the navigation state. */
  readonly order: Order | null;
  /** Origins of the payment gateways, from the configuration. */
  readonly allowedOrigins: readonly string[];
  readonly newSubmission: NewSubmission;
}
export interface PaymentContext extends Omit<PaymentInput, 'newSubmission'> {
  readonly submission: string;
  readonly answer: PaymentAnswer | null;
  readonly failure: PaymentFailure | null;
}

/** Why nothing was handed over; `code` is the provider's, '-1' for a failed request (C-20). */
export interface PaymentFailure {
  /**
   * `refused`: the provider said no. `unknown`: no answer came, so the payment may be under way.
   * `notHandedOver`: the provider opened the payment, and nothing was sent to a gateway.
   */
  readonly kind: 'refused' | 'unknown' | 'notHandedOver';
  readonly code: string;
  /** Server text as it came. */
  readonly text: string;
  /** No answer came at all; a failed request was answered with a status. */
  readonly isAnswerLost: boolean;
}

/** Everything the investor does here is follow a link; the flow goes its way alone. */
export type PaymentEvent = NoEvents;
export type PaymentChart = ChartTypes<PaymentContext, PaymentEvent, PaymentInput>;

export interface PaymentForm {
  /** Judged: an allowed origin. */
  readonly actionUrl: string;
  /** HTML as it came; only the names and values of its hidden inputs are taken (AD-030). */
  readonly inputHtml: string;
}
/** Writes `payment_order_number`, or with null removes it (AD-033). */
export interface PaymentNumberKept {
  readonly paymentOrderNumber: string | null;
}

export interface PaymentPorts {
  readonly initiatePayment: OperationPort<'initiatePayment'>;
  /** Posts the form to the gateway; the browser leaves the app with it. */
  readonly submitPaymentForm: Port<PaymentForm, unknown>;
  readonly storage: Port<PaymentNumberKept, unknown>;
}

/** What a person needs to find the payment again: the number of the order, or of its registration. */
export interface PaymentReference {
  readonly orderNumber: string | null;
  /** Rupees. */
  readonly amount: string;
}

export type PaymentView =
  | { readonly screen: 'orderMissing' }
  | {
      readonly screen: 'underway';
      readonly step: 'initiating' | 'waiting' | 'redirecting' | 'handedOver';
      /** A page of the gateway opens, rather than a message here; not known before the provider has answered. */
      readonly isRedirect: boolean;
      readonly reference: PaymentReference;
    }
  | {
      readonly screen: 'messageShown';
      /** Server HTML where there is some, else server text; both empty: words of our own. */
      readonly html: string;
      readonly text: string;
      readonly isUpi: boolean;
      readonly reference: PaymentReference;
    }
  | {
      readonly screen: 'failed';
      readonly kind: PaymentFailure['kind'];
      /** Null where the not-found text stands in its place, '' where the kind says it all. */
      readonly text: string | null;
      readonly reference: PaymentReference;
      /** The order screen, once more with the order; null while money may be out, and where the order takes no payment. */
      readonly payAgain: Exit | null;
    };
