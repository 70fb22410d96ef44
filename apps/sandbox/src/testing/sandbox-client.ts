import { createSandbox } from '../sandbox.ts';
import { type SeedName } from '../ground/seed-name.ts';
import { parseFields, type Fields } from '../kit/json.ts';
import { type Database, type Store } from '../store/database.ts';
import { openSqliteStore } from '../store/sqlite.ts';

/** Sandbox in memory with a fixed clock, with requests of the ready persona. */
export interface SandboxClient {
  readonly db: Database;
  ask(path: string, body: Fields, headers?: Readonly<Record<string, string>>): Promise<Fields>;
  control(path: string, body: Fields): Promise<Fields>;
  response(path: string, body: Fields, headers?: Readonly<Record<string, string>>): Promise<Response>;
  close(): Promise<void>;
}

const ORIGIN = 'http://127.0.0.1:4602';
/** Noon of 20 November 2026 in India. */
const NOW = Date.parse('2026-11-20T12:00:00+05:30');

export const createSandboxClient = async (
  seed: SeedName,
  mobile = '9000000100',
  store: Store = openSqliteStore(),
): Promise<SandboxClient> => {
  const sandbox = createSandbox({
    store,
    clock: () => NOW,
    appOrigins: ['http://127.0.0.1:4600'],
    seed,
    hashRounds: 1,
    onError: (error) => {
      throw error;
    },
  });
  await sandbox.ready;
  const postRequest = (path: string, body: Fields, headers: Readonly<Record<string, string>> = {}) =>
    sandbox.fetch(
      new Request(ORIGIN + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    );
  const control = async (path: string, body: Fields) => parseFields(await (await postRequest(path, body)).text());
  const issued = await control('/__sandbox/token', { mobile });
  const token = { 'bb-access-token': typeof issued['token_id'] === 'string' ? issued['token_id'] : '' };
  const response: SandboxClient['response'] = (path, body, headers) =>
    postRequest(`/api/v1${path}`, body, { ...token, ...headers });
  return {
    db: store.db,
    control,
    response,
    ask: async (path, body, headers) => parseFields(await (await response(path, body, headers)).text()),
    close: () => sandbox.close(),
  };
};
