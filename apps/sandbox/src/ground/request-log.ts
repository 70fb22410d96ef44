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

const MAX_ENTRIES = 500;

/** Creates the log of the last answers of this process, in memory. */
export const createRequestLog = (): RequestLog => {
  const ring: LogEntry[] = [];
  let next = 0;
  return {
    add: (entry) => {
      ring[next % MAX_ENTRIES] = entry;
      next += 1;
    },
    entries: () => {
      const oldest = next > MAX_ENTRIES ? next % MAX_ENTRIES : 0;
      return [...ring.slice(oldest), ...ring.slice(0, oldest)].reverse();
    },
    clear: () => {
      ring.length = 0;
      next = 0;
    },
  };
};
