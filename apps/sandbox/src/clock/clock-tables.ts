/** Settings of the whole sandbox by name, each a JSON text: clock, switches, seed, revision. */
export interface SettingRow {
  name: string;
  value: string;
}

export interface CounterRow {
  name: string;
  value: number;
}

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

export interface ClockTables {
  settings: SettingRow;
  counters: CounterRow;
  faults: FaultRow;
}
