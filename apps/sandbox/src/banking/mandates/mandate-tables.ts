import { type Bit } from '../../store/bit.ts';

export type MandateState = 'registered' | 'scan_uploaded' | 'approved' | 'inactive' | 'rejected' | 'cancelled';

/** Mandate. Amounts are in thousandths of a rupee; days are `yyyy-mm-dd`. */
export interface MandateRow {
  id: string;
  client_id: string;
  /** `M` and four digits; unique for a customer */
  number: string;
  position: number;
  state: MandateState;
  /** limit of all debits together, and the used part of it */
  amount: number;
  limit_used: number;
  account_no: string;
  account_type: string;
  ifsc: string;
  start_day: string;
  end_day: string;
  is_primary: Bit;
  /** number of scans, and number of refreshes since the last scan */
  uploads: number;
  refreshes: number;
  /** form to sign, a PDF in base64; '' for the form that is drawn from the mandate */
  nach_form: string;
  /** '' unless a refresh shows the form */
  rendering: string;
  /** moment of the bank's decision about the scan; null without a timed decision */
  due_at: number | null;
  /** moment of its present state; null in the state of its registration */
  decided_at: number | null;
  /** moment of the registration; 0 if unknown */
  created_at: number;
}

/** Id of a seeded mandate. */
export const mandateIdOf = (clientId: string, number: string): string => `MND_${clientId}_${number}`;

declare module '../../store/tables.ts' {
  interface Tables {
    mandates: MandateRow;
  }
}
