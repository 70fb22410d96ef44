import { openPostgresStore } from '../../../apps/sandbox/src/store/postgres.ts';
import { startSandboxProcess, type SandboxProcess } from '../../../apps/sandbox/src/testing/sandbox-process.ts';
import type { VirtualClock } from '../kit/clock.ts';
import type { Random } from '../kit/random.ts';
import { PROVIDER_ORIGIN, type SimulatedProvider } from '../world/provider.ts';
import { startRoundRobin } from '../../../apps/sandbox/src/testing/round-robin.ts';

/** Several processes of the sandbox on one Postgres, behind one address. */
export interface SharedProvider extends SimulatedProvider {
  /** Kills the process that gets the request after the next `after`, and starts it again. */
  readonly killAfter: (after: number) => void;
  /** Settles when the killed process runs again. */
  readonly whenComplete: () => Promise<void>;
  /** Requests that were sent twice at the same time, to two processes. */
  readonly doubledCount: () => number;
}

interface SharedParts {
  readonly clock: VirtualClock;
  readonly random: Random;
  readonly databaseUrl: string;
  readonly processes: number;
}

/** Requests with a submission key that reach the provider twice at the same time. */
const DOUBLE_PROBABILITY = 0.15;
const MS_PER_SECOND = 1_000;

/** Status for an account number whose bank does not answer (sandbox.md 6.4); a crash has 500. */
const BANK_DOWN = 503;

export async function startSharedProvider(parts: SharedParts): Promise<SharedProvider> {
  const { clock, random, databaseUrl, processes: count } = parts;
  const start = () => startSandboxProcess({ DATABASE_URL: databaseUrl }, 'full');
  const processes: SandboxProcess[] = await Promise.all(Array.from({ length: count }, start));
  const address = await startRoundRobin(
    processes.map(({ url }) => url),
    new URL(PROVIDER_ORIGIN).host,
  );
  const store = openPostgresStore(databaseUrl);
  const problems: unknown[] = [];
  let running = 0;
  let doubled = 0;
  let followedTo = clock.now();
  let replacement: Promise<void> = Promise.resolve();
  const send = async (request: Request, body: ArrayBuffer): Promise<Response | null> => {
    const { method, headers } = request;
    const url = request.url.replace(PROVIDER_ORIGIN, address.url);
    try {
      const sent = method === 'GET' ? { method, headers } : { method, headers, body };
      const answer = await fetch(url, { ...sent, redirect: 'manual' });
      const bytes = await answer.arrayBuffer();
      const hasBody = bytes.byteLength > 0;
      if (answer.status >= 500 && answer.status !== BANK_DOWN) problems.push(`${method} ${url}: HTTP ${answer.status}`);
      return new Response(hasBody ? bytes : null, { status: answer.status, headers: answer.headers });
    } catch {
      return null;
    }
  };
  const ask = async (request: Request): Promise<Response | null> => {
    running += 1;
    try {
      const body = await request.arrayBuffer();
      const isDoubled = request.headers.has('idempotency-key') && random.isLikely(DOUBLE_PROBABILITY);
      if (!isDoubled) return await send(request, body);
      doubled += 1;
      const [first, second] = await Promise.all([send(request, body), send(request, body)]);
      return first ?? second;
    } finally {
      running -= 1;
    }
  };
  const answer = async (request: Request): Promise<Response> => {
    for (;;) {
      const response = await ask(request.clone());
      if (response !== null) return response;
    }
  };
  const control = async (path: string, body?: object): Promise<unknown> => {
    const headers = { 'content-type': 'application/json' };
    const sent = body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) };
    // A call that was cut by a kill is repeated: a clock that moves twice is a later one.
    return (await answer(new Request(`${PROVIDER_ORIGIN}/__sandbox${path}`, sent))).json();
  };
  const replaceProcess = async (place: number): Promise<void> => {
    await processes[place]?.kill();
    const next = await start();
    processes[place] = next;
    address.setTarget(place, next.url);
  };
  await control('/clock', { set: clock.now(), freeze: true });
  return {
    db: store.db,
    readVersions: () => Promise.resolve(null),
    fetch: ask,
    answer,
    control,
    restart: () => replaceProcess(random.below(processes.length)),
    followClock: async () => {
      const seconds = (clock.now() - followedTo) / MS_PER_SECOND;
      followedTo = clock.now();
      await control('/clock', { advance_seconds: seconds, expire_sessions: true });
    },
    killAfter: (after) => {
      let left = after;
      address.onForward = (place) => {
        left -= 1;
        if (left >= 0) return;
        address.onForward = () => undefined;
        replacement = replaceProcess(place);
      };
    },
    whenComplete: () => replacement,
    doubledCount: () => doubled,
    get problems() {
      return [...problems, ...processes.flatMap((process) => process.problems)];
    },
    isBusy: () => running > 0,
    close: async () => {
      await address.close();
      await store.close();
      await Promise.all(processes.map((process) => process.close()));
    },
  };
}
