import type { GetPaymentStatusAnswer, Order, PaymentAnswer } from '@folioflow/api/contract';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Exit } from '../../kit/routes.ts';
import type { OperationPort } from '../../kit/operation-port.ts';
import type { Port } from '../../kit/port.ts';
import type { SubmissionKeySource } from '../../kit/submission-key.ts';
import type { PaymentResult } from '../../parts/payment/payment-result.ts';

export interface PaymentInput {
  /** `selected_order` of the navigation state. */
  readonly order: Order | null;
  /** Origins of the payment gateways, from the configuration. */
  readonly allowedOrigins: readonly string[];
  readonly newSubmission: SubmissionKeySource;
}
export interface PaymentContext extends Omit<PaymentInput, 'newSubmission'> {
  readonly submission: string;
  readonly answer: PaymentAnswer | null;
  readonly failure: PaymentFailure | null;
  /** Epoch milliseconds at which the automatic checks of a UPI request end; null before the provider's answer. */
  readonly checkedUntil: number | null;
  /** Text and order of the last status of a UPI request; null before. */
  readonly status: Pick<GetPaymentStatusAnswer, 'notification_html' | 'result'> | null;
}

/** The reason that the payment was not handed over; `code` is the provider's, '-1' for a failed request (C-20). */
export interface PaymentFailure {
  /**
   * `refused`: the provider refused. `unknown`: no answer arrived, so the payment may be running.
   * `notHandedOver`: the provider opened the payment, and nothing was sent to a gateway.
   */
  readonly kind: 'refused' | 'unknown' | 'notHandedOver';
  readonly code: string;
  /** Server text, unchanged; '' without an answer. */
  readonly text: string;
}

/** Requests the status of a UPI request at once, instead of at the next automatic check (decision 065). */
export interface PaymentEvent {
  readonly type: 'check.requested';
}
export type PaymentChart = ChartTypes<PaymentContext, PaymentEvent, PaymentInput>;

export interface PaymentForm {
  /** An address of an allowed origin. */
  readonly actionUrl: string;
  /** HTML of the provider; only the names and values of its hidden inputs are used (AD-030). */
  readonly inputHtml: string;
}
/** Writes `payment_order_number`, or removes it if null (AD-033). */
export interface PaymentNumberWrite {
  readonly paymentOrderNumber: string | null;
}

export interface PaymentPorts {
  readonly initiatePayment: OperationPort<'initiatePayment'>;
  /** Reads the status of a UPI request; it changes nothing at the provider. */
  readonly getPaymentStatus: OperationPort<'getPaymentStatus'>;
  /** Posts the form to the gateway; the browser leaves the app. */
  readonly submitPaymentForm: Port<PaymentForm, unknown>;
  readonly storage: Port<PaymentNumberWrite, unknown>;
}

/** The reference by which a person finds the payment: the number of the order, or of its registration. */
export interface PaymentReference {
  readonly orderNumber: string | null;
  /** Rupees. */
  readonly amount: string;
}

/** A UPI request that the bank has not confirmed yet. */
export interface PaymentApproval {
  /** Epoch milliseconds at which the automatic checks end; null after them. */
  readonly checkedUntil: number | null;
  readonly isChecking: boolean;
  readonly canCheck: boolean;
}

export type PaymentView =
  | { readonly screen: 'orderMissing' }
  | {
      readonly screen: 'underway';
      readonly step: 'initiating' | 'waiting' | 'redirecting' | 'handedOver';
      /** A gateway page opens instead of a message on this page; false until the provider has answered. */
      readonly isRedirect: boolean;
      readonly reference: PaymentReference;
    }
  | {
      readonly screen: 'messageShown';
      /** HTML of the server, otherwise its text; both empty: the screen shows its own text. */
      readonly html: string;
      readonly text: string;
      readonly isUpi: boolean;
      /** The request that the investor approves in the UPI app; null without one. */
      readonly approval: PaymentApproval | null;
      readonly reference: PaymentReference;
    }
  /** The bank has confirmed or declined a UPI request; `html` is the provider's text. */
  | {
      readonly screen: 'settled';
      readonly orderNumber: string;
      readonly html: string;
      readonly payment: PaymentResult;
    }
  | {
      readonly screen: 'failed';
      readonly kind: PaymentFailure['kind'];
      /** Null for the not-found text. */
      readonly text: string | null;
      readonly reference: PaymentReference;
      /**
       * The exit to the order screen with the order; null while money may have been debited, and if the order accepts
       * no payment.
       */
      readonly payAgain: Exit | null;
    };
