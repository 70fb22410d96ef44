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
  /** the most that one debit may be, and how much of it registrations have taken */
  amount: number;
  limit_used: number;
  account_no: string;
  account_type: string;
  ifsc: string;
  start_day: string;
  end_day: string;
  is_primary: Bit;
  /** how often somebody asked the bank about it since its scan came */
  refreshes: number;
  /** the form to sign, a PDF in base64 */
  nach_form: string;
  /** a PDF that a refresh shows, '' for none */
  rendering: string;
}

/** The id of a seeded mandate. */
export const mandateIdOf = (clientId: string, number: string): string => `MND_${clientId}_${number}`;

declare module '../store/tables.ts' {
  interface Tables {
    mandates: MandateRow;
  }
}
