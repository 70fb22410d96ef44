type OrderBody = Readonly<Record<string, unknown>>;

/** One submission of one investor: the request and the provider's answer. */
interface LedgerEntry {
  readonly mobile: string;
  readonly token: string;
  readonly body: OrderBody;
  number: string | null;
  isPaid: boolean;
}

/** Submitted and acknowledged orders, stored outside the stack, which may die during a run. */
export interface Ledger {
  send(key: string, order: Pick<LedgerEntry, 'mobile' | 'token' | 'body'>): void;
  acknowledge(key: string, number: string): void;
  pay(key: string): void;
  refuse(key: string): void;
  /** Orders whose answer was lost. */
  unconfirmed(): readonly (readonly [key: string, entry: LedgerEntry])[];
  acknowledged(): readonly LedgerEntry[];
  readonly refusals: number;
}

export function createLedger(): Ledger {
  const entries = new Map<string, LedgerEntry>();
  let refusals = 0;
  const updateEntry = (key: string, change: Partial<LedgerEntry>) => {
    const entry = entries.get(key);
    if (entry !== undefined) Object.assign(entry, change);
  };
  return {
    send: (key, order) => void entries.set(key, { ...order, number: null, isPaid: false }),
    acknowledge: (key, number) => updateEntry(key, { number }),
    pay: (key) => updateEntry(key, { isPaid: true }),
    refuse: (key) => {
      if (entries.delete(key)) refusals += 1;
    },
    unconfirmed: () => [...entries].filter(([, { number }]) => number === null),
    acknowledged: () => [...entries.values()].filter(({ number }) => number !== null),
    get refusals() {
      return refusals;
    },
  };
}
