/** `captured`: the checkout has charged the payment, which is not confirmed yet. */
export type AdviceState = 'created' | 'replaced' | 'captured' | 'paid' | 'expired';

/** Order for advice on a watchlist. */
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
  /** payment id of the checkout; '' before the charge */
  payment_id: string;
  signature: string;
}

declare module '../store/tables.ts' {
  interface Tables {
    advice_orders: AdviceOrderRow;
  }
}
