import type { Order } from '@folioflow/api/contract';
import type { PayingAccount } from '../../banking/paying-account.ts';
import type { OrderState } from '../../parts/order/order-state.ts';
import type { PurchaseTerms } from '../../parts/order/purchase-agreement.ts';
import type { PaymentChoiceInput } from '../../parts/payment/payment-choice/payment-choice.types.ts';

export interface OrderFacts {
  readonly schemeName: string;
  readonly orderNumber: string;
  /** Rupees; '' if the provider returns none. */
  readonly amount: string;
}

/** The panel of the order screen; it selects a flow and is not a flow itself (catalogue 1.1). */
export type OrderPanel =
  | { readonly panel: 'orderMissing' }
  /** Shows server HTML and 'Ok, Done'. */
  | ({ readonly panel: 'completed'; readonly html: string; readonly state: OrderState } & OrderFacts)
  /** Starts the flow `redeem` or `investMore`. */
  | { readonly panel: 'redeem' | 'investmore'; readonly order: Order }
  | ({
      readonly panel: 'payment' | 'paynow';
      readonly account: PayingAccount | null;
      readonly terms: PurchaseTerms;
      /** Starts the flow `paymentChoice`. */
      readonly choice: PaymentChoiceInput;
    } & OrderFacts);
