/** A clock whose time moves by `pass` alone. It has the form of the clock of XState. */
export interface VirtualClock {
  readonly now: () => number;
  readonly setTimeout: (end: (...args: unknown[]) => void, milliseconds: number) => number;
  readonly clearTimeout: (id: number) => void;
  /** Moves the time; ends the timers that become due in their order, also those that a timer starts. */
  readonly pass: (milliseconds: number) => void;
}

interface Timer {
  readonly dueAt: number;
  readonly end: () => void;
}

const findFirst = (timers: ReadonlyMap<number, Timer>): [number, Timer] | undefined => {
  let first: [number, Timer] | undefined;
  for (const entry of timers) if (first === undefined || entry[1].dueAt < first[1].dueAt) first = entry;
  return first;
};

/** @param start milliseconds since the epoch */
export function createVirtualClock(start: number): VirtualClock {
  const timers = new Map<number, Timer>();
  let now = start;
  let lastId = 0;
  return {
    now: () => now,
    setTimeout: (end, milliseconds) => {
      lastId += 1;
      timers.set(lastId, { dueAt: now + Math.max(0, milliseconds), end });
      return lastId;
    },
    clearTimeout: (id) => void timers.delete(id),
    pass: (milliseconds) => {
      const until = now + milliseconds;
      for (let first = findFirst(timers); first !== undefined && first[1].dueAt <= until; first = findFirst(timers)) {
        timers.delete(first[0]);
        now = Math.max(now, first[1].dueAt);
        first[1].end();
      }
      now = until;
    },
  };
}
