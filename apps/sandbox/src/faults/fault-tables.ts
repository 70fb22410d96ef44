export interface FaultRow {
  id: string;
  position: number;
  operation: string;
  kind: string;
  /** JSON of the fault's value */
  value: string;
  /** how often it still strikes; -1 until removed */
  remaining: number;
  /** mobile number or e-mail of the only caller it strikes; '' for everybody */
  persona: string;
}

declare module '../store/tables.ts' {
  interface Tables {
    faults: FaultRow;
  }
}
