import { API_BASE } from '@folioflow/api/contract';
import { digestOf } from '../kit/hashing.ts';
import { systemRandom } from '../kit/random.ts';
import { requestLog } from '../log/request-log.ts';
import { seedIfEmpty } from '../personas/seed.ts';
import { migrate } from '../store/migrate.ts';
import { type Answer, isPrepared } from './answer.ts';
import { packer, webCompressors } from './compress.ts';
import { type Context } from './context.ts';
import { corsOf, preflight } from './cors.ts';
import { liveReader } from './live.ts';
import { answerProvider } from './provider.ts';
import { type SandboxOptions } from './sandbox-options.ts';
import { sideDoors } from './side-doors.ts';

/** The stand-in provider as a fetch handler. */
export interface Sandbox {
  /**
   * Answers any request to the sandbox's address.
   * @throws DroppedConnection where a real provider would close the connection without an answer
   */
  fetch(request: Request): Promise<Response>;
  /** Settles when tables and seed are in place; `fetch` waits for it by itself. */
  readonly ready: Promise<void>;
  close(): Promise<void>;
}

const DEFAULT_ROUNDS = 60_000;
const MOST_DIGESTS = 5_000;

/** Remembers what a token hashes to; that never changes, so nothing can go stale. */
const digester = (): ((text: string) => Promise<string>) => {
  const known = new Map<string, string>();
  return async (text) => {
    const hit = known.get(text);
    if (hit !== undefined) return hit;
    const digest = await digestOf(text);
    if (known.size >= MOST_DIGESTS) known.clear();
    known.set(text, digest);
    return digest;
  };
};

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const contextOf = (options: SandboxOptions): Context => {
  const { db } = options.store;
  return {
    db,
    machineNow: options.clock,
    random: options.random ?? systemRandom,
    appOrigins: options.appOrigins,
    hashRounds: options.hashRounds ?? DEFAULT_ROUNDS,
    wait: options.wait ?? wait,
    live: liveReader(db),
    log: requestLog(),
    pack: packer(options.compressors ?? webCompressors),
    digest: digester(),
    onError: options.onError ?? (() => undefined),
  };
};

const responseOf = async (context: Context, request: Request, answer: Answer, cors: Record<string, string>) => {
  const headers = { ...cors, 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' };
  const { body, status } = answer;
  if (body === null) return new Response(null, { status, headers });
  const isShared = isPrepared(body);
  const text = isShared ? body.prepared : JSON.stringify(body);
  const packed = await context.pack(text, request.headers.get('accept-encoding'), isShared ? body : undefined);
  const encoding = packed.encoding === '' ? {} : { 'content-encoding': packed.encoding };
  return new Response(packed.body, { status, headers: { ...headers, ...encoding } });
};

const pathOf = (url: string): string => {
  const start = url.indexOf('/', url.indexOf('//') + 2);
  const end = url.search(/[?#]/);
  return start < 0 ? '/' : url.slice(start, end < 0 ? undefined : end);
};

/** Makes the stand-in provider. Nothing of Node is needed; the store brings the database. */
export const createSandbox = (options: SandboxOptions): Sandbox => {
  const context = contextOf(options);
  const prepare = async () => {
    await migrate(context.db);
    await seedIfEmpty(context.db, options.seed ?? 'market', context.machineNow());
  };
  const ready = prepare();
  ready.catch(() => undefined);
  const openSideDoor = sideDoors(context);

  const fetch = async (request: Request): Promise<Response> => {
    await ready;
    const path = pathOf(request.url);
    const cors = corsOf(request.headers.get('origin'), context.appOrigins);
    if (!path.startsWith(`${API_BASE}/`)) return openSideDoor(request, path, cors);
    if (request.method === 'OPTIONS') return preflight(cors);
    const answer = await answerProvider(context, request, path.slice(API_BASE.length));
    return responseOf(context, request, answer, cors);
  };
  return { fetch, ready, close: () => options.store.close() };
};
