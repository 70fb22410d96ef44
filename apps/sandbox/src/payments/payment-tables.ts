export type PaymentState = 'open' | 'pending' | 'paid' | 'failed';

/** Attempt to pay an order. Amounts are in thousandths of a rupee. */
export interface PaymentRow {
  id: string;
  order_id: string;
  client_id: string;
  order_number: string;
  mode: 'DIRECT' | 'UPI';
  upi_id: string;
  amount: number;
  signature: string;
  state: PaymentState;
  return_to: string;
  opened_at: number;
  /** moment of the timed decision of the bank; `due_state` is its result */
  due_at: number | null;
  due_state: PaymentState | '';
}

declare module '../store/tables.ts' {
  interface Tables {
    payments: PaymentRow;
  }
}
