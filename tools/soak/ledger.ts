type Body = Readonly<Record<string, unknown>>;

/** One submission of one investor: what was sent, and what the provider said of it. */
interface Entry {
  readonly mobile: string;
  readonly token: string;
  readonly body: Body;
  number: string | null;
  isPaid: boolean;
}

/** What was sent and what was acknowledged, kept outside of the stack that may die over it. */
export interface Ledger {
  send(key: string, order: Pick<Entry, 'mobile' | 'token' | 'body'>): void;
  acknowledge(key: string, number: string): void;
  pay(key: string): void;
  refuse(key: string): void;
  /** Orders whose answer was lost. */
  inDoubt(): readonly (readonly [key: string, entry: Entry])[];
  acknowledged(): readonly Entry[];
  readonly refusals: number;
}

export function newLedger(): Ledger {
  const entries = new Map<string, Entry>();
  let refusals = 0;
  const change = (key: string, change: Partial<Entry>) => {
    const entry = entries.get(key);
    if (entry !== undefined) Object.assign(entry, change);
  };
  return {
    send: (key, order) => void entries.set(key, { ...order, number: null, isPaid: false }),
    acknowledge: (key, number) => change(key, { number }),
    pay: (key) => change(key, { isPaid: true }),
    refuse: (key) => {
      if (entries.delete(key)) refusals += 1;
    },
    inDoubt: () => [...entries].filter(([, { number }]) => number === null),
    acknowledged: () => [...entries.values()].filter(({ number }) => number !== null),
    get refusals() {
      return refusals;
    },
  };
}
