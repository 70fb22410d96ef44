import { type SeedName } from '../ground/seed-name.ts';
import { type Fields } from '../kit/json.ts';
import { type Store } from '../store/database.ts';
import { type Bench, createBench } from './bench.ts';

/** Sandbox with a fixed clock, and requests of the persona that is ready to invest. An error rejects the request. */
export interface SandboxClient extends Pick<Bench, 'db' | 'control' | 'close'> {
  ask(path: string, body: Fields): Promise<Fields>;
  response(path: string, body: Fields, headers?: Readonly<Record<string, string>>): Promise<Response>;
}

export const createSandboxClient = async (seed: SeedName, store?: Store): Promise<SandboxClient> => {
  const bench = await createBench(seed, {
    store,
    onError: (error) => {
      throw error;
    },
  });
  const token = await bench.token('9000000100');
  return {
    ...bench,
    ask: (path, body) => bench.ask(path, body, { token }),
    response: (path, body, headers = {}) => bench.response(path, body, { token, headers }),
  };
};
