import { createSandbox } from '../../sandbox.ts';
import { type SeedName } from '../../ground/seed-name.ts';
import { fieldsOf, type Fields } from '../../kit/json.ts';
import { type Database, type Store } from '../../store/database.ts';
import { openSqliteStore } from '../../store/sqlite.ts';

/** A sandbox in memory that stands at one instant, and the ready persona's questions to it. */
export interface AskingInvestor {
  readonly db: Database;
  ask(path: string, body: Fields, headers?: Readonly<Record<string, string>>): Promise<Fields>;
  control(path: string, body: Fields): Promise<Fields>;
  response(path: string, body: Fields, headers?: Readonly<Record<string, string>>): Promise<Response>;
  close(): Promise<void>;
}

const ORIGIN = 'http://127.0.0.1:4602';
/** Noon of 20 November 2026 in India. */
const NOW = Date.parse('2026-11-20T12:00:00+05:30');

export const askingInvestor = async (
  seed: SeedName,
  mobile = '9000000100',
  store: Store = openSqliteStore(),
): Promise<AskingInvestor> => {
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
  const post = (path: string, body: Fields, headers: Readonly<Record<string, string>> = {}) =>
    sandbox.fetch(
      new Request(ORIGIN + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    );
  const control = async (path: string, body: Fields) => fieldsOf(await (await post(path, body)).text());
  const issued = await control('/__sandbox/token', { mobile });
  const token = { 'bb-access-token': typeof issued['token_id'] === 'string' ? issued['token_id'] : '' };
  const response: AskingInvestor['response'] = (path, body, headers) =>
    post(`/api/v1${path}`, body, { ...token, ...headers });
  return {
    db: store.db,
    control,
    response,
    ask: async (path, body, headers) => fieldsOf(await (await response(path, body, headers)).text()),
    close: () => sandbox.close(),
  };
};
