export interface FaultRow {
  id: string;
  position: number;
  operation: string;
  kind: string;
  /** JSON of the fault's value */
  value: string;
  /** remaining applications; -1 until removed */
  remaining: number;
  /** mobile number or e-mail of the only affected caller; '' for all callers */
  persona: string;
}

declare module '../store/tables.ts' {
  interface Tables {
    faults: FaultRow;
  }
}
