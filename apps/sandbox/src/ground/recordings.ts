/** A step of a recorded flow: names only (decision 092). */
export interface RecordedStep {
  readonly kind: string;
  readonly name: string;
  readonly within: readonly string[];
  readonly to: readonly string[];
  /** The failure of a call: `refused` with its code, `fault` with its reason, or `noAnswer`. */
  readonly failure?: { readonly kind: string; readonly code?: string; readonly reason?: string };
}

/** A recorded flow of a tab, as the tab reports it. */
export interface RecordedRun {
  /** Visit of the tab and number of the flow in it, without a space. */
  readonly id: string;
  readonly isRunning: boolean;
  readonly flow: string;
  readonly route: string;
  readonly steps: readonly RecordedStep[];
  /** The whole recording as JSON, for the review room. */
  readonly text: string;
}

/** The report of an open tab. */
export interface TabReport {
  readonly tab: string;
  /** Id of the visit: a tab that loads another page begins the next one. */
  readonly visit: string;
  readonly app: string;
  /** Ids of the flows that run now. */
  readonly flows: readonly string[];
  readonly isClosed: boolean;
  /** Flows whose recording has changed; empty while the tab is not recorded. */
  readonly runs: readonly RecordedRun[];
}

export interface RecordedTab {
  readonly tab: string;
  /** Counts the tabs of this process, from 1. */
  readonly number: number;
  readonly app: string;
  readonly flows: readonly string[];
  readonly isOpen: boolean;
  readonly isRecorded: boolean;
  readonly runs: readonly RecordedRun[];
}

/** Tabs and their recorded flows, in the memory of this process. */
export interface Recordings {
  /** Stores a report; true if the tab is to report its flows. */
  report(report: TabReport, now: number): boolean;
  setRecorded(tab: string, isRecorded: boolean): boolean;
  clear(tab: string): boolean;
  tabs(now: number): readonly RecordedTab[];
}

/** A tab in the background reports once a minute. */
const SILENCE_MS = 90_000;
const MAX_TABS = 20;
const MAX_RUNS = 20;

interface StoredTab extends Omit<RecordedTab, 'isOpen' | 'runs'> {
  readonly seenAt: number;
  readonly isClosed: boolean;
  readonly runs: ReadonlyMap<string, RecordedRun>;
}

/** Flows of an earlier visit have ended, those without a step without a trace. */
const endedRuns = (runs: ReadonlyMap<string, RecordedRun>, visit: string) =>
  [...runs.values()]
    .map((run) => (run.id.startsWith(visit) ? run : { ...run, isRunning: false }))
    .filter(({ isRunning, steps }) => isRunning || steps.length > 0);

const mergeRuns = (known: ReadonlyMap<string, RecordedRun>, { runs: changed, visit }: TabReport) => {
  const all = new Map([...known.values(), ...changed].map((run) => [run.id, run]));
  return new Map(
    endedRuns(all, visit)
      .slice(-MAX_RUNS)
      .map((run) => [run.id, run]),
  );
};

export const createRecordings = (): Recordings => {
  const stored = new Map<string, StoredTab>();
  let count = 0;
  const isNeeded = ({ runs, isRecorded }: StoredTab) => isRecorded || runs.size > 0;
  const isOpen = ({ isClosed, seenAt }: StoredTab, now: number) => !isClosed && now - seenAt < SILENCE_MS;
  // A tab that loads another page is closed for a moment.
  const removeSilentTabs = (now: number) => {
    for (const tab of stored.values()) {
      if (now - tab.seenAt >= SILENCE_MS && !isNeeded(tab)) stored.delete(tab.tab);
    }
    for (const { tab } of [...stored.values()].slice(0, -MAX_TABS)) stored.delete(tab);
  };
  const change = (tab: string, changes: Partial<StoredTab>): boolean => {
    const known = stored.get(tab);
    if (known !== undefined) stored.set(tab, { ...known, ...changes });
    return known !== undefined;
  };
  return {
    report: (report, now) => {
      const { tab, app, flows, isClosed } = report;
      const known = stored.get(tab);
      if (known === undefined) count += 1;
      const { number = count, isRecorded = false } = known ?? {};
      const all = known?.runs ?? new Map<string, RecordedRun>();
      const merged = isRecorded ? mergeRuns(all, report) : all;
      stored.set(tab, { tab, number, app, flows, isClosed, isRecorded, seenAt: now, runs: merged });
      removeSilentTabs(now);
      return isRecorded;
    },
    setRecorded: (tab, isRecorded) => change(tab, { isRecorded }),
    clear: (tab) => change(tab, { runs: new Map() }),
    tabs: (now) => {
      removeSilentTabs(now);
      return [...stored.values()]
        .filter((tab) => isOpen(tab, now) || isNeeded(tab))
        .map((tab) => ({ ...tab, isOpen: isOpen(tab, now), runs: [...tab.runs.values()] }));
    },
  };
};
