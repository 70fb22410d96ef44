import type { Order } from '@folioflow/api/contract';
import type { PayingAccount } from '../../banking/paying-account.ts';
import type { OrderState } from '../../parts/order-state.ts';
import type { PurchaseTerms } from '../../parts/purchase-agreement.ts';
import type { PaymentChoiceInput } from '../../parts/payment-choice/index.ts';

/** What the order screen can be opened for (OM-121). */
export type OrderRequestMode = 'payment' | 'paynow' | 'investmore' | 'redeem';

/** The navigation state of the order screen, read with distrust. */
export interface OrderScreenState {
  readonly requestMode: OrderRequestMode | null;
  readonly order: Order | null;
}

export interface OrderFacts {
  readonly schemeName: string;
  readonly orderNumber: string;
  /** Rupees, '' where the provider tells none. */
  readonly amount: string;
}

/** Which panel the order screen shows; a choice of flow, not a flow (catalogue 1.1). */
export type OrderPanel =
  | { readonly panel: 'orderMissing' }
  /** Server HTML, and 'Ok, Done'. */
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
