export interface LogEntry {
  /** milliseconds since the epoch, by the provider's clock */
  readonly time: number;
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly caller: string;
  readonly code: string;
  readonly status: number;
  readonly body: unknown;
}

export interface RequestLog {
  add(entry: LogEntry): void;
  /** newest first */
  entries(): readonly LogEntry[];
  clear(): void;
}

const MOST_KEPT = 500;

/** The last answers of this process, in memory; nothing here outlives it. */
export const requestLog = (): RequestLog => {
  const ring: LogEntry[] = [];
  let next = 0;
  return {
    add: (entry) => {
      ring[next % MOST_KEPT] = entry;
      next += 1;
    },
    entries: () => {
      const oldest = next > MOST_KEPT ? next % MOST_KEPT : 0;
      return [...ring.slice(oldest), ...ring.slice(0, oldest)].reverse();
    },
    clear: () => {
      ring.length = 0;
      next = 0;
    },
  };
};
