import { type Bit } from '../store/bit.ts';

export type MandateState = 'registered' | 'scan_uploaded' | 'approved' | 'inactive' | 'rejected' | 'cancelled';

/** What a bank was told about debits. Amounts are thousandths of a rupee; days are `yyyy-mm-dd`. */
export interface MandateRow {
  id: string;
  client_id: string;
  /** `M` and four digits; unique among the mandates of one customer */
  number: string;
  position: number;
  state: MandateState;
  /** what all debits together may be, and how much of it they have taken */
  amount: number;
  limit_used: number;
  account_no: string;
  account_type: string;
  ifsc: string;
  start_day: string;
  end_day: string;
  is_primary: Bit;
  /** how often a scan came, and how often somebody asked the bank about it since the last one */
  uploads: number;
  refreshes: number;
  /** the form to sign, a PDF in base64; '' where it is drawn of the mandate */
  nach_form: string;
  /** '' unless a refresh shows the form */
  rendering: string;
  /** when the bank decides about the scan; null while time brings nothing */
  due_at: number | null;
  /** when it came into the state that it has now; null in the state that it was registered in */
  decided_at: number | null;
  /** when it was registered; 0 where that is not known */
  created_at: number;
}

/** The id of a seeded mandate. */
export const mandateIdOf = (clientId: string, number: string): string => `MND_${clientId}_${number}`;

declare module '../store/tables.ts' {
  interface Tables {
    mandates: MandateRow;
  }
}
