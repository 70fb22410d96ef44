import type { RecordedRun, Recorder } from '@folioflow/flows/recording';

/** The report of a tab to its app server: names of charts, and two random ids. */
export interface TabReport {
  readonly tab: string;
  readonly visit: string;
  readonly app: string;
  readonly flows: readonly string[];
  readonly isClosed: boolean;
  readonly runs: readonly RecordedRun[];
}

interface TabReportsOptions {
  readonly recorder: Recorder;
  /** Id of the tab, of this visit of its page, and the name of the app. */
  readonly names: Pick<TabReport, 'tab' | 'visit' | 'app'>;
  /** Sends a report; returns whether the tab is recorded. */
  readonly send: (report: TabReport) => Promise<boolean>;
}

export interface TabReports {
  /** Reports the running flows, and the recorded flows that have changed. A report at a time is sent. */
  readonly report: (isClosed?: boolean) => Promise<void>;
  readonly isRecorded: () => boolean;
}

/**
 * Creates the reports of a tab. Until the tab is recorded, they contain the names of the running flows only. A recording
 * begins with the flows that run at that moment, from their start; in a tab that is recorded already, with the first one.
 */
export function createTabReports({ recorder, names, send }: TabReportsOptions): TabReports {
  const sent = new Map<number, string>();
  let isRecorded = false;
  let isFirst = true;
  let firstRun = 1;
  let sending: Promise<void> = Promise.resolve();

  const changedRuns = (): readonly RecordedRun[] =>
    isRecorded ? recorder.runs().filter((run) => run.id >= firstRun && sent.get(run.id) !== JSON.stringify(run)) : [];

  const begin = (): void => {
    const runs = recorder.runs();
    const running = runs.find(({ isRunning }) => isRunning);
    firstRun = isFirst ? 1 : (running?.id ?? (runs.at(-1)?.id ?? 0) + 1);
    sent.clear();
  };

  const sendReport = async (isClosed: boolean): Promise<void> => {
    const runs = changedRuns();
    const running = recorder.runs().filter(({ isRunning }) => isRunning);
    const flows = running.map(({ recording }) => recording.flow);
    const wanted = await send({ ...names, flows, isClosed, runs });
    for (const run of runs) sent.set(run.id, JSON.stringify(run));
    if (wanted && !isRecorded) begin();
    const hasBegun = wanted && !isRecorded;
    isRecorded = wanted;
    isFirst = false;
    if (hasBegun && !isClosed) await sendReport(false);
  };

  return {
    report: (isClosed = false) => {
      sending = sending.catch(() => undefined).then(() => sendReport(isClosed));
      return sending;
    },
    isRecorded: () => isRecorded,
  };
}
