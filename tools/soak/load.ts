import autocannon, { type Instance, type Result } from 'autocannon';
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import { type Ledger } from './ledger.ts';
import { requestsOf } from './way.ts';

export interface LoadOptions {
  readonly sandbox: string;
  readonly investor: string;
  readonly investors: number;
  readonly ledger: Ledger;
}

/** How long each step took, over all the load of a run, and what was not answered as it should be. */
export interface Measured {
  readonly steps: Map<string, RecordableHistogram>;
  /** Answers that were neither accepted nor lost with a killed process, by step: how many, and the first of them. */
  readonly bad: Map<string, { readonly count: number; readonly first: string }>;
}

export const nothingMeasured = (): Measured => ({ steps: new Map(), bad: new Map() });

interface Load {
  /** Settles when the load has ended by itself or was stopped. */
  readonly ended: Promise<unknown>;
  stop(): void;
}

const PAGE_READERS = 10;

const started = (options: Parameters<typeof autocannon>[0], listen: (instance: Instance) => void) => {
  let instance: Instance | undefined;
  const ended = new Promise<Result>((resolve, reject) => {
    instance = autocannon(options, (error, result) => (error === null ? resolve(result) : reject(error as Error)));
    listen(instance);
  });
  return { ended, stop: () => instance?.stop() };
};

/** The virtual investors, one request a second each, and beside them readers of the app's pages. */
export function beginLoad(
  { sandbox, investor, investors, ledger }: LoadOptions,
  seconds: number,
  measured: Measured,
): Load {
  let step = '';
  const note = (name: string, milliseconds: number) => {
    const histogram = measured.steps.get(name) ?? createHistogram();
    histogram.record(Math.max(1, Math.round(milliseconds)));
    measured.steps.set(name, histogram);
  };
  const onStep = (name: string, wrong: string | null) => {
    step = name;
    if (wrong === null) return;
    const { count, first } = measured.bad.get(name) ?? { count: 0, first: wrong };
    measured.bad.set(name, { count: count + 1, first });
  };
  const way = started(
    {
      url: sandbox,
      connections: investors,
      connectionRate: 1,
      duration: seconds,
      timeout: 60,
      ignoreCoordinatedOmission: true,
      requests: requestsOf(ledger, onStep),
    },
    // What was answered is said in the same breath as how long it took.
    (instance) => instance.on('response', (_client, _status, _bytes, milliseconds) => note(step, milliseconds)),
  );
  const pages = started(
    {
      url: `${investor}/signin`,
      connections: PAGE_READERS,
      connectionRate: 2,
      duration: seconds,
      ignoreCoordinatedOmission: true,
    },
    (instance) => instance.on('response', (_client, _status, _bytes, milliseconds) => note('a page', milliseconds)),
  );
  return {
    ended: Promise.all([way.ended, pages.ended]),
    stop: () => {
      way.stop();
      pages.stop();
    },
  };
}
