import type { Option, Order } from '@folioflow/api/contract';
import type { Exit } from '../../kit/routes.ts';

export interface PaymentChoiceInput {
  readonly order: Order;
  /** The order's own `pay_bank_mode_list`. */
  readonly modes: readonly Option[];
  /** The order's own `mf_order_is_paynow` (INV-22). */
  readonly permitted: boolean;
}
export interface PaymentChoiceContext extends PaymentChoiceInput {
  /** '' until one is chosen: nothing is preselected (C-97). */
  readonly mode: string;
  readonly upiId: string;
  readonly outcome: PaymentChoiceOutput;
}
export type PaymentChoiceEvent =
  | { type: 'mode.chosen'; mode: string }
  | { type: 'draft.changed'; upiId: string }
  | { type: 'payment.requested' };
export type PaymentChoiceOutput =
  /** To /paymentPage/ with the order, which carries the mode and, for UPI, the id. */
  { readonly kind: 'chosen'; readonly exit: Exit } | { readonly kind: 'notPermitted' };

export type PaymentChoiceView =
  | {
      readonly screen: 'choosing';
      readonly modes: readonly { readonly value: string; readonly label: string }[];
      /** Null until one is chosen. */
      readonly mode: string | null;
      /** The input of the UPI id, while UPI is chosen. */
      readonly upi: { readonly id: string; readonly isWrong: boolean } | null;
      readonly canPay: boolean;
    }
  | { readonly screen: 'notPermitted' }
  | { readonly screen: 'closed' };
