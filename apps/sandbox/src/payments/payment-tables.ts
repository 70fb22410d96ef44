export type PaymentState = 'open' | 'pending' | 'paid' | 'failed';

/** One attempt to pay an order. Amounts are thousandths of a rupee. */
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
  /** when the bank's word arrives by itself, and which it is */
  due_at: number | null;
  due_state: PaymentState | '';
}

declare module '../store/tables.ts' {
  interface Tables {
    payments: PaymentRow;
  }
}
