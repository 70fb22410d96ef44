import autocannon, { type Instance, type Result } from 'autocannon';
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import { type Ledger } from './ledger.ts';
import { createRequests } from './order-steps.ts';

export interface LoadOptions {
  readonly sandbox: string;
  readonly investor: string;
  readonly investors: number;
  readonly ledger: Ledger;
}

/** Latencies of each step over the whole load of a run, and the unexpected answers. */
export interface LoadMeasurements {
  readonly steps: Map<string, RecordableHistogram>;
  /** Answers that were neither accepted nor lost with a killed process, by step: how many, and the first of them. */
  readonly bad: Map<string, { readonly count: number; readonly first: string }>;
}

export const emptyMeasurements = (): LoadMeasurements => ({ steps: new Map(), bad: new Map() });

interface RunningLoad {
  /** Settles when the load has ended by itself or was stopped. */
  readonly ended: Promise<unknown>;
  stop(): void;
}

const PAGE_READERS = 10;

const startAutocannon = (options: Parameters<typeof autocannon>[0], listen: (instance: Instance) => void) => {
  let instance: Instance | undefined;
  const ended = new Promise<Result>((resolve, reject) => {
    instance = autocannon(options, (error, result) => (error === null ? resolve(result) : reject(error as Error)));
    listen(instance);
  });
  return { ended, stop: () => instance?.stop() };
};

/** The virtual investors, one request a second each, and beside them readers of the app's pages. */
export function startLoad(
  { sandbox, investor, investors, ledger }: LoadOptions,
  seconds: number,
  measured: LoadMeasurements,
): RunningLoad {
  let step = '';
  const recordLatency = (name: string, milliseconds: number) => {
    const histogram = measured.steps.get(name) ?? createHistogram();
    histogram.record(Math.max(1, Math.round(milliseconds)));
    measured.steps.set(name, histogram);
  };
  const recordStep = (name: string, wrong: string | null) => {
    step = name;
    if (wrong === null) return;
    const { count, first } = measured.bad.get(name) ?? { count: 0, first: wrong };
    measured.bad.set(name, { count: count + 1, first });
  };
  const investorLoad = startAutocannon(
    {
      url: sandbox,
      connections: investors,
      connectionRate: 1,
      duration: seconds,
      timeout: 60,
      ignoreCoordinatedOmission: true,
      requests: createRequests(ledger, recordStep),
    },
    // The event of an answer also carries its latency.
    (instance) =>
      instance.on('response', (_client, _status, _bytes, milliseconds) => recordLatency(step, milliseconds)),
  );
  const pageLoad = startAutocannon(
    {
      url: `${investor}/signin`,
      connections: PAGE_READERS,
      connectionRate: 2,
      duration: seconds,
      ignoreCoordinatedOmission: true,
    },
    (instance) =>
      instance.on('response', (_client, _status, _bytes, milliseconds) => recordLatency('a page', milliseconds)),
  );
  return {
    ended: Promise.all([investorLoad.ended, pageLoad.ended]),
    stop: () => {
      investorLoad.stop();
      pageLoad.stop();
    },
  };
}
