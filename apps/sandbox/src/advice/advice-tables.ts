/** `captured`: the checkout has taken the money, and nobody has confirmed it here yet. */
export type AdviceState = 'created' | 'replaced' | 'captured' | 'paid' | 'expired';

/** An order for advice on one watchlist. */
export interface AdviceOrderRow {
  id: string;
  client_id: string;
  watchlist_id: string;
  advisor_id: string;
  plan_id: string;
  /** paise */
  amount: number;
  state: AdviceState;
  opened_at: number;
  /** what the checkout says of the payment; '' until it has taken the money */
  payment_id: string;
  signature: string;
}

declare module '../store/tables.ts' {
  interface Tables {
    advice_orders: AdviceOrderRow;
  }
}
