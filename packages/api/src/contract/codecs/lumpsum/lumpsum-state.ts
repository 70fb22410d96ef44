import { rupeesOfPaise } from '../../formats.ts';
import { investorStateOf, type InvestorState } from '../investor-state.ts';
import type { OrderOffer, SchemeIdentity } from '../order-offer.ts';
import { schemeFieldsOf, schemeParamsOf } from './scheme-fields.ts';
import type { LumpsumOption, Order, SchemeParams } from '../../wire-types.gen.ts';

/** The lumpsum of a navigation state: a question to the provider, whose offer is ordered (decision 024). */
export interface RequestedLumpsum {
  readonly scheme: SchemeIdentity;
  /** Identifies the option of the scheme. */
  readonly option: { readonly uniqueNo: string; readonly code: string };
  readonly amountInPaise: number;
  /** False if the state has no nominees: the nominee step loads them. */
  readonly hasNominees: boolean;
}

/** The subject of /orderCheckout: a new order, or an order that exists with a pending payment (A40). */
export type LumpsumCheckoutSubject =
  | { readonly kind: 'newOrder'; readonly requested: RequestedLumpsum }
  | { readonly kind: 'pendingOrder'; readonly order: Order };

export type LumpsumOffer = OrderOffer<LumpsumOption>;

/** Navigation state of /orderCheckout for a new order: the seven entries under their wire names (DO-140). */
export interface LumpsumCheckoutState extends InvestorState {
  readonly selected_order: SchemeParams & {
    readonly scheme_code: string;
    readonly scheme_name: string;
    readonly scheme_isin: string;
  };
  /** The chosen option; `order_amount` is the entered amount in rupees. */
  readonly general_order: LumpsumOption;
}

export const lumpsumCheckoutStateOf = (
  amountInPaise: number,
  { scheme, option, investor }: LumpsumOffer,
): LumpsumCheckoutState => ({
  selected_order: { ...schemeFieldsOf(scheme), ...schemeParamsOf(option) },
  general_order: { ...option, order_amount: rupeesOfPaise(amountInPaise) },
  ...investorStateOf(investor),
});
