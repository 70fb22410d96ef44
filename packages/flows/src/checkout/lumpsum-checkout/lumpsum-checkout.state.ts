import {
  isAmountText,
  lumpsumOptionSchema,
  type BankAccount,
  type LumpsumOption,
  type Nominee,
  type Order,
  type SchemeParams,
} from '@folioflow/api/contract';
import { parseWithSchema } from '../../kit/parse-with-schema.ts';
import { selectedOrderOf } from '../../orders/order-screen/order-panel.ts';

/** The scheme to buy: its parameters (C-69) and the three names that a fresh order has in addition. */
export interface SelectedScheme extends SchemeParams {
  readonly scheme_code: string;
  readonly scheme_name: string;
  readonly scheme_isin: string;
}

/** Navigation state of /orderCheckout from a chart page: the seven entries under their wire names (DO-140). */
export interface FreshCheckoutState {
  readonly selected_order: SelectedScheme;
  /** The chosen option; `order_amount` is the amount as typed, in rupees. */
  readonly general_order: LumpsumOption;
  readonly bank_account_list: readonly BankAccount[];
  /** Null if the state has no list: the flow loads it. */
  readonly nominee_list: readonly Nominee[] | null;
  readonly is_no_nominee_registered: boolean;
  /** PDF as base64. */
  readonly no_nominee_form: string;
  readonly client_code: string;
  readonly request_mode?: string | undefined;
}

/** Navigation state of /orderCheckout for an existing order with a pending payment (A40, X-12). */
export interface PayableCheckoutState {
  readonly request_mode: 'paynow';
  readonly selected_order: Order;
}

export type LumpsumCheckoutState = FreshCheckoutState | PayableCheckoutState;

export const isPayableState = (state: LumpsumCheckoutState): state is PayableCheckoutState =>
  state.request_mode === 'paynow';

const stringOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '');

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/** The request in the navigation state of /orderCheckout; everything else is loaded from the provider. */
export interface RequestedLumpsum {
  readonly scheme: { readonly isin: string; readonly code: string; readonly name: string };
  readonly option: { readonly uniqueNo: string; readonly code: string };
  /** Rupees, as typed. */
  readonly amount: string;
  /** False if the state has no nominees: the nominee step loads them. */
  readonly hasNominees: boolean;
}

/** Parses the navigation state of /orderCheckout; null without an order that can be requested (DO-267). */
export function lumpsumCheckoutStateOf(value: unknown): RequestedLumpsum | PayableCheckoutState | null {
  const entries = asRecord(value);
  if (entries['request_mode'] === 'paynow') {
    const order = selectedOrderOf(value);
    return order && { request_mode: 'paynow', selected_order: order };
  }
  const option = parseWithSchema<LumpsumOption>(lumpsumOptionSchema, entries['general_order']);
  const scheme = asRecord(entries['selected_order']);
  const code = stringOrEmpty(scheme['scheme_code']);
  if (option === null || code === '' || !isAmountText(option.order_amount)) return null;
  const { param_unique_no: uniqueNo, param_scheme_code } = option.information;
  return {
    scheme: { isin: stringOrEmpty(scheme['scheme_isin']), code, name: stringOrEmpty(scheme['scheme_name']) },
    option: { uniqueNo, code: param_scheme_code },
    amount: option.order_amount,
    hasNominees: Array.isArray(entries['nominee_list']),
  };
}
