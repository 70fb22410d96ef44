import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach } from 'vitest';
import { createSandbox, type Sandbox } from '../sandbox.ts';
import { type SeedName } from '../ground/seed-name.ts';
import { parseFields, type Fields, isFields } from '../kit/json.ts';
import { type Database, type Store } from '../store/database.ts';
import { NOON } from './noon.ts';
import { openTestStore } from './stores.ts';

export const SANDBOX_ORIGIN = 'http://127.0.0.1:4602';
export const INVESTOR_APP = 'http://127.0.0.1:4600';
export { NOON };

export interface RequestOptions {
  readonly token?: string;
  readonly key?: string;
  readonly method?: 'POST' | 'PUT' | 'GET';
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sandbox with a fixed machine clock, and shortcuts for requests. */
export interface Bench {
  readonly sandbox: Sandbox;
  readonly db: Database;
  /** delays of late answers in milliseconds */
  readonly waits: readonly number[];
  readonly problems: readonly unknown[];
  response(path: string, body: unknown, sent?: RequestOptions): Promise<Response>;
  /** calls a provider operation by its path */
  ask(path: string, body: unknown, sent?: RequestOptions): Promise<Fields>;
  control(path: string, body?: Fields): Promise<Fields>;
  controlStatus(path: string, body: Fields): Promise<number>;
  list(path: string): Promise<readonly Fields[]>;
  token(mobile: string, like?: string): Promise<string>;
  /** newest code in the outbox */
  codeFor(recipient: string): Promise<string>;
  close(): Promise<void>;
}

const fieldsListOf = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);

export const newSubmissionKey = (): string => randomUUID();

interface BenchOptions {
  /** a new store by default */
  readonly store?: Store | undefined;
  /** noon of 20 November 2026 by default */
  readonly clock?: () => number;
  /** collects the error in `problems` by default */
  readonly onError?: (error: unknown) => void;
}

export const createBench = async (seed: SeedName = 'full', options: BenchOptions = {}): Promise<Bench> => {
  const store = options.store ?? (await openTestStore(seed));
  const waits: number[] = [];
  const problems: unknown[] = [];
  const sandbox = createSandbox({
    store,
    clock: options.clock ?? (() => NOON),
    appOrigins: [INVESTOR_APP, 'http://127.0.0.1:4601'],
    seed,
    hashRounds: 10,
    wait: (milliseconds) => {
      waits.push(milliseconds);
      return Promise.resolve();
    },
    onError: options.onError ?? ((error) => problems.push(error)),
  });
  await sandbox.ready;
  const sendRequest = (
    path: string,
    body: unknown,
    { token = '', key, method = 'POST', headers = {} }: RequestOptions = {},
  ) =>
    sandbox.fetch(
      new Request(SANDBOX_ORIGIN + path, {
        method,
        headers: {
          'content-type': 'application/json',
          'bb-access-token': token,
          ...(key === undefined ? {} : { 'idempotency-key': key }),
          ...headers,
        },
        ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
      }),
    );
  const response: Bench['response'] = (path, body, sent) => sendRequest(`/api/v1${path}`, body, sent);
  const control: Bench['control'] = async (path, body = {}) =>
    parseFields(await (await sendRequest(`/__sandbox${path}`, body)).text());
  const list: Bench['list'] = async (path) =>
    fieldsListOf(await (await sendRequest(`/__sandbox${path}`, {}, { method: 'GET' })).json());
  return {
    sandbox,
    db: store.db,
    waits,
    problems,
    response,
    ask: async (path, body, sent) => parseFields(await (await response(path, body, sent)).text()),
    control,
    controlStatus: async (path, body) => (await sendRequest(`/__sandbox${path}`, body)).status,
    list,
    token: async (mobile, like) => {
      const issued = await control('/token', like === undefined ? { mobile } : { mobile, like });
      return typeof issued['token_id'] === 'string' ? issued['token_id'] : '';
    },
    codeFor: async (recipient) => {
      const [message] = await list(`/outbox?to=${recipient}`);
      return typeof message?.['code'] === 'string' ? message['code'] : '';
    },
    close: () => sandbox.close(),
  };
};

/** Creates a new bench for each test of a file; it exists while a test runs. */
export const benchPerTest = (seed?: SeedName): Bench => {
  let current: Bench | undefined;
  beforeEach(async () => {
    current = await createBench(seed);
  });
  afterEach(() => current?.close());
  return new Proxy({} as Bench, { get: (_, name): unknown => current && Reflect.get(current, name) });
};
