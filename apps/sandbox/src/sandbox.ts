import { API_BASE } from '@folioflow/api/contract';
import { areas, implementations } from './areas.ts';
import { type Area } from './ground/area.ts';
import { liveReader, nowOf } from './ground/live.ts';
import { requestLog } from './ground/request-log.ts';
import { packer, webCompressors } from './http/compress.ts';
import { corsOf, preflight } from './http/cors.ts';
import { isForHere, misdirected, secured } from './http/guard.ts';
import { answerProvider } from './http/provider.ts';
import { responseOf } from './http/respond.ts';
import { type Router } from './http/router.ts';
import { sideDoors } from './http/side-doors.ts';
import { prepare } from './prepare.ts';
import { digester } from './kit/hashing.ts';
import { systemRandom } from './kit/random.ts';
import { type SandboxOptions } from './sandbox-options.ts';

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

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const together = <K extends keyof Area>(parts: readonly Area[], part: K): NonNullable<Area[K]> =>
  Object.assign({}, ...parts.map((area) => area[part])) as NonNullable<Area[K]>;

const routerOf = (options: SandboxOptions): Router => {
  const { db } = options.store;
  return {
    db,
    machineNow: options.clock,
    random: options.random ?? systemRandom,
    appOrigins: options.appOrigins,
    ownOrigins: options.ownOrigins ?? (() => []),
    hashRounds: options.hashRounds ?? DEFAULT_ROUNDS,
    wait: options.wait ?? wait,
    live: liveReader(db),
    log: requestLog(),
    digest: digester(),
    onError: options.onError ?? (() => undefined),
    areas,
    implementations,
    due: areas.flatMap((area: Area) => area.due ?? []),
    movers: together(areas, 'movers'),
    tables: together(areas, 'tables'),
  };
};

const pathOf = (url: string): string => {
  const start = url.indexOf('/', url.indexOf('//') + 2);
  const end = url.search(/[?#]/);
  return start < 0 ? '/' : url.slice(start, end < 0 ? undefined : end);
};

/** Makes the stand-in provider. Nothing of Node is needed; the store brings the database. */
export const createSandbox = (options: SandboxOptions): Sandbox => {
  const router = routerOf(options);
  const ready = prepare(router.db, options.seed ?? 'market', router.machineNow());
  ready.catch(() => undefined);
  const openSideDoor = sideDoors(router);
  const pack = packer(options.compressors ?? webCompressors);

  const answer = async (request: Request): Promise<Response> => {
    const cors = corsOf(request.headers.get('origin'), router.appOrigins);
    if (!isForHere(request, options.hosts ?? [])) return responseOf(pack, request, misdirected, cors);
    await ready;
    const path = pathOf(request.url);
    if (!path.startsWith(`${API_BASE}/`)) return openSideDoor(request, path, cors);
    if (request.method === 'OPTIONS') return preflight(cors);
    const given = await answerProvider(router, request, path.slice(API_BASE.length));
    const date = new Date(await nowOf(router)).toUTCString();
    return responseOf(pack, request, given, { ...cors, date });
  };
  const fetch = async (request: Request) => secured(await answer(request));
  return { fetch, ready, close: () => options.store.close() };
};
