import { API_BASE, CONTRACT_VERSION, CONTRACT_VERSION_HEADER } from '@folioflow/api/contract';
import { areas, implementations } from './areas.ts';
import { type Area } from './ground/area.ts';
import { createLiveReader, readProviderNow } from './ground/live.ts';
import { createRequestLog } from './ground/request-log.ts';
import { createBodyEncoder, webCompressors } from './http/transport/compress.ts';
import { corsHeaders, preflightResponse } from './http/transport/cors.ts';
import { isForOwnHost, misdirectedAnswer, addSecurityHeaders } from './http/transport/guard.ts';
import { answerRequest } from './http/provider.ts';
import { responseOf } from './http/transport/respond.ts';
import { DroppedConnection } from './ground/refusal.ts';
import { type ProviderContext } from './http/router.ts';
import { createSideRouteHandler } from './http/side-routes.ts';
import { migrateAndSeed } from './prepare.ts';
import { createDigester } from './kit/hashing.ts';
import { systemRandom } from './kit/random.ts';
import { type SandboxOptions } from './sandbox-options.ts';

/** The simulated provider as a fetch handler. */
export interface Sandbox {
  /**
   * Answers any request to the sandbox's address.
   * @throws DroppedConnection where a real provider would close the connection without an answer, and while the
   * database does not answer
   */
  fetch(request: Request): Promise<Response>;
  /** Settles when tables and seed exist; `fetch` awaits it. */
  readonly ready: Promise<void>;
  close(): Promise<void>;
}

const DEFAULT_ROUNDS = 60_000;

const waitFor = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const collectParts = <K extends keyof Area>(parts: readonly Area[], part: K): NonNullable<Area[K]> =>
  Object.assign({}, ...parts.map((area) => area[part])) as NonNullable<Area[K]>;

const createProviderContext = (options: SandboxOptions): ProviderContext => {
  const { db } = options.store;
  return {
    db,
    machineNow: options.clock,
    random: options.random ?? systemRandom,
    appOrigins: options.appOrigins,
    ownOrigins: options.ownOrigins ?? (() => []),
    controlToken: options.controlToken,
    hashRounds: options.hashRounds ?? DEFAULT_ROUNDS,
    wait: options.wait ?? waitFor,
    readDocsFile: options.readDocsFile,
    live: createLiveReader(db),
    log: createRequestLog(),
    digest: createDigester(),
    onError: options.onError ?? (() => undefined),
    areas,
    implementations,
    due: areas.flatMap((area: Area) => area.due ?? []),
    movers: collectParts(areas, 'movers'),
    tables: collectParts(areas, 'tables'),
  };
};

const pathOf = (url: string): string => {
  const start = url.indexOf('/', url.indexOf('//') + 2);
  const end = url.search(/[?#]/);
  return start < 0 ? '/' : url.slice(start, end < 0 ? undefined : end);
};

/** Creates the simulated provider. It needs nothing of Node; the database is passed in as the store. */
export const createSandbox = (options: SandboxOptions): Sandbox => {
  const router = createProviderContext(options);
  const ready = migrateAndSeed(router.db, options.seed ?? 'market', router.machineNow());
  ready.catch(() => undefined);
  const handleSideRoute = createSideRouteHandler(router);
  const pack = createBodyEncoder(options.compressors ?? webCompressors);

  const answerCall = async (request: Request, path: string, cors: Record<string, string>): Promise<Response> => {
    try {
      const given = await answerRequest(router, request, path);
      const date = new Date(await readProviderNow(router)).toUTCString();
      return await responseOf(pack, request, given, { ...cors, date, [CONTRACT_VERSION_HEADER]: CONTRACT_VERSION });
    } catch (error) {
      if (error instanceof DroppedConnection) throw error;
      router.onError(error);
      // The clock of the provider, which every answer carries, is in the database that does not answer.
      throw new DroppedConnection();
    }
  };

  const answerAnyRequest = async (request: Request): Promise<Response> => {
    const cors = corsHeaders(request.headers.get('origin'), router.appOrigins);
    if (!isForOwnHost(request, options.hosts ?? [])) return responseOf(pack, request, misdirectedAnswer, cors);
    await ready;
    const path = pathOf(request.url);
    if (!path.startsWith(`${API_BASE}/`)) return handleSideRoute(request, path, cors);
    if (request.method === 'OPTIONS') return preflightResponse(cors);
    return answerCall(request, path.slice(API_BASE.length), cors);
  };
  const fetch = async (request: Request) => addSecurityHeaders(await answerAnyRequest(request));
  return { fetch, ready, close: () => options.store.close() };
};
