import type { Option, Order } from '@folioflow/api/contract';
import type { Exit } from '../../../kit/routes.ts';

export interface PaymentChoiceInput {
  readonly order: Order;
  /** `pay_bank_mode_list` of the order. */
  readonly modes: readonly Option[];
  /** `mf_order_is_paynow` of the order (INV-22). */
  readonly isPaymentAllowed: boolean;
}
export interface PaymentChoiceContext extends PaymentChoiceInput {
  /** '' before the choice: no mode is preselected (C-97). */
  readonly mode: string;
  readonly upiId: string;
  readonly outcome: PaymentChoiceOutput;
}
export type PaymentChoiceEvent =
  | { type: 'mode.chosen'; mode: string }
  | { type: 'draft.changed'; upiId: string }
  | { type: 'payment.requested' };
export type PaymentChoiceOutput =
  /** Leads to /paymentPage/ with the order, which contains the mode and, for UPI, the id. */
  { readonly kind: 'chosen'; readonly exit: Exit } | { readonly kind: 'notPermitted' };

export type PaymentChoiceView =
  | {
      readonly screen: 'choosing';
      readonly modes: readonly { readonly value: string; readonly label: string }[];
      /** Null before the choice. */
      readonly mode: string | null;
      /** The input of the UPI id; null unless UPI is chosen. */
      readonly upi: { readonly id: string; readonly isWrong: boolean } | null;
      readonly canPay: boolean;
    }
  | { readonly screen: 'notPermitted' }
  | { readonly screen: 'closed' };
