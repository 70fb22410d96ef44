import { createSandbox, openSqliteStore, type Sandbox, type Store } from '@folioflow/sandbox';
import { countTableChanges, type TableVersions } from '../../../apps/sandbox/src/testing/table-versions.ts';
import type { Random } from '../kit/random.ts';
import type { VirtualClock } from '../kit/clock.ts';

export const PROVIDER_ORIGIN = 'http://127.0.0.1:4602';
export const INVESTOR_ORIGIN = 'http://127.0.0.1:4600';
export const BACKOFFICE_ORIGIN = 'http://127.0.0.1:4601';

/** The provider of a simulation: the sandbox in this process, on a database in memory. */
export interface SimulatedProvider {
  readonly db: Store['db'];
  /** Returns the number of changes of each observed table; null if it is not known. */
  readonly readVersions: () => Promise<TableVersions | null>;
  /** Answers a request; requests are answered one after the other. Null if the connection was closed. */
  readonly fetch: (request: Request) => Promise<Response | null>;
  /** Answers a question of an invariant; one that a kill has cut is asked again, because answers are compared. */
  readonly answer: (request: Request) => Promise<Response | null>;
  /** Sends a call to the control surface and returns its parsed answer. */
  readonly control: (path: string, body?: object) => Promise<unknown>;
  /** Starts the process of the provider again, on the same database. */
  readonly restart: () => Promise<void>;
  /** Brings the clock of the provider to that of the devices, if they do not share it. */
  readonly followClock: () => Promise<void>;
  /** Internal errors of the provider; each is a violation. */
  readonly problems: readonly unknown[];
  readonly isBusy: () => boolean;
  readonly close: () => Promise<void>;
}

export interface ProviderParts {
  readonly clock: VirtualClock;
  readonly random: Random;
}

/** Tables whose rows the invariants compare. */
export const OBSERVED_TABLES = [
  'orders',
  'payments',
  'payouts',
  'schedules',
  'mandates',
  'clients',
  'bank_accounts',
  'nominees',
  'kyc',
  'watchlists',
  'advice_orders',
] as const;

const isDroppedConnection = (error: unknown): boolean =>
  error instanceof Error && error.constructor.name === 'DroppedConnection';

export async function startProvider({ clock, random }: ProviderParts): Promise<SimulatedProvider> {
  const store = openSqliteStore();
  const problems: unknown[] = [];
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  const create = (): Sandbox =>
    createSandbox({
      store,
      clock: clock.now,
      random: random.bytes,
      appOrigins: [INVESTOR_ORIGIN, BACKOFFICE_ORIGIN],
      seed: 'full',
      hashRounds: 1,
      wait: () => Promise.resolve(),
      onError: (error) => problems.push(error),
    });
  let sandbox = create();
  await sandbox.ready;
  const readVersions = await countTableChanges(store.db, OBSERVED_TABLES);
  const enqueue = async <Result>(task: () => Promise<Result>): Promise<Result> => {
    waiting += 1;
    const result = last.then(task);
    last = result.catch(() => undefined);
    try {
      return await result;
    } finally {
      waiting -= 1;
    }
  };
  const fetch = (request: Request) =>
    enqueue(async () => {
      try {
        return await sandbox.fetch(request);
      } catch (error) {
        if (isDroppedConnection(error)) return null;
        throw error;
      }
    });
  return {
    db: store.db,
    readVersions,
    fetch,
    answer: fetch,
    control: async (path, body) => {
      const headers = { 'content-type': 'application/json' };
      const sent = body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) };
      const answer = await fetch(new Request(`${PROVIDER_ORIGIN}/__sandbox${path}`, sent));
      return answer === null ? null : ((await answer.json()) as unknown);
    },
    restart: () =>
      enqueue(async () => {
        sandbox = create();
        await sandbox.ready;
      }),
    followClock: () => Promise.resolve(),
    problems,
    isBusy: () => waiting > 0,
    close: () => sandbox.close(),
  };
}
